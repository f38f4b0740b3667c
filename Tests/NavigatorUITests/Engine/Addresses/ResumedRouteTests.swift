import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A session that continues from another one without values of a scene.
@Suite("Resuming at an address with the route to it")
struct ResumedRouteTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start(
    _ navigator: Navigator, at address: String? = nil, along route: [String]? = nil, closed: Box<Bool>? = nil
  ) -> TestApp {
    TestApp(configuration: SessionConfiguration(url: address, route: route)) { Library(navigator, closed: closed) }
  }

  private func another() -> Navigator { Navigator(configuration: NavigationConfiguration(logger: nil)) }

  private func books() throws -> Navigator { try #require(navigator.named("books")) }

  /// Routes that differ from that of the address, and the state of a resumed session.
  nonisolated static let routes: [(name: String, stacks: [[String]])] = [
    ("screens", [["Books", "Page 2", "Book 3"]]),
    ("a sheet", [["Books", "Book 3", "Book 1"], ["New book"]]),
    ("a stack in a sheet", [["Books", "Book 3", "Book 1"], ["New book", "Notes", "Book 2"]]),
    ("a sheet that is pushed", [["Books", "Help", "Book 2"]]),
    ("a screen that is presented", [["Books", "Book 3"], ["Book 1", "Page 2"]]),
    ("a sheet in a sheet", [["Books", "Book 2"], ["New book"], ["Help"]]),
    ("the other tab", [["People", "Book 2", "Ada"]]),
  ]

  private func go(_ name: String) throws {
    let books = try books()
    switch name {
    case "screens": books.setStack([BookDestinations.page(number: 1, page: 2), BookDestinations.book(3)])
    case "a sheet", "a stack in a sheet":
      books.setStack([BookDestinations.book(3), BookDestinations.book(1)])
      navigator.send(present(BookDestinations.new))
      if name == "a sheet" { return }
      navigator.send(push(BookDestinations.notes(.all)), push(BookDestinations.book(2)))
    case "a sheet that is pushed": books.setStack([BookDestinations.help, BookDestinations.book(2)])
    case "a screen that is presented":
      books.push(BookDestinations.book(3))
      navigator.send(present(BookDestinations.book(1)), push(BookDestinations.page(number: 1, page: 2)))
    case "a sheet in a sheet":
      books.push(BookDestinations.book(2))
      navigator.send(present(BookDestinations.new), present(BookDestinations.help))
    default:
      navigator.send(LibraryTabs.people, push(BookDestinations.book(2)), push(PersonDestinations.person("Ada")))
    }
  }

  private func push(_ destination: any NavigationDestination) -> NavigationAction {
    NavigationAction("push") { navigator in
      navigator.root.currentNavigator.push(destination)
      return .auto
    }
  }

  private func present(_ destination: any NavigationDestination) -> NavigationAction {
    NavigationAction("present") { navigator in
      navigator.root.currentNavigator.present(sheet: destination, managed: true)
      return .auto
    }
  }

  @Test("A session resumes with the same screens and sheets in the same order", arguments: routes)
  func goingOn(route: (name: String, stacks: [[String]])) throws {
    let first = start(navigator)
    try go(route.name)
    #expect(first.stacks == route.stacks)
    let location = first.session.location
    let second = start(another(), at: location.address, along: location.route)
    #expect(second.stacks == route.stacks)
    #expect(second.session.location.route == location.route)
  }

  @Test("A history traversal shows the same screens and sheets", arguments: routes)
  func history(route: (name: String, stacks: [[String]])) throws {
    let first = start(navigator)
    try go(route.name)
    first.session.settle()
    let location = first.session.location
    first.session.traverse(to: ["window"], address: "/people")
    first.session.traverse(to: location.keys, address: location.address)
    #expect(first.stacks == route.stacks)
  }

  @Test("Without a route, the address determines the screens below it, as in a new tab", arguments: routes)
  func addressAlone(route: (name: String, stacks: [[String]])) throws {
    let first = start(navigator)
    try go(route.name)
    first.session.settle()
    let location = first.session.location
    let second = start(another(), at: location.address)
    let third = start(another(), at: location.address, along: [])
    #expect(second.stacks != route.stacks)
    #expect(third.stacks == second.stacks)
  }

  @Test(
    "A route without known places counts as absent",
    arguments: [
      ["screen:/moon", "screen:/books/2"], ["screen:/books/3"], ["nonsense"], ["screen:#7"], [":", "", "screen:"],
      ["screen:/books/%ff", "screen:/books/2"], Array(repeating: "screen:/books/2", count: 1_000),
      ["screen:/library-destinations/not-found/x", "screen:/books/2"],
    ])
  func hostile(route: [String]) {
    let app = start(navigator, at: "/books/2", along: route)
    #expect(app.stacks == [["Books", "Book 2"]])
  }

  @Test("Guards are evaluated for each screen of a route")
  func guarded() {
    let route = ["root:/books", "screen:/books/1", "screen:/books/2"]
    let app = start(navigator, at: "/books/2", along: route, closed: Box(true))
    #expect(app.stacks == [["Books"]])
  }

  @Test("An unknown address shows its unmatched screen whatever the route")
  func unmatched() {
    let app = start(navigator, at: "/moon", along: ["root:/books", "screen:/moon"])
    #expect(app.stacks == [["Books"], ["Not found"]])
  }

  @Test("An app that handles addresses with SwiftUI only receives the address")
  func plain() {
    let app = TestApp(configuration: SessionConfiguration(url: "/books/2", route: ["screen:/books/1", "screen:/books/2"])) {
      Opened()
    }
    #expect(app.exists("opened /books/2"))
    #expect(!app.session.open("/books/3", along: ["screen:/books/3"]))
  }

  private struct Opened: View {
    @State private var url = ""

    var body: some View {
      Text("opened \(url)").onOpenURL { url = $0.absoluteString }
    }
  }
}
