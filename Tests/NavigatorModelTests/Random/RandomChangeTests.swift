import Foundation
import NavigatorModel
import TestSupport
import Testing

/// Random sequences of changes. `NAVIGATOR_FUZZ_FACTOR` multiplies their number, and `NAVIGATOR_FUZZ_SEED` repeats a run.
@Suite struct RandomChangeTests {
  @Test("Any sequence of changes keeps the invariants, and each entry ends once")
  func anySequence() throws {
    let run = FuzzRun("RandomChangeTests.anySequence")
    let seed = run.seed
    var walk = RandomWalk(seed: seed)
    for step in run.iterations(RandomWalk.steps) {
      do {
        try walk.step()
      } catch {
        Issue.record("Step \(step) with NAVIGATOR_FUZZ_SEED=\(seed): \(error)")
        return
      }
    }
  }
}

/// A randomly changed state and its expected properties.
private struct RandomWalk {
  #if DEBUG
    static let steps = 15_000
  #else
    static let steps = 3_000_000
  #endif

  private var generator: SeededGenerator
  private var state = TestState()
  private var lastItem = 0
  /// The entries and presentations that have been added and have not ended.
  private var entries: Set<EntryID> = []
  private var items: Set<Int> = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func step() throws {
    let change = nextChange()
    let before = state
    let effects = state.apply(change)
    do {
      try state.checkInvariants()
      try check(effects, after: before)
    } catch {
      throw Failure(description: "\(error) after \(change) of \(before)")
    }
  }

  // MARK: Invariants

  private mutating func check(_ effects: TestState.Effects, after before: TestState) throws {
    let ids = state.stack.entries.map(\.id)
    let new = ids.filter { !before.stack.entries.map(\.id).contains($0) }
    try require(entries.isDisjoint(with: new), "An entry has come twice.")
    entries.formUnion(new)
    for ended in effects.endedEntries { try require(entries.remove(ended.id) != nil, "An entry has ended twice.") }
    try require(entries == Set(ids), "An entry has left the stack and not ended.")
    for ended in effects.endedPresentations { try require(items.remove(ended.id) != nil, "A presentation has ended twice.") }
    try require(items == Set(state.presentations.requests.map(\.id)), "A presentation is gone and has not ended.")
    try require(effects.hasPushed == (state.stack.pushes > before.stack.pushes), "hasPushed is wrong.")
    for (entry, element) in zip(state.stack.entries, state.stack.path.elements) {
      try require(entry.agrees(with: element), "\(entry) is \(element) on the path.")
    }
    try require(state.shownPath.elements == Array(state.stack.path.elements.prefix(state.shownCount)), "The shown path is wrong.")
    for entry in state.stack.entries.prefix(max(state.shownCount - 1, 0)) where !entry.isUnknown {
      let next = ids.firstIndex(of: entry.id).map { state.stack.entries[$0 + 1] }
      try require(state.isMade(entry) || next?.isUnknown == true, "A screen is shown above one that has not appeared.")
    }
  }

  private func require(_ condition: Bool, _ message: String) throws {
    if !condition { throw Failure(description: message) }
  }

  // MARK: Changes

  private mutating func nextChange() -> TestState.Change {
    switch generator.below(10) {
    case 0, 1: .presentation(presentationChange())
    case 2, 3: .screenMade(anyEntry())
    case 4:
      generator.below(8) == 0 ? .forgetCheckpoints : .checkpoints(["a", "b"], on: generator.below(2) == 0 ? nil : anyEntry())
    case 5: .stack([stackChange(), independentChange(), independentChange()])
    default: .stack([stackChange()])
    }
  }

  private mutating func presentationChange() -> PresentationChange<TestItem> {
    switch generator.below(7) {
    case 0, 1:
      lastItem += 1
      items.insert(lastItem)
      return .present(TestItem(lastItem, isPending: generator.below(3) == 0))
    case 2: return .release(.notNeeded)
    case 3: return .appeared(state.presentations.current?.id ?? lastItem)
    case 4: return .dismiss
    case 5: return generator.below(4) == 0 ? .dismissAll : .appeared(lastItem)
    default: return .dismissed
    }
  }

  private mutating func stackChange() -> StackChange<TestPath> {
    let isWrapped = generator.below(2) == 0
    let hidden = state.stack.entries.count - state.shownCount
    switch generator.below(12) {
    case 0, 1: return admission(guardsAsked: generator.below(5))
    case 2, 3, 4: return .adopt(shownPath(), below: hidden, isWrapped: isWrapped)
    case 5:
      guard let top = state.shownTop, top.isUnknown else { return .removeLast(1) }
      return .postpone(top.id, as: destination(), below: hidden, isWrapped: isWrapped)
    default: return independentChange()
    }
  }

  /// A change that may follow any other in one step.
  private mutating func independentChange() -> StackChange<TestPath> {
    let isWrapped = generator.below(2) == 0
    let guards = generator.below(5)
    // Long stacks are rare, so that steps stay fast.
    if state.stack.entries.count > 12 { return .removeLast(generator.below(12)) }
    switch generator.below(9) {
    case 0, 1, 2, 3:
      return .push(
        destination(), isWrapped: isWrapped, answers: guards == 0 ? nil : GuardAnswers(newest: guards, period: 1),
        isRestored: guards == 1)
    case 4: return .pushValue(generator.below(5))
    case 5: return .removeLast(generator.below(4) - 1)
    case 6: return .removeAll(from: anyEntry())
    case 7: return .remove(anyEntry(), isWrapped: isWrapped)
    default:
      return .replaceAll(
        (0..<generator.below(5)).map { _ in destination() }, isWrapped: isWrapped,
        answers: GuardAnswers(newest: guards, period: 1))
    }
  }

  /// The destination that an entry has on the path becomes known.
  private mutating func admission(guardsAsked: Int) -> StackChange<TestPath> {
    let id = anyEntry()
    guard let index = state.stack.index(of: id) else {
      return .admit(id, as: destination(), answers: GuardAnswers(newest: guardsAsked, period: 1))
    }
    switch state.stack.path.elements[index] {
    case .wrapped(let destination), .plain(let destination):
      return .admit(id, as: destination, answers: GuardAnswers(newest: guardsAsked, period: 1))
    case .value: return .removeLast(1)
    }
  }

  private mutating func destination() -> TestDestination {
    TestDestination(generator.below(4))
  }

  /// The shown path after the user has gone back, replaced the top, or followed links.
  private mutating func shownPath() -> TestPath {
    var path = state.shownPath
    if generator.below(2) == 0 {
      path.removeLast(generator.below(path.count + 1))
    } else {
      let replaces = path.count > 0 && generator.below(4) == 0
      if replaces { path.removeLast(1) }
      for _ in 0..<(replaces ? 1 : 1 + generator.below(3)) {
        if generator.below(4) == 0 { path.append(generator.below(3)) } else { path.append(destination(), isWrapped: true) }
      }
    }
    return path
  }

  /// An entry of the stack, or one that was there.
  private mutating func anyEntry() -> EntryID {
    let known = state.stack.entries.map(\.id) + entries
    return known.isEmpty ? TestState(.stack([.push(0)])).id(0) : known[generator.below(known.count)]
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}

extension StackEntry<TestPath> {
  /// Returns whether the path has the entry's content.
  fileprivate func agrees(with element: TestPath.Element) -> Bool {
    switch (kind, element) {
    case (.destination(let destination), .wrapped(let other)), (.destination(let destination), .plain(let other)):
      destination == other
    case (.unknown, _): true
    case (.value(let value), .value(let other)): value == other
    default: false
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
