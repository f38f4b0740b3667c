import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// Two independent modules that both have trees.
@Routable("trees")
nonisolated private enum OakDestinations: NavigationDestination {
  @Address("trees/:0")
  case leaf(Int)
  @Address("trees/oak/:0")
  case oak(String)

  var body: some View {
    switch self {
    case .leaf(let number): Text("A leaf").navigationTitle("Leaf \(number)")
    case .oak(let name): Text("An oak").navigationTitle(name)
    }
  }
}

@Routable("trees")
nonisolated private enum ElmDestinations: NavigationDestination {
  @Address("trees/:0")
  case twig(Int)
  @Address("trees/oak")
  case oak

  var body: some View { Text("A twig").navigationTitle("Twig") }
}

@Suite("Opening typed addresses")
struct AddressRouterTests {
  private let navigator: Navigator
  private let log = Journal()

  init() {
    let log = log
    navigator = Navigator(
      configuration: NavigationConfiguration(logger: { log.note($0.event.description) }, verbosity: .warning))
  }

  private func start(_ address: String? = nil, closed: Box<Bool>? = nil) -> TestApp {
    let navigator = navigator
    return TestApp(configuration: SessionConfiguration(url: address)) { Library(navigator, closed: closed) }
  }

  nonisolated static let places: [(address: String, stacks: [[String]])] = [
    ("/books", [["Books"]]),
    ("/people", [["People"]]),
    ("/books/2", [["Books", "Book 2"]]),
    ("/books/2/pages/7", [["Books", "Book 2", "Page 7"]]),
    ("/books/new", [["Books"], ["New book"]]),
    ("/book-notes/all", [["Books"], ["New book", "Notes"]]),
    ("/people/Ada%20L", [["People", "Ada L"]]),
    ("library://books/3", [["Books", "Book 3"]]),
    ("https://library.example/books/3", [["Books", "Book 3"]]),
  ]

  @Test("An address at the start of the app shows its screen on top of its parents", arguments: places)
  func cold(place: (address: String, stacks: [[String]])) {
    let app = start(place.address)
    #expect(app.stacks == place.stacks)
    #expect(log.entries.isEmpty)
  }

  @Test("An address shows its screen from every place of the app", arguments: places)
  func warm(place: (address: String, stacks: [[String]])) throws {
    let app = start()
    for other in Self.places {
      try app.open(other.address)
      #expect(app.stacks == other.stacks)
      try app.open(place.address)
      #expect(app.stacks == place.stacks)
    }
    #expect(log.entries.isEmpty)
  }

  @Test("Existing screens stay with their state")
  func kept() throws {
    let app = start("/books/new")
    try app.type("A title", into: "Text")
    try app.open("/book-notes/all")
    #expect(app.stacks == [["Books"], ["New book", "Notes"]])
    try app.goBack()
    #expect(try app.value(of: "Text") == .string("A title"))
    try app.open("/books/new")
    #expect(try app.value(of: "Text") == .string("A title"))
    #expect(app.presentations.count == 1)
  }

  @Test("A destination without a parent in a sheet or cover is shown over the current screen")
  func presented() throws {
    let app = start("/books/2")
    try app.open("/help")
    #expect(app.stacks == [["Books", "Book 2"], ["Help"]])
    try app.open("/books/2/pages/1")
    #expect(app.stacks == [["Books", "Book 2", "Page 1"]])
  }

  @Test("A link is shown in one step, without intermediate screens")
  func oneStep() throws {
    let app = start()
    var fronts: [String] = []
    let show = app.session.onPatches
    app.session.onPatches = { [weak app] patches in
      fronts.append(app?.session.location.address ?? "")
      show?(patches)
    }
    try app.open("/books/1/pages/2")
    #expect(fronts == ["/books/1/pages/2"])
    let navigator = try #require(navigator.named("books"))
    #expect(navigator.destinations(of: BookDestinations.self) == [.book(1), .page(number: 1, page: 2)])
    try app.open("/books/1/pages/3")
    #expect(app.stacks == [["Books", "Book 1", "Page 3"]])
  }

  @Test("Blockers of the sheet and of the stack are consulted together, and a refusal keeps all screens")
  func blocked() throws {
    let app = start("/books/1/pages/2")
    try app.type("Draft", into: "Text")
    try app.open("/people/Ada")
    #expect(app.stacks == [["People", "Ada"]])
    try app.open("/books/3")
    #expect(app.stacks.first == ["Books", "Book 1", "Page 2"])
    try app.tap("Keep")
    #expect(app.stacks == [["Books", "Book 1", "Page 2"]])
    try app.open("/books/3")
    try app.tap("Discard")
    #expect(app.stacks == [["Books", "Book 3"]])

    try app.open("/books/new")
    try app.type("Draft", into: "Text")
    try app.open("/people")
    try app.tap("Keep")
    #expect(app.stacks == [["Books"], ["New book"]])
    try app.open("/people")
    try app.tap("Discard")
    #expect(app.stacks == [["People"]])
  }

  @Test("Guards are evaluated for the destinations of an address")
  func guarded() throws {
    let closed = Box(true)
    let app = start("/people/Ada", closed: closed)
    #expect(app.stacks == [["People", "Ada"]])
    try app.open("/books/2")
    #expect(app.stacks == [["Books"]])
    try app.open("/books/new")
    #expect(app.stacks == [["Books"]])
    closed.value = false
    try app.open("/books/2")
    #expect(app.stacks == [["Books", "Book 2"]])
  }

  @Test(
    "An address without a destination changes nothing and shows the screen for unmatched addresses",
    arguments: [
      "/", "/moon", "/books/two", "/books/2/pages", "/books/2/pages/x", "/books/%ff", "/library-destinations/not-found/x",
    ])
  func unmatched(address: String) throws {
    let app = start("/books/1")
    try app.open(address)
    #expect(app.stacks == [["Books", "Book 1"], ["Not found"]])
    #expect(app.exists("There is nothing at \(address)"))
    try app.swipeAway()
    #expect(app.stacks == [["Books", "Book 1"]])
  }

  @Test("Consecutive addresses end at the screen of the last one, whatever was in progress")
  func several() throws {
    let app = start()
    let window = app.session.root.id
    for place in Self.places + Self.places.reversed() {
      app.session.send(InputEvent(target: window, action: .openURL(place.address)))
    }
    #expect(app.stacks == [["Books"]])
  }

  @Test("With an address base, only web addresses below it are handled")
  func base() throws {
    let navigator = Navigator(
      configuration: NavigationConfiguration(logger: nil, addressBase: URL(string: "https://library.example/app/")))
    let app = TestApp { Library(navigator) }
    let start = app.stacks
    try app.open("https://library.example/app/?from=letter")
    #expect(app.stacks == start)
    try app.open("https://library.example/app/books/2")
    #expect(app.stacks == [["Books", "Book 2"]])
    try app.open("/books/3")
    #expect(app.stacks == [["Books", "Book 3"]])
    for other in [
      "https://other.example/app/books/2", "https://library.example/books/2", "http://library.example:81/app/books/1",
    ] {
      try app.open(other)
      #expect(app.stacks == [["Books", "Book 3"], ["Not found"]])
      try app.swipeAway()
    }
  }

  @Test("Two types with a common address are reported once by name, and the first type has priority")
  func conflict() throws {
    let navigator = navigator
    let app = TestApp {
      ManagedNavigationStack { Text("Root").navigationTitle("Root") }
        .navigationAddresses(OakDestinations.self, ElmDestinations.self)
        .navigationRoot(navigator)
    }
    try app.open("/trees/oak/big")
    try app.open("/trees/oak")
    try withKnownIssue {
      try app.open("/trees/1")
    } matching: {
      $0.description.contains("OakDestinations and ElmDestinations")
    }
    #expect(app.stack == ["Root", "Leaf 1"])
    try app.open("/trees/2")
    #expect(app.stack == ["Root", "Leaf 2"])
  }
}
