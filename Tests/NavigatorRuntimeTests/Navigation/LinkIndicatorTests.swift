import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Marks of navigation links")
struct LinkIndicatorTests {
  private struct Links: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Hidden", value: 1)
          NavigationLink("Shown", value: 2).navigationLinkIndicatorVisibility(.visible)
          Indicated()
          Button("toggle") { isHidden.toggle() }
        }
        .navigationLinkIndicatorVisibility(isHidden ? .hidden : .automatic)
      }
    }
  }

  private struct Indicated: View {
    @Environment(\.navigationLinkIndicatorVisibility) private var visibility

    var body: some View { Text(visibility == .hidden ? "reads hidden" : "reads automatic") }
  }

  @Test("The innermost modifier decides whether a link has a mark")
  func visibility() throws {
    let app = TestApp { Links() }
    #expect(app.elements(.link).map { $0.content[.showsIndicators] } == [false, true])
    #expect(app.exists("reads hidden"))
    try app.tap("toggle")
    #expect(app.elements(.link).map { $0.content[.showsIndicators] } == [nil, true])
    #expect(app.exists("reads automatic"))
  }
}
