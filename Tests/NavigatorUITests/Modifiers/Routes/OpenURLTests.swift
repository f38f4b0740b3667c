import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct OrderURLHandler: NavigationURLHandler {
  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    guard url.host() == "orders", let number = Int(url.lastPathComponent) else { return false }
    navigator.perform(route: KnownRoutes.order(number))
    return true
  }
}

private struct NotingURLHandler: NavigationURLHandler {
  let name: String
  let journal: Journal
  var takes: String?

  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    journal.note(name)
    return url.host() == takes
  }
}

/// A handler that opens the address again without end.
private struct EndlessURLHandler: NavigationURLHandler {
  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    navigator.open(url)
  }
}

nonisolated private enum NotFoundDestinations: NavigationDestination {
  case page(URL)

  var body: some View {
    switch self {
    case .page(let url): Text("There is nothing at \(url.absoluteString)").navigationTitle("Not found")
    }
  }
}

/// A presented destination for unknown addresses.
nonisolated private struct MissingDestinations: NavigationDestination {
  let url: URL?
  let method: NavigationMethod

  var body: some View { Text("Nothing at \(url?.absoluteString ?? "an address")").navigationTitle("Missing") }
}

@Suite("Addresses")
struct OpenURLTests {
  private let journal = Journal()
  private let navigator: Navigator
  private let log: Journal

  init() {
    let log = Journal()
    self.log = log
    navigator = Navigator(
      configuration: NavigationConfiguration(logger: { log.note($0.event.description) }, verbosity: .warning))
  }

  private func start(url: String? = nil) -> TestApp {
    let navigator = navigator
    return TestApp(configuration: SessionConfiguration(url: url)) {
      Tabs()
        .onNavigationRoute(KnownRouter())
        .onNavigationOpenURL(OrderURLHandler())
        .navigationRoot(navigator)
    }
  }

  @Test("An address leads to the destination that its handler returns")
  func opens() throws {
    let app = start()
    try app.open("shop://orders/7")
    #expect(app.stack == ["Orders", "Order 7"])
    #expect(navigator.open(try #require(URL(string: "shop://orders/8"))))
    #expect(app.stack == ["Orders", "Order 8"])
  }

  @Test("An address at the start of the app is handled when its views exist")
  func coldStart() {
    let app = start(url: "shop://orders/7")
    #expect(app.stack == ["Orders", "Order 7"])
  }

  @Test("An address at launch is not found if and only if no handler accepts it")
  func launch() throws {
    #expect(!start(url: "shop://orders/7").session.location.isNotFound)
    let app = start(url: "shop://moon/7")
    #expect(app.session.location.isNotFound)
    try app.open("shop://orders/7")
    #expect(!app.session.location.isNotFound)
  }

  @Test("An address that a navigator receives before the first view waits for that view")
  func coldNavigator() throws {
    #expect(navigator.open(try #require(URL(string: "shop://orders/7"))))
    let app = start()
    #expect(app.stack == ["Orders", "Order 7"])
  }

  @Test(
    "The search ends at the first handler that accepts the URL. Visible and inner handlers are called first, once for each URL"
  )
  func once() throws {
    let (navigator, journal) = (navigator, journal)
    let app = TestApp {
      TabView {
        Tab("One", systemImage: "house") {
          ManagedNavigationStack {
            Text("One")
              .onNavigationOpenURL([NotingURLHandler(name: "stack", journal: journal, takes: "stack")])
          }
        }
        Tab("Two", systemImage: "gear") {
          ManagedNavigationStack {
            Text("Two").onNavigationOpenURL(NotingURLHandler(name: "hidden", journal: journal, takes: "hidden"))
          }
        }
      }
      .onNavigationOpenURL(
        NotingURLHandler(name: "first", journal: journal), NotingURLHandler(name: "second", journal: journal, takes: "second"),
        NotingURLHandler(name: "third", journal: journal)
      )
      .navigationRoot(navigator)
    }
    try app.selectTab("Two")
    try app.selectTab("One")
    for _ in 0..<2 {
      try app.open("shop://stack")
      #expect(journal.take() == ["stack"])
      try app.open("shop://second")
      #expect(journal.take() == ["stack", "first", "second"])
      try app.open("shop://hidden")
      #expect(journal.take() == ["stack", "first", "second", "third", "hidden"])
    }
    // The same address twice before the tree settles counts as two addresses.
    let window = app.session.root.id
    app.session.send(InputEvent(target: window, action: .openURL("shop://stack")))
    app.session.send(InputEvent(target: window, action: .openURL("shop://stack")))
    #expect(journal.take() == ["stack", "stack"])
  }

  @Test(
    "An unhandled address is logged, and shown if there is a screen for it", arguments: [nil, "shop://nobody/here"])
  func unmatched(first: String?) throws {
    let navigator = navigator
    let app = TestApp(configuration: SessionConfiguration(url: first)) {
      Tabs()
        .onNavigationOpenURL(OrderURLHandler()) { NotFoundDestinations.page($0) }
        .navigationRoot(navigator)
    }
    if first == nil {
      try app.open("shop://nobody/here")
      #expect(!navigator.open(try #require(URL(string: "shop://nobody/else"))))
      #expect(app.stack == ["Home", "Not found"])
      #expect(app.exists("There is nothing at shop://nobody/else"))
    } else {
      #expect(app.stack == ["Home", "Not found"])
      #expect(app.exists("There is nothing at shop://nobody/here"))
    }
    #expect(log.entries.contains("No handler accepts the URL shop://nobody/here."))
  }

  @Test("For an unmatched address only a bounded prefix without the query is logged")
  func unmatchedSecret() throws {
    let app = start()
    try app.open("shop://nobody/here?code=secret#more")
    try app.open("shop://nobody/" + String(repeating: "x", count: 1_000))
    #expect(
      log.entries == [
        "No handler accepts the URL shop://nobody/here.",
        "No handler accepts the URL shop://nobody/" + String(repeating: "x", count: 86) + ".",
      ])
  }

  @Test(
    "The start address shows the start, whatever else the address contains",
    arguments: ["https://shop.example/?utm_source=letter", "https://shop.example", "/#top", "shop:///?from=letter"])
  func start(address: String) {
    let navigator = navigator
    let app = TestApp(configuration: SessionConfiguration(url: address)) {
      Tabs()
        .onNavigationOpenURL(OrderURLHandler()) { NotFoundDestinations.page($0) }
        .navigationRoot(navigator)
    }
    #expect(app.stack == ["Home"])
    #expect(app.presentations.isEmpty)
    #expect(log.entries.isEmpty)
  }

  @Test("Without a stack in front, the screen for an unmatched address is a sheet")
  func unmatchedWithoutStack() throws {
    let navigator = navigator
    let app = TestApp {
      Text("No stack").onNavigationOpenURL { NotFoundDestinations.page($0) }
        .navigationRoot(navigator)
    }
    try app.open("shop://nobody")
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(app.exists("There is nothing at shop://nobody"))
  }

  nonisolated private static let presented: [NavigationMethod] = [.sheet, .managedSheet, .cover, .managedCover]

  @Test("The sheet for an unmatched address replaces the one of an earlier address", arguments: presented)
  func unmatchedTwice(method: NavigationMethod) throws {
    let navigator = navigator
    let app = TestApp {
      Tabs().onNavigationOpenURL { MissingDestinations(url: $0, method: method) }
        .navigationRoot(navigator)
    }
    for name in ["one", "one", "two", "three"] {
      try app.open("shop://\(name)")
      #expect(app.presentations.count == 1)
      #expect(app.visibleTexts.filter { $0.hasPrefix("Nothing") } == ["Nothing at shop://\(name)"])
    }
    navigator.currentNavigator.dismiss()
    app.session.settle()
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Home"])
  }

  @Test("Unmatched addresses that are opened in one turn show one screen")
  func unmatchedInOneTurn() throws {
    let navigator = navigator
    let app = TestApp {
      Tabs().onNavigationOpenURL { MissingDestinations(url: $0, method: .managedSheet) }
        .navigationRoot(navigator)
    }
    let window = app.session.root.id
    for name in ["one", "two", "three"] {
      app.session.send(InputEvent(target: window, action: .openURL("shop://\(name)")))
    }
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.exists("Nothing at shop://three"))
  }

  @Test("A screen that the user has opened from the one for an unmatched address stays")
  func unmatchedAbove() throws {
    let navigator = navigator
    let app = TestApp {
      Tabs().onNavigationOpenURL { MissingDestinations(url: $0, method: .managedSheet) }
        .navigationRoot(navigator)
    }
    try app.open("shop://one")
    navigator.currentNavigator.push(AboutDestinations.main)
    try app.open("shop://two")
    #expect(app.presentations.count == 2)
    try app.swipeAway()
    #expect(app.title == "About")
  }

  @Test("If the destination is the same for all unmatched addresses, only its address changes")
  func sameUnmatched() throws {
    let navigator = navigator
    let app = TestApp {
      Tabs().onNavigationOpenURL { _ in MissingDestinations(url: nil, method: .managedSheet) }
        .navigationRoot(navigator)
    }
    try app.open("shop://one")
    try app.open("shop://two")
    #expect(app.presentations.count == 1)
    #expect(app.address == "shop://two")
  }

  @Test(
    "Hostile addresses are passed on unchanged or refused, without other effects",
    arguments: [
      "shop://orders/99999999999999999999999", "shop://orders/-1/../../..", "shop://orders/%00%ff%2e%2e", "shop://orders/７",
      "shop://%6frders/3", "shop://orders/3?x=%", "shop:", "shop://[::1", "SHOP://ORDERS/3", "//orders/3", "/orders/3", "orders",
      "", "javascript:alert(1)", "shop://orders/\u{202E}7", "shop://orders/" + String(repeating: "9", count: 2_000),
      "shop://orders/\n7", "shop://user:secret@orders:99999/3",
    ])
  func hostile(text: String) throws {
    let app = start()
    _ = try? app.open(text)
    #expect(app.stack == ["Home"] || app.stack.first == "Orders")
    try app.open("shop://orders/5")
    #expect(app.stack == ["Orders", "Order 5"])
  }

  @Test("An address that is too long is refused with an event")
  func tooLong() throws {
    let app = start()
    let url = try #require(URL(string: "shop://orders/7?" + String(repeating: "x", count: 20_000)))
    #expect(!navigator.open(url))
    #expect(app.stack == ["Home"])
    #expect(log.entries == ["A URL of 20016 bytes was rejected: the maximum is 16384."])
  }

  @Test("Handlers that open addresses without end are stopped and reported")
  func endless() throws {
    let navigator = navigator
    let app = TestApp {
      Tabs()
        .onNavigationOpenURL(EndlessURLHandler())
        .navigationRoot(navigator)
    }
    try withKnownIssue {
      try app.open("shop://orders/7")
    } matching: {
      $0.description.contains("without end")
    }
    #expect(app.stack == ["Home"])
  }

  @Test("An app without handlers, or with one outside of all managed views only, is reported")
  func nobody() throws {
    let stage = Stage()
    let navigator = try stage.navigator
    withKnownIssue {
      #expect(!navigator.open(URL(filePath: "/orders")))
    } matching: {
      $0.description.contains("No view handles URLs")
    }
    let app = TestApp { Text("Alone").onNavigationOpenURL(OrderURLHandler()) }
    try withKnownIssue {
      try app.open("shop://orders/1")
    } matching: {
      $0.description.contains("outside of every managed view")
    }
  }
}
