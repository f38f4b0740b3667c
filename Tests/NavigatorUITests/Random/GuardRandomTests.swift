import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

/// Random client messages. No screen is created that the guards on the route of taps to it have not allowed.
@Suite("Guards and random client messages")
struct GuardRandomTests {
  private final class Client {
    let maze: Maze
    var generator: SeededGenerator
    private(set) var app: TestApp
    private(set) var sent: [String] = []
    private var seenKeys: [[String]] = [["window"]]
    private var seenIDs: [ElementID] = []

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let maze = Maze(using: &generator)
      self.generator = generator
      self.maze = maze
      app = Self.start(maze, SessionConfiguration())
    }

    private static func start(_ maze: Maze, _ configuration: SessionConfiguration) -> TestApp {
      let navigator = Navigator(
        configuration: NavigationConfiguration(logger: nil, restorableDestinations: [MazeDestinations.self]))
      let app = TestApp(configuration: configuration) { MazeApp(maze, navigator) }
      app.checksEveryAction = false
      return app
    }

    private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    // MARK: Frames

    func send() async {
      switch number(0..<20) {
      case 0..<9: event()
      case 9..<14: go()
      case 14, 15: open()
      case 16: hello(keepsScene: false)
      case 17: hello(keepsScene: true)
      default:
        sent.append("answer")
        maze.answer()
        await app.settle()
      }
      if number(0..<4) > 0 { app.session.settle() } else { await app.settle() }
      look()
    }

    private func event() {
      guard let target = seenIDs.randomElement(using: &generator) else { return }
      let actions: [InputEvent.Action] = [
        .tap, .tap, .tap, .tap, .tap, .back, .dismiss, .change(.string(key()), revision: 0),
        .change(.number(Double(number(-1..<4))), revision: 0), .submit, .openURL(address()), .focus(true),
      ]
      let action = actions[number(0..<actions.count)]
      sent.append("\(action) at \(target)")
      if number(0..<5) == 0 {
        app.session.send(InputEvent(target: target, action: action))
      } else {
        app.session.perform(InputEvent(target: target, action: action))
      }
    }

    private func go() {
      let address = number(0..<6) == 0 ? nil : address()
      let keys = keys(to: address)
      sent.append("go \(address ?? "-") along \(keys)")
      app.session.traverse(to: keys, address: address)
    }

    private func open() {
      let address = address()
      sent.append("open \(address)")
      app.session.send(InputEvent(target: app.session.root.id, action: .openURL(address)))
    }

    private func hello(keepsScene: Bool) {
      let address = number(0..<5) == 0 ? nil : address()
      let route = address == nil ? nil : Location.route(through: keys(to: address))
      sent.append("hello \(address ?? "-") along \(route ?? []), scene: \(keepsScene)")
      app.session.settle()
      app.end()
      var configuration = keepsScene ? app.session.continuation : SessionConfiguration()
      if !keepsScene || number(0..<2) == 0 {
        configuration.url = address
        configuration.route = route
      }
      app = Self.start(maze, configuration)
      seenIDs = []
    }

    private func address() -> String {
      switch number(0..<12) {
      case 0: "/\(MazeTabs.allCases[number(0..<3)])"
      case 1: "/sign-in"
      case 2: "/cells/\(number(-2..<20))"
      default: "/cells/\(number(0..<14))"
      }
    }

    private func key() -> String {
      "\(["tab", "root", "screen", "screen", "presentation", "window"][number(0..<6)]):\(address())"
    }

    /// Returns keys that the session has had, with a change, or other keys.
    private func keys(to address: String?) -> [String] {
      var keys = seenKeys.randomElement(using: &generator) ?? ["window"]
      if number(0..<2) == 0 { keys = Array(keys.prefix(number(0..<4))) }
      for _ in 0..<number(0..<4) { keys.append(key()) }
      if let address, number(0..<6) > 0 {
        keys.append("\(["screen", "screen", "presentation", "root", "tab"][number(0..<5)]):\(address)")
      }
      return keys
    }

    private func look() {
      let location = app.session.location
      seenKeys.append(location.keys)
      if seenKeys.count > 12 { seenKeys.removeFirst() }
      var ids: [ElementID] = []
      func visit(_ element: Element) {
        if !element.events.isEmpty { ids.append(element.id) }
        for child in element.children { visit(child) }
      }
      visit(app.session.root)
      // The previous screen may be the target as well.
      seenIDs = ids + seenIDs.prefix(10)
    }

    func end() async {
      for _ in 0..<1_000 where maze.hasQuestions {
        maze.answer()
        await app.settle()
      }
      app.end()
      while maze.hasQuestions { maze.answer() }
      await Task.yield()
    }
  }

  @Test("No sequence of messages creates a screen that guards on the route to it have not allowed")
  func frames() async throws {
    var run = FuzzRun("GuardRandomTests.frames")
    for _ in run.iterations(40) {
      let client = Client(seed: run.next())
      for _ in 0..<60 {
        await client.send()
        if let breach = client.maze.breaches.first {
          Issue.record("seed \(run.seed): \(breach), after \(client.sent.suffix(12).joined(separator: "; "))")
          break
        }
      }
      try client.app.checkInvariants()
      await client.end()
    }
  }

  @Test("The random sequences reach guarded screens and are also refused")
  func power() async {
    var made = 0
    var refusals = 0
    for seed in UInt64(1)...10 {
      let client = Client(seed: seed)
      for _ in 0..<60 { await client.send() }
      made += client.maze.guardedScreens
      refusals += client.maze.refusals
      await client.end()
    }
    #expect(made > 50)
    #expect(refusals > 50)
  }
}
