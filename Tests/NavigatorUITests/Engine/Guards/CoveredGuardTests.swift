import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Observable
private final class Keys {
  var isHeld = false
  @ObservationIgnored var made: [String] = []
  @ObservationIgnored var asked: [String] = []
  /// The guard's decision for users without a key.
  @ObservationIgnored var refusal = NavigationGuardDecision.deny
  @ObservationIgnored var server: GateServer?
}

/// A server that a guard calls, and that answers when the test requests it.
private final class GateServer {
  private var questions: [CheckedContinuation<NavigationGuardDecision, Never>] = []

  var openQuestions: Int { questions.count }

  func ask() async -> NavigationGuardDecision { await withCheckedContinuation { questions.append($0) } }

  func answer(_ decision: sending NavigationGuardDecision) { questions.removeFirst().resume(returning: decision) }
}

/// A gate whose screen has the guard, and the screens behind it.
nonisolated private enum GateDestinations: NavigationDestination, Codable {
  case gate, yard, house, porter

  var body: some View { GateScreen(place: self) }

  var method: NavigationMethod { self == .porter ? .managedSheet : .push }
}

private struct GateScreen: View {
  let place: GateDestinations
  @Environment(Keys.self) private var keys
  @Environment(\.navigator) private var navigator

  var body: some View {
    let _ = keys.made.append("\(place)")
    List {
      NavigationLink("Yard", to: GateDestinations.yard)
      Button("Get the key") {
        keys.isHeld = true
        navigator.dismiss()
      }
    }
    .navigationTitle("\(place)")
    .guarded(place == .gate, by: keys)
  }
}

extension View {
  /// A guard that allows users with the key.
  @ViewBuilder fileprivate func guarded(_ isOn: Bool, by keys: Keys) -> some View {
    if !isOn {
      self
    } else if let server = keys.server {
      navigationGuard { destination, _ in
        guard case .yard? = destination as? GateDestinations else { return .allow }
        return await server.ask()
      }
    } else {
      navigationGuard { destination, _ in
        guard let place = destination as? GateDestinations, place != .porter else { return .allow }
        keys.asked.append("\(place)")
        return keys.isHeld ? .allow : keys.refusal
      }
    }
  }
}

private struct Castle: View {
  let navigator: Navigator
  let keys: Keys

  init(_ navigator: Navigator, _ keys: Keys) {
    self.navigator = navigator
    self.keys = keys
  }

  var body: some View {
    ManagedNavigationStack(scene: "castle") {
      List {
        NavigationLink("Gate", to: GateDestinations.gate)
        NavigationLink("Yard", to: GateDestinations.yard)
      }
      .navigationTitle("Road")
      .navigationAutoReceive(GateDestinations.self)
    }
    .navigationRoot(navigator)
    .environment(keys)
  }
}

@Suite("Guards on screens that are created together with the screens they guard")
struct CoveredGuardTests {
  private let keys = Keys()
  private let navigator: Navigator

  init() {
    navigator = Self.navigator()
  }

  private static func navigator() -> Navigator {
    Navigator(configuration: NavigationConfiguration(logger: nil, restorableDestinations: [GateDestinations.self]))
  }

  private func start() -> TestApp {
    let (keys, navigator) = (keys, navigator)
    return TestApp { Castle(navigator, keys) }
  }

  private var castle: Navigator {
    get throws { try #require(navigator.named("castle")) }
  }

  /// Ways to reach the gate and a screen above it within one turn.
  nonisolated static let ways = [
    "setStack", "push", "link and push", "present", "present and push", "cover", "replace", "perform", "send",
  ]

  /// Follows a link without waiting for its screen.
  private func follow(_ name: String, _ app: TestApp) throws {
    let link = try #require(app.session.root.links.first { $0.contains(name) })
    #expect(app.session.send(InputEvent(target: link.id, action: .tap)) == .handled)
  }

  private func go(_ way: String, _ app: TestApp) throws {
    let castle = try castle
    switch way {
    case "setStack": castle.setStack([GateDestinations.gate, GateDestinations.yard])
    case "push":
      castle.push(GateDestinations.gate)
      castle.push(GateDestinations.yard)
    case "link and push":
      try follow("Gate", app)
      castle.push(GateDestinations.yard)
    case "present":
      castle.push(GateDestinations.gate)
      castle.present(sheet: GateDestinations.yard)
    case "present and push":
      castle.push(GateDestinations.gate)
      castle.present(sheet: GateDestinations.yard, managed: true)
      castle.push(GateDestinations.yard)
    case "cover":
      castle.setStack([GateDestinations.gate])
      castle.present(cover: GateDestinations.yard, managed: true)
    case "replace":
      castle.setStack([GateDestinations.gate, GateDestinations.porter])
      castle.replace(with: GateDestinations.yard)
    case "perform":
      castle.perform(
        .action {
          $0.push(GateDestinations.gate)
          $0.push(GateDestinations.yard)
          return .auto
        })
    default: castle.send(GateDestinations.gate, GateDestinations.yard)
    }
    app.session.settle()
  }

  @Test("A denied screen is not created, however both screens are requested in one turn", arguments: ways)
  func denied(way: String) throws {
    let app = start()
    try go(way, app)
    #expect(!keys.made.contains("yard"))
    #expect(keys.asked.contains("yard"))
    #expect(app.presentations.isEmpty)
    #expect(try castle.destinations(of: GateDestinations.self).contains(.yard) == false)
  }

  @Test("A screen that the guard allows is shown", arguments: ways)
  func allowed(way: String) throws {
    keys.isHeld = true
    let app = start()
    try go(way, app)
    #expect(keys.made.last == "yard")
    #expect(keys.made.filter { $0 == "gate" }.count == 1)
    try app.checkInvariants()
  }

  @Test("A screen that the guard redirects is shown when it is allowed", arguments: ways)
  func redirected(way: String) throws {
    keys.refusal = .redirect(to: GateDestinations.porter)
    let app = start()
    try go(way, app)
    #expect(app.title == "porter")
    #expect(!keys.made.contains("yard"))
    try app.tap("Get the key")
    #expect(keys.made.contains("yard"))
    #expect(app.title != "porter")
  }

  @Test("A user who goes back while a guard decides does not see the guarded screen")
  func late() async throws {
    let server = GateServer()
    keys.server = server
    let app = start()
    try castle.setStack([GateDestinations.gate, GateDestinations.yard, GateDestinations.house])
    await app.settle()
    #expect(app.stack == ["Road", "gate", ""])
    #expect(server.openQuestions == 1)
    try app.goBack()
    try castle.setStack([GateDestinations.gate, GateDestinations.yard])
    await app.settle()
    server.answer(.allow)
    await app.settle()
    while server.openQuestions > 0 {
      #expect(!keys.made.contains("yard"))
      server.answer(.deny)
      await app.settle()
    }
    #expect(app.stack == ["Road", "gate"])
    #expect(!keys.made.contains("house"))
  }

  @Test("A stack from a scene is not restored past a guard on a covered screen", arguments: [true, false])
  func scene(isRedirected: Bool) throws {
    keys.isHeld = true
    let first = start()
    try castle.setStack([GateDestinations.gate, GateDestinations.yard, GateDestinations.house])
    try castle.present(sheet: GateDestinations.porter, managed: true)
    first.session.settle()
    #expect(first.stacks == [["Road", "gate", "yard", "house"], ["porter"]])
    first.end()
    keys.isHeld = false
    keys.made = []
    if isRedirected { keys.refusal = .redirect(to: GateDestinations.porter) }
    let (keys, navigator) = (keys, Self.navigator())
    let second = TestApp(configuration: first.session.continuation) { Castle(navigator, keys) }
    second.session.settle()
    #expect(!keys.made.contains("yard") && !keys.made.contains("house"))
    #expect(second.stacks == (isRedirected ? [["Road", "gate"], ["porter"]] : [["Road", "gate"]]))
    guard isRedirected else { return }
    try second.tap("Get the key")
    #expect(second.stack == ["Road", "gate", "yard", "house"])
  }

  @Test("Neither a stack restored manually nor a sheet above it passes the guard")
  func byHand() throws {
    keys.isHeld = true
    let app = start()
    try castle.setStack([GateDestinations.gate, GateDestinations.yard])
    app.session.settle()
    try castle.present(sheet: GateDestinations.house, managed: true)
    app.session.settle()
    let data = try navigator.savedState()
    try castle.popAll()
    try castle.dismissPresentedViews()
    app.session.settle()
    keys.isHeld = false
    keys.made = []
    try navigator.restore(from: data)
    app.session.settle()
    #expect(app.stacks == [["Road", "gate"]])
    #expect(!keys.made.contains("yard") && !keys.made.contains("house"))
  }

  @Test("Two links followed in one turn are followed one after the other")
  func twoLinks() throws {
    let app = start()
    for name in ["Gate", "Yard"] {
      try follow(name, app)
    }
    app.session.settle()
    #expect(app.stack == ["Road", "gate"])
    #expect(!keys.made.contains("yard"))
    keys.isHeld = true
    try app.tap("Yard")
    #expect(app.stack == ["Road", "gate", "yard"])
  }

  @Test("A guard is evaluated once for each destination if the screens below add no guards")
  func onceEach() throws {
    var asked: [GateDestinations] = []
    let (keys, navigator) = (keys, navigator)
    let app = TestApp {
      ManagedNavigationStack(name: "castle") { Text("Road").navigationTitle("Road") }
        .navigationGuard { destination, _ in
          if let place = destination as? GateDestinations { asked.append(place) }
          return .allow
        }
        .navigationRoot(navigator)
        .environment(keys)
    }
    try castle.setStack([GateDestinations.yard, GateDestinations.house, GateDestinations.yard])
    app.session.settle()
    #expect(asked == [.yard, .house, .yard])
    #expect(app.stack == ["Road", "yard", "house", "yard"])
  }
}

extension Element {
  fileprivate var links: [Element] { (role == .link ? [self] : []) + children.flatMap(\.links) }

  fileprivate func contains(_ text: String) -> Bool {
    content[.text] == .string(text) || content[.label] == .string(text) || children.contains { $0.contains(text) }
  }
}
