@_spi(Engine) import NavigatorBindings
import NavigatorTesting
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorUI

/// The states of one screen, each of which has a screen with its own states.
@Observable
private final class Node {
  let number: Int
  var left: Node?
  var right: Node?
  var sheet: CounterItem?

  init(_ number: Int) {
    self.number = number
  }

  subscript(isLeft: Bool) -> Node? {
    get { isLeft ? left : right }
    set { if isLeft { left = newValue } else { right = newValue } }
  }
}

private struct NodeView: View {
  @Bindable var node: Node

  var body: some View {
    Text("node \(node.number)")
      .navigationTitle("Node \(node.number)")
      .navigationDestination(unwrapping: $node.left) { $child in NodeView(node: child) }
      .navigationDestination(unwrapping: $node.right) { $child in NodeView(node: child) }
      .sheet(unwrapping: $node.sheet) { $item in Text("sheet \(item.id)") }
  }
}

/// States that are set, reset and replaced, mixed with calls of the navigator and actions of users, compared with a list.
@Suite("Random states")
struct StateRandomTests {
  fileprivate enum Entry: Equatable {
    case page(Int)
    case node(Node, of: Node, isLeft: Bool)

    static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.title == rhs.title }

    var title: String {
      switch self {
      case .page(let number): "Page \(number)"
      case .node(let node, _, _): "Node \(node.number)"
      }
    }

    var node: Node? { if case .node(let node, _, _) = self { node } else { nil } }
  }

  fileprivate final class Run {
    var generator: SeededGenerator
    let root = Node(0)
    let stage: Stage
    let navigator: Navigator
    var entries: [Entry] = []
    /// All nodes that have existed.
    var nodes: [Node]
    var done: [String] = []
    /// The nodes that have had a screen.
    var shownOnce: Set<Int> = [0]
    private var count = 0

    init(seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      let root = root
      nodes = [root]
      stage = Stage { NodeView(node: root) }
      navigator = try stage.navigator
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    var live: [Node] { [root] + entries.compactMap(\.node) }

    private func index(of owner: Node) -> Int? {
      entries.firstIndex { if case .node(_, let other, _) = $0 { other === owner } else { false } }
    }

    // MARK: Steps, in the app and in the list

    func step() throws {
      count += 1
      let owner = live[number(0..<live.count)]
      let isLeft = Bool.random(using: &generator)
      switch number(0..<10) {
      case 0...2: set(owner, isLeft)
      case 3: unset(owner)
      case 4: push()
      case 5: pop()
      case 6: try back()
      case 7: popAll()
      case 8: setStack()
      default: try sheet()
      }
    }

    private func set(_ owner: Node, _ isLeft: Bool) {
      let node = Node(count)
      nodes.append(node)
      done.append("set \(owner.number) \(isLeft) to \(node.number)")
      owner[isLeft] = node
      if let index = index(of: owner) { entries.removeSubrange(index...) }
      entries.append(.node(node, of: owner, isLeft: isLeft))
    }

    private func unset(_ owner: Node) {
      done.append("unset \(owner.number)")
      owner.left = nil
      owner.right = nil
      if let index = index(of: owner) { entries.removeSubrange(index...) }
    }

    private func push() {
      done.append("push \(count)")
      navigator.push(HomeDestinations.pageN(count))
      entries.append(.page(count))
    }

    private func pop() {
      let last = number(1..<4)
      done.append("pop \(last)")
      navigator.pop(last: last)
      entries.removeLast(min(last, entries.count))
    }

    private func popAll() {
      done.append("popAll")
      navigator.popAll()
      entries = []
    }

    private func back() throws {
      stage.app.session.settle()
      guard !entries.isEmpty, stage.app.presentations.isEmpty, navigator.count == entries.count else { return }
      done.append("back")
      try stage.app.goBack()
      entries.removeLast()
    }

    private func setStack() {
      done.append("setStack \(count)")
      let pages = entries.prefix { $0.node == nil }.map { entry in if case .page(let number) = entry { number } else { 0 } }
      navigator.setStack((pages + [count]).map { HomeDestinations.pageN($0) })
      entries = (pages + [count]).map(Entry.page)
    }

    private func sheet() throws {
      if stage.app.presentations.isEmpty {
        done.append("sheet")
        root.sheet = CounterItem(id: count)
      } else {
        done.append("dismissAny")
        try navigator.dismissAny()
      }
    }

    // MARK: Checks

    func checkAll() throws {
      stage.app.session.settle()
      let place: Comment = "\(done.suffix(12).joined(separator: "; "))"
      // The first difference is sufficient.
      try #require(navigator.count == entries.count, place)
      if stage.app.presentations.isEmpty {
        try #require(stage.app.stack == ["Home"] + entries.map(\.title), place)
      }
      try check(place)
    }

    /// The invariants after each action.
    func check(_ comment: Comment? = nil) throws {
      stage.app.session.settle()
      let place = comment ?? "\(done.suffix(12).joined(separator: "; "))"
      let screens = navigator.contents.entries.compactMap { $0.destination?.stateScreen }
      let shown = navigator.states.sources.all.compactMap(\.shown)
      try #require(screens.count == shown.count, place)
      #expect(navigator.path.count == navigator.count, place)
      #expect((root.sheet == nil) == stage.app.presentations.isEmpty, place)
      #expect((root.sheet != nil) == navigator.isPresenting, place)
      try checkStates(screens, place)
      #expect(navigator.invariantFailure == nil, place)
    }
  }

  @Test("A state has a value exactly while its screen is on the stack", arguments: UInt64(0)..<60)
  func one(seed: UInt64) throws {
    let run = try Run(seed: seed)
    for _ in 0..<40 {
      try run.step()
      try run.checkAll()
    }
    try run.stage.app.checkInvariants()
  }

  @Test("The same is true after several steps in one turn", arguments: UInt64(100)..<160)
  func several(seed: UInt64) throws {
    let run = try Run(seed: seed)
    for _ in 0..<20 {
      for _ in 0..<run.number(2..<5) { try run.step() }
      try run.check()
      run.entries = run.entriesShown
    }
    try run.stage.app.checkInvariants()
  }
}

extension StateRandomTests.Run {
  /// A visible state has a value exactly while its screen exists. A state that was removed with its screen has no value that was
  /// ever shown.
  fileprivate func checkStates(_ screens: [StateScreen], _ place: Comment) throws {
    let nodesShown = nodes.filter { node in screens.contains { $0.identity == .object(ObjectIdentifier(node)) } }
    try #require(nodesShown.count == screens.count, place)
    for owner in nodes {
      let values = [owner.left, owner.right].compactMap { $0 }
      let isThere = owner === root || nodesShown.contains { $0 === owner }
      #expect(!isThere || values.count < 2, place)
      for value in values where isThere || shownOnce.contains(value.number) {
        #expect(isThere && nodesShown.contains { $0 === value }, place)
      }
    }
    shownOnce.formUnion(nodesShown.map(\.number))
  }

  /// The current stack, regardless of the expected one.
  fileprivate var entriesShown: [StateRandomTests.Entry] {
    navigator.contents.entries.compactMap { entry in
      if let screen = entry.destination?.stateScreen {
        for owner in nodes {
          for isLeft in [true, false] {
            if let node = owner[isLeft], screen.identity == .object(ObjectIdentifier(node)) {
              return .node(node, of: owner, isLeft: isLeft)
            }
          }
        }
        return nil
      }
      if case HomeDestinations.pageN(let number)? = entry.destination?.wrapped as? HomeDestinations { return .page(number) }
      return nil
    }
  }
}
