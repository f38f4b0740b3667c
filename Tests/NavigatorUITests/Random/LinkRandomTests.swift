import NavigatorTesting
import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import NavigatorUI

/// A clock that fails the test when a task sleeps.
private struct ForbiddenClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    Issue.record("A deep link waits on the clock.")
  }
}

/// 1,000 random deep links through tabs, sheets, covers and stacks, compared with a model after each turn.
@MainActor
@Suite("Random deep links")
struct LinkRandomTests {
  /// An app with its root, its model, and the sender of random links to both.
  @MainActor
  private final class Run {
    let seed: UInt64
    var generator: SeededGenerator
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil, clock: ForbiddenClock()))
    let model = LinkModel()
    var app: TestApp?
    var unhandled = 0
    var linkCount = 0
    /// The number of tabs that links have shown for the first time.
    var firstVisits = 0
    private var pageCount = 0
    /// The actions since the last comparison.
    private var done: [String] = []

    init(seed: UInt64) {
      self.seed = seed
      generator = SeededGenerator(seed: seed)
    }

    func start() throws -> TestApp {
      let app = TestApp {
        LinkApp(self.navigator) { [weak self] _ in self?.unhandled += 1 }
      }
      self.app = app
      return app
    }

    // MARK: Random links

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    func place() -> LinkPlace {
      pageCount += 1
      let methods: [NavigationMethod] = [.push, .push, .push, .send, .sheet, .cover, .managedSheet, .managedSheet, .managedCover]
      let method = methods[number(0..<methods.count)]
      return number(0..<5) == 0 ? .nested(pageCount, method) : .page(pageCount, method)
    }

    func tab() -> LinkTab { LinkTab.allCases[number(0..<4)] }

    func link(depth: Int = 0) -> [LinkStep] {
      var steps: [LinkStep] = []
      if depth == 0 {
        switch number(0..<10) {
        case 0..<5: steps.append(.reset)
        case 5: steps.append(.dismissAny)
        case 6: steps.append(.popAny)
        default: break
        }
        if number(0..<5) > 0 { steps.append(.tab(tab())) }
      }
      for _ in 0..<number(1..<6) { steps.append(step(depth: depth)) }
      return steps
    }

    private func step(depth: Int) -> LinkStep {
      switch number(0..<30) {
      case 0: return .ownSheet
      case 1: return .dismissAny
      case 2: return .popAny
      case 3: return .popAll(model.tabs.keys.sorted { $0.rawValue < $1.rawValue }[number(0..<model.tabs.count)])
      case 4: return .pause
      case 5: return .cancel
      case 6: return .empty
      case 7: return .tab(tab())
      case 8..<12: return .go(place())
      case 12 where depth < 2: return .inserting(link(depth: depth + 1))
      case 13 where depth < 2: return .appending(link(depth: depth + 1))
      case 14 where depth < 2: return .replacing(link(depth: depth + 1))
      default: return .place(place())
      }
    }

    func send() {
      linkCount += 1
      let nodes = model.nodes
      let navigators = navigator.all
      let index = nodes.count == navigators.count ? number(0..<nodes.count) : 0
      let steps = link()
      navigators[index].send(values: steps.map(\.value))
      model.send(steps, from: nodes[index])
      done.append("\(index) sends \(steps)")
    }

    // MARK: Comparison

    func compare() throws {
      let app = try #require(app)
      let tabs = model.tabs.count
      model.run()
      firstVisits += model.tabs.count - tabs
      app.session.settle()
      let place: Comment = "seed \(seed), after \(linkCount) links: \(done.joined(separator: "; "))"
      done = []
      // The first difference is sufficient.
      try #require(navigator.describeTree() == model.description, place)
      #expect(app.presentations.map(\.kind.rawValue) == model.presentations, place)
      #expect(app.stack == model.stack, place)
      #expect(unhandled == model.unhandled, place)
      #expect(navigator.isPaused == model.isPaused, place)
      #expect(navigator.all.firstIndex(of: navigator.currentNavigator) == model.nodes.firstIndex { $0 === model.front }, place)
      for (one, node) in zip(navigator.all, model.nodes) { #expect(one.isVisible == model.isVisible(node), place) }
      #expect(navigator.invariantFailure == nil, place)
      try app.checkInvariants()
    }

    /// Performs an action of a user between links.
    func act() throws {
      let app = try #require(app)
      let action = number(0..<6)
      done.append("action \(action)")
      switch action {
      case 0: if model.goBack() { try app.goBack() }
      case 1:
        let isPresenting = model.dismissFront()
        #expect(navigator.currentNavigator.dismiss() == isPresenting, "seed \(seed)")
      case 2: if model.presentations.last == "sheet", model.dismissFront() { try app.swipeAway() }
      case 3 where model.presentations.isEmpty:
        let tab = tab()
        model.chooseTab(tab)
        try app.selectTab("Tab \(tab.rawValue)")
      case 4: if model.followLink() { try app.tap("On") }
      default:
        navigator.resume()
        model.resume()
      }
    }
  }

  private static let linksPerApp = 20

  @Test(
    "Each of 1,000 links reaches its destination without a delay, also through tabs that were never shown",
    arguments: UInt64(0)..<50)
  func links(seed: UInt64) throws {
    let run = Run(seed: seed)
    // The first attempt takes place before there is a view.
    run.send()
    let app = try run.start()
    try run.compare()
    while run.linkCount < Self.linksPerApp {
      for _ in 0..<run.number(1..<3) { run.send() }
      try run.compare()
      for _ in 0..<run.number(0..<3) {
        try run.act()
        try run.compare()
      }
    }
    #expect(run.firstVisits > 0, "seed \(seed): no link went to a tab that had never been shown")
    withExtendedLifetime(app) {}
  }
}
