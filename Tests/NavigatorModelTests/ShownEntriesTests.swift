import NavigatorModel
import Testing

@Suite struct ShownEntriesTests {
  @Test("Screens that are pushed at once are shown one by one, each after the one below has appeared")
  func revealsOneByOne() throws {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    #expect(state.shownCount == 1)
    #expect(state.shownPath.elements == [.wrapped(1)])
    _ = state.apply(.screenMade(state.id(0)))
    #expect(state.shownLimit == 2)
    #expect(state.shownTop?.destination == 2)
    #expect(!state.isStackCreated)
    _ = state.apply(.screenMade(state.id(1)))
    #expect(state.shownLimit == nil)
    #expect(!state.isStackCreated)
    _ = state.apply(.screenMade(state.id(2)))
    #expect(state.isStackCreated)
    try state.checkInvariants()
  }

  @Test("Requests to show entries and to evaluate states are counted and change nothing else")
  func countsReveals() throws {
    var state = TestState(.stack([.push(1), .push(2)]))
    let effects = state.apply(.reveal)
    _ = state.apply(.reveal)
    _ = state.apply(.reviewStates)
    #expect(state.reveals == 2)
    #expect(state.stateReviews == 1)
    #expect(state.shownCount == 1)
    #expect(effects.endedEntries.isEmpty)
    try state.checkInvariants()
  }

  @Test("A screen appears for the first time once")
  func makesOnce() {
    var state = TestState(.stack([.push(1)]))
    #expect(state.apply(.screenMade(state.id(0))).isMade)
    #expect(!state.apply(.screenMade(state.id(0))).isMade)
  }

  @Test("The screen of an entry that has left the stack does not appear")
  func makesNoneOfThoseGone() throws {
    var state = TestState(.stack([.push(1), .push(2)]))
    let gone = state.id(1)
    _ = state.apply(.stack([.removeLast(1)]))
    #expect(!state.apply(.screenMade(gone)).isMade)
    try state.checkInvariants()
  }

  @Test("The entries above a value are shown at once, because its view does not report its appearance")
  func showsAboveValues() {
    #expect(TestState(.stack([.pushValue(1), .push(2)])).shownCount == 2)
  }

  @Test("A link's entry is shown even if the screen below has not appeared")
  func showsLinks() {
    let state = TestState(.stack([.push(1)]), .stack([.adopt(TestPath([.wrapped(1), .wrapped(2)]))]))
    #expect(state.shownCount == 2)
    #expect(state.isLinkAboveUnmade)
  }

  @Test("A link's entry is inserted below hidden entries")
  func adoptsBelowHidden() throws {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let ids = state.stack.entries.map(\.id)
    _ = state.apply(.stack([.adopt(TestPath([.wrapped(1), .wrapped(9)]), below: 2)]))
    #expect(state.stack.entries.map(\.id) == [ids[0], state.id(1), ids[1], ids[2]])
    #expect(state.stack.path.elements == [.wrapped(1), .wrapped(9), .wrapped(2), .wrapped(3)])
    #expect(state.stack.entries[1].isUnknown)
    try state.checkInvariants()
  }

  @Test("A postponed link is inserted in the order of the pushes")
  func postpones() throws {
    var state = TestState(.stack([.push(1), .push(2)]))
    _ = state.apply(.stack([.adopt(TestPath([.wrapped(1), .wrapped(9)]), below: 1)]))
    _ = state.apply(.stack([.push(3)]))
    _ = state.apply(.stack([.postpone(state.id(1), as: 9, below: 2, isWrapped: true)]))
    #expect(state.destinations == [1, 2, 9, 3])
    #expect(state.stack.entries.map(\.isAdmitted) == [true, true, false, true])
    try state.checkInvariants()
  }

  @Test("A postponed link keeps the values and the destinations that wait above it")
  func postponesBelowOthers() {
    var state = TestState(.stack([.push(1)]), .stack([.adopt(TestPath([.wrapped(1), .wrapped(9)]))]))
    let ids = state.stack.entries.map(\.id)
    _ = state.apply(.stack([.pushValue(4), .push(5), .postpone(ids[1], as: 9, below: 2, isWrapped: false)]))
    #expect(state.stack.path.elements == [.wrapped(1), .plain(9), .value(4), .plain(5)])
  }

  @Test("The checkpoints of a restored screen are removed with its entry")
  func endsCheckpoints() throws {
    var state = TestState(.stack([.push(1), .push(2)]))
    _ = state.apply(.checkpoints(["home"], on: nil))
    _ = state.apply(.checkpoints(["home", "cart"], on: state.id(1)))
    _ = state.apply(.stack([.removeLast(1)]))
    #expect(state.restoredCheckpoints == ["home": [nil]])
    try state.checkInvariants()
  }
}
