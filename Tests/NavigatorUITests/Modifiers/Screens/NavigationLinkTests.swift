import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct LinksView: View {
  let title: String
  let page: HomeDestinations?
  private static let resource: LocalizedStringResource = "A resource"

  var body: some View {
    NavigationLink(title, to: page)
    NavigationLink(title.dropFirst(), to: page)
    NavigationLink("Page \(7)", to: page)
    NavigationLink(Self.resource, to: page)
    NavigationLink(to: page) { Label("With an icon", systemImage: "star") }
  }
}

@Suite("Links to destinations")
struct NavigationLinkTests {
  private let titles = ["A string", " string", "Page 7", "A resource", "With an icon"]

  @Test("A link is labeled by a string, a localized key, a resource or a view")
  func titled() throws {
    for title in titles {
      let stage = Stage { LinksView(title: "A string", page: .pageN(1)) }
      try stage.app.tap(title)
      #expect(try stage.pages == [.pageN(1)])
    }
  }

  @Test("A link without a destination is disabled")
  func disabled() throws {
    let stage = Stage { LinksView(title: "A string", page: nil) }
    for title in titles { #expect(try !stage.app.isEnabled(title)) }
    #expect(try stage.navigator.isEmpty)
  }
}
