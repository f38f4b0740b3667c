import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Activities and the addresses of links")
@MainActor
struct UserActivityTests {
  private struct Counter: View {
    @State private var count: Int? = 0
    @State private var isActive = true

    var body: some View {
      VStack {
        Button("More") { count = (count ?? 0) + 1 }
        Button("None") { count = nil }
        Text("inside").userActivity("inner", element: count) { count, activity in activity.webpageURL = URL(string: "/\(count)") }
      }
      .userActivity("outer") { $0.webpageURL = URL(string: "/outer") }
    }
  }

  @Test("The innermost activity applies, and follows the state that it reads")
  func follows() throws {
    let app = TestApp { Counter() }
    #expect(app.session.location.address == "/0")
    try app.tap("More")
    #expect(app.session.location.address == "/1")
    try app.tap("None")
    #expect(app.session.location.address == "/outer")
  }

  @Test("An inactive activity, or one without an address, assigns no address")
  func silent() {
    let app = TestApp {
      Text("a")
        .userActivity("title") { $0.title = "A" }
        .userActivity("address", isActive: false) { $0.webpageURL = URL(string: "/a") }
    }
    #expect(app.session.location.address == nil)
  }

  @Test("A screen can indicate that its address does not exist")
  func notFound() {
    let app = TestApp { Text("?").userActivity("navigator.not-found") { $0.webpageURL = URL(string: "/what") } }
    #expect(app.session.location.isNotFound)
    #expect(app.session.location.address == "/what")
  }

  private struct Links: View {
    @State private var target = "/a"
    var body: some View {
      NavigationStack {
        List {
          Button("Change") { target = "/b" }
          NavigationLink(value: 1) { Text("inside").draggable(URL(string: target)!) }
          NavigationLink("around", value: 2).draggable(URL(string: "/around")!)
          NavigationLink("text", value: 3).draggable("just a text")
        }
      }
    }
  }

  @Test("A link has the address that is dragged from it or from its label")
  func draggable() throws {
    let app = TestApp { Links() }
    #expect(app.session.root.links == ["/a", "/around", nil])
    try app.tap("Change")
    #expect(app.session.root.links == ["/b", "/around", nil])
  }
}

extension Element {
  fileprivate var links: [String?] {
    role == .link ? [content.string(.url)] : children.flatMap(\.links)
  }
}
