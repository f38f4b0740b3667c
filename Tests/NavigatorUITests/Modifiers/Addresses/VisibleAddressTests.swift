import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Addresses of visible places")
struct VisibleAddressTests {
  private func start(
    _ address: String? = nil, _ navigator: Navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
  ) -> TestApp {
    TestApp(configuration: SessionConfiguration(url: address)) { Library(navigator) }
  }

  @Test(
    "A screen, a tab and a presentation have the address by which they are opened",
    arguments: ["/books", "/people", "/books/2", "/books/2/pages/7", "/books/new", "/book-notes/all", "/people/Ada%20L", "/help"])
  func said(address: String) throws {
    let cold = start(address)
    #expect(cold.address == address)
    #expect(!cold.session.location.isNotFound)
    let warm = start()
    #expect(warm.address == "/books")
    try warm.open(address)
    #expect(warm.address == address)
  }

  @Test("The address follows the user's navigation")
  func follows() throws {
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = start(nil, navigator)
    try app.tap("Book 2")
    #expect(app.address == "/books/2")
    try app.tap("Page 1")
    #expect(app.address == "/books/2/pages/1")
    try app.goBack()
    #expect(app.address == "/books/2")
    try app.selectTab("People")
    #expect(app.address == "/people")
    try app.selectTab("Books")
    #expect(app.address == "/books/2")
    navigator.present(sheet: BookDestinations.new, managed: true)
    #expect(app.address == "/books/new")
    try app.swipeAway()
    #expect(app.address == "/books/2")
  }

  @Test("The screen for an unmatched address is marked as such and has the requested address")
  func notFound() throws {
    let app = start("/moon?x=1")
    #expect(app.address == "/moon?x=1")
    #expect(app.session.location.isNotFound)
    try app.swipeAway()
    #expect(app.address == "/books")
    #expect(!app.session.location.isNotFound)
  }

  @Test("A link has the address of its destination if there is one")
  func links() throws {
    let app = TestApp {
      ManagedNavigationStack {
        List {
          NavigationLink("One", to: BookDestinations.book(1))
          NavigationLink(to: PersonDestinations.person("Ada")) { Text("Ada") }
          NavigationLink("None", to: BookDestinations?.none)
          NavigationLink("Elsewhere", to: LibraryDestinations.notFound(URL(filePath: "/")))
        }
      }
    }
    let links = app.session.root.all.filter { $0.role == .link }
    #expect(links.map { $0.content.string(.url) } == ["/books/1", "/people/Ada", nil, nil])
    try app.tap("One")
    #expect(app.stack.last == "Book 1")
  }
}

extension Element {
  /// The element and its descendants.
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }
}
