import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

/// Destinations whose number determines their parents.
@Routable("")
nonisolated private enum KinDestinations: NavigationDestination {
  /// One more than the number of parents.
  @Address("line/:0")
  case line(Int)
  /// A value whose parent is the next value.
  @Address("endless/:0")
  case endless(Int)
  /// A value whose parent is itself.
  @Address("own/:0")
  case own(String)

  var body: some View { KinView(title: "\(self)") }

  var parent: (any Routable)? {
    switch self {
    case .line(let number): number > 1 ? KinDestinations.line(number - 1) : nil
    case .endless(let number): KinDestinations.endless(number &+ 1)
    case .own: self
    }
  }
}

private struct KinView: View {
  let title: String

  var body: some View { Text(title).navigationTitle(title) }
}

@Suite("Arbitrary addresses and routes")
struct AddressFuzzTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start(_ address: String? = nil, along route: [String]? = nil) -> TestApp {
    let navigator = navigator
    return TestApp(configuration: SessionConfiguration(url: address, route: route)) {
      ManagedNavigationStack(name: "kin") { Text("Root").navigationTitle("Root") }
        .navigationAddresses(KinDestinations.self)
        .navigationRoot(navigator)
    }
  }

  // MARK: Parents

  @Test("Endless parents are reported once for each type, and nothing is shown")
  func endless() throws {
    let app = start()
    try withKnownIssue {
      for number in [0, 7, Int.max] { try app.open("/endless/\(number)") }
      try app.open("/own/a")
    } matching: {
      $0.description.contains("The parents of KinDestinations form a cycle")
    }
    #expect(app.stack == ["Root"])
    for route in [["screen:/endless/1"], ["screen:/line/1", "screen:/own/a"], ["screen:/own/a", "screen:/line/1"]] {
      app.session.traverse(to: ["window"] + route, address: route.last.map { String($0.dropFirst("screen:".count)) })
      app.session.settle()
      #expect(!app.visibleTexts.contains { $0.contains("endless") || $0.contains("own") })
    }
  }

  @Test(
    "The maximum number of parents is shown, and a screen with one more is refused")
  func maximumParents() throws {
    let app = start("/line/32")
    #expect(app.stack.count == 33)
    try withKnownIssue {
      try app.open("/line/33")
    } matching: {
      $0.description.contains("there are too many of them")
    }
    #expect(app.stack.count == 33)
  }

  // MARK: Ways

  @Test(
    "An invalid route is dropped, and the address's own route is followed",
    arguments: [
      Array(repeating: "screen:/line/1", count: 10_000), (1...10_000).map { "screen:/line/\($0)" },
      Array(repeating: "tab:", count: 10_000), ["screen:/line/99999999999999999999", "screen:/line/1"],
      ["screen:/line/-9223372036854775809", "screen:/line/1"], ["screen:/line/%2e%2e/1", "screen:/line/1"],
      ["screen:///line//1", "screen:/line/1"], ["screen:/line/1/", "screen:/line/2"],
      ["screen:/line/\u{202E}1", "screen:/line/1"],
      ["screen:" + String(repeating: "/a", count: 50_000), "screen:/line/1"], ["root:/line/1"], ["tab:/line/1"], [""], [":"],
      ["screen"], ["screen:/"], ["screen:#1", "screen:/line/1"],
    ])
  func broken(route: [String]) {
    let app = start("/line/1", along: route)
    #expect(app.stack == ["Root", "line(1)"])
  }

  @Test("Random addresses and routes keep the invariants of the tree and the limit on the number of screens")
  func random() throws {
    let run = FuzzRun("AddressFuzzTests.random")
    var generator = run.generator
    for _ in run.iterations(4) { try walk(run.seed, &generator) }
  }

  private func walk(_ seed: UInt64, _ generator: inout SeededGenerator) throws {
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp { Library(navigator) }
    app.checksEveryAction = false
    for _ in 0..<400 {
      let address = Self.address(&generator)
      var keys = (0..<Int.random(in: 0..<8, using: &generator)).map { _ in
        (Self.kinds.randomElement(using: &generator) ?? "") + Self.address(&generator)
      }
      if Bool.random(using: &generator) { keys.append("screen:\(address)") }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: app.session.traverse(to: keys, address: address)
      case 1: _ = app.session.open(address, along: Location.route(through: keys))
      default: app.session.send(InputEvent(target: app.session.root.id, action: .openURL(address)))
      }
      app.session.settle()
      #expect(app.session.location.places.count < 80, "seed \(seed): \(address) along \(keys)")
    }
    try app.checkInvariants()
    try app.open("/books/2")
    #expect(app.stacks == [["Books", "Book 2"]], "seed \(seed)")
  }

  nonisolated private static let kinds = ["tab:", "root:", "screen:", "presentation:", "window", ""]

  nonisolated private static let addresses = [
    "/books", "/people", "/books/1", "/books/2", "/books/3/pages/1", "/books/new", "/help", "/book-notes/all", "/people/Ada",
  ]

  nonisolated private static let pieces = [
    "/", "//", "/books/", "/people/", "pages", "1", "-1", "9223372036854775808", "%", "%2F", "%2e%2e", "%00", "%ff", "..", ".",
    "~", "é",
    "\u{1F468}\u{200D}\u{1F469}", "\u{202E}", "?", "#", "&a=b", "x://", "http://", "[", "@", ":", " ",
  ]

  nonisolated private static func address(_ generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<3, using: &generator) > 0 { return addresses.randomElement(using: &generator) ?? "/" }
    return (0..<Int.random(in: 0..<6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
