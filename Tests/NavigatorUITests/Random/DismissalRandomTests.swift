import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorUI

/// Calls of navigators, links and actions of users in any order, several before any of them is on screen.
@MainActor
@Suite("Random dismissals")
struct DismissalRandomTests {
  @MainActor
  private final class Run {
    let seed: UInt64
    var generator: SeededGenerator
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let model = DismissalModel()
    let app: TestApp
    /// The navigators that have been on screen, each with its node of the model.
    var known: [(navigator: Navigator, node: DismissalModel.Node)] = []
    /// The previously visible screens, on which a user may act later.
    var seen: [Seen] = []
    var done: [String] = []
    private var pageCount = 0

    /// The parts of the screen that accept events.
    struct Seen {
      var presentation: (id: ElementID, node: DismissalModel.Node)?
      var back: (id: ElementID, node: DismissalModel.Node, index: Int, place: LinkPlace)?
      var link: (id: ElementID, node: DismissalModel.Node, place: LinkPlace)?
    }

    init(seed: UInt64) {
      self.seed = seed
      generator = SeededGenerator(seed: seed)
      let navigator = navigator
      app = TestApp { DismissalApp().navigationRoot(navigator) }
      app.checksEveryAction = false
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func place() -> LinkPlace {
      pageCount += 1
      let methods: [NavigationMethod] = [.push, .push, .sheet, .cover, .managedSheet, .managedSheet, .managedCover]
      return .page(pageCount, methods[number(0..<methods.count)])
    }

    var comment: Comment { "seed \(seed): \(done.joined(separator: "; "))" }

    // MARK: Actions

    func act() {
      let index = number(0..<8) == 0 ? number(0..<known.count) : known.lastIndex { !$0.node.isGone && number(0..<3) > 0 } ?? 0
      let (navigator, node) = known[index]
      let action = number(0..<16)
      done.append("\(action) on \(index)\(node.isGone ? " which has gone" : "")")
      switch action {
      case 0..<4:
        let place = place()
        let method: NavigationMethod = place.method == .push && !node.isStack ? .managedSheet : place.method
        navigator.navigate(to: place, method: method)
        model.go(to: place, method, on: node)
      case 4..<6: #expect(navigator.dismiss() == node.dismiss(), comment)
      case 6: #expect(navigator.dismissPresentedViews() == node.dismissPresented(), comment)
      case 7 where number(0..<3) == 0:
        let isPresenting = model.root.dismissPresented()
        #expect((try? navigator.dismissAny()) == isPresenting, comment)
      case 8:
        let count = number(1..<4)
        #expect(navigator.pop(last: count) == node.pop(count), comment)
      case 9: swipe(seen.last)
      case 10: back(seen.last)
      case 11: link(seen.last)
      case 12: swipe(seen.randomElement(using: &generator))
      case 13: back(seen.randomElement(using: &generator))
      default: send(from: navigator)
      }
    }

    private func swipe(_ seen: Seen?) {
      guard let (id, node) = seen?.presentation else { return }
      let isFront = model.shown.last === node
      let outcome = app.session.send(InputEvent(target: id, action: .dismiss))
      if isFront && node.request?.kind == "sheet" {
        #expect(outcome == .handled, comment)
        _ = node.dismiss()
      } else {
        #expect(outcome != .handled, comment)
      }
    }

    private func back(_ seen: Seen?) {
      guard let (id, node, index, place) = seen?.back else { return }
      let isThere = self.seen.last?.back?.id == id && model.shown.last === node
      let outcome = app.session.send(InputEvent(target: id, action: .tap))
      #expect((outcome == .handled) == isThere, comment)
      guard isThere, index < node.screens.count, node.screens[index] == place else { return }
      _ = node.pop(node.screens.count - index)
    }

    private func link(_ seen: Seen?) {
      guard let (id, node, place) = seen?.link else { return }
      #expect(app.session.send(InputEvent(target: id, action: .tap)) == .handled, comment)
      node.screens.append(place)
    }

    private func send(from navigator: Navigator) {
      var values: [any Hashable] = []
      var steps: [DismissalModel.Step] = []
      for _ in 0..<number(1..<4) {
        if number(0..<3) == 0 {
          values.append(
            NavigationAction("swipe") { [unowned self] _ in
              if let top = app.session.root.children.last(where: { $0.role == .sheet || $0.role == .cover }) {
                app.session.send(InputEvent(target: top.id, action: .dismiss))
              }
              return .auto
            })
          steps.append(.swipe)
        } else {
          let place = place()
          values.append(place)
          steps.append(.place(place))
        }
      }
      done.append("sends \(values)")
      navigator.send(values: values)
      model.send(steps)
    }

    // MARK: Comparison

    func settle() throws {
      model.settle()
      app.session.settle()
      let stack = try #require(navigator.children.first)
      try #require(stack.describeTree() == model.description, comment)
      #expect(app.presentations.map(\.kind.rawValue) == model.shown.compactMap { $0.request?.kind }, comment)
      #expect(navigator.invariantFailure == nil, comment)
      try app.checkInvariants()
      let shown = model.shown
      for (navigator, node) in zip(stack.all, shown) where !known.contains(where: { $0.node === node }) {
        known.append((navigator, node))
      }
      for (navigator, node) in known {
        #expect(navigator.isAttached == !node.isGone, comment)
        #expect(navigator.presentations.isUnderWay == false || node.isGone, comment)
      }
      if known.count > 40 { known.removeAll { $0.node.isGone } }
      look()
      done = ["then"]
    }

    /// Records the elements that accept actions.
    private func look() {
      guard let front = model.shown.last else { return }
      let root = app.session.root
      let layers = root.children.filter { $0.role == .sheet || $0.role == .cover }
      let layer = layers.last ?? root
      var now = Seen()
      if let top = layers.last { now.presentation = (top.id, front) }
      let screens = layer.screens
      if let place = front.screens.last, let id = screens.last?.first(where: { $0.role == .backButton })?.id {
        now.back = (id, front, front.screens.count - 1, place)
      }
      if front.isStack, let id = screens.last?.first(where: { $0.role == .link })?.id {
        now.link = (id, front, .page(1_000 + front.screens.count, .push))
      }
      seen.append(now)
      if seen.count > 10 { seen.removeFirst() }
    }
  }

  @Test("2,000 interleavings end in the state of the model", arguments: 0..<FuzzRun.multiplied(20))
  func interleavings(seed: Int) throws {
    let run = Run(seed: UInt64(seed))
    try run.settle()
    for _ in 0..<100 {
      for _ in 0..<run.number(1..<7) { run.act() }
      try run.settle()
    }
  }
}

/// A stack whose screens receive values.
private struct DismissalApp: View {
  var body: some View {
    ManagedNavigationStack { LinkScreen(title: "Root") }
  }
}

extension Element {
  /// The screens of the stacks in this element, without those of presentations above it.
  fileprivate var screens: [Element] {
    children.flatMap { child -> [Element] in
      switch child.role {
      case .screen: [child]
      case .sheet, .cover: []
      default: child.screens
      }
    }
  }

  fileprivate func first(where condition: (Element) -> Bool) -> Element? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}
