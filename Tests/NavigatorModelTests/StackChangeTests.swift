import NavigatorModel
import Testing

@Suite struct StackChangeTests {
  @Test("The path contains a pushed destination wrapped or plain, as requested")
  func pushes() throws {
    let state = TestState(.stack([.push(1)]), .stack([.push(2, isWrapped: false)]), .stack([.pushValue(3)]))
    #expect(state.stack.path.elements == [.wrapped(1), .plain(2), .value(3)])
    #expect(state.destinations == [1, 2, nil])
    try state.checkInvariants()
  }

  @Test("Two pushes of one destination are two entries")
  func identities() {
    let state = TestState(.stack([.push(1), .push(1)]))
    #expect(state.id(0) != state.id(1))
    #expect(state.stack.lastIndex(of: 1) == 1)
  }

  @Test("Removing an entry ends all entries above it, the lowest first")
  func removesAbove() {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let ids = state.stack.entries.map(\.id)
    let effects = state.apply(.stack([.removeAll(from: ids[1])]))
    #expect(effects.endedEntries.map(\.id) == [ids[1], ids[2]])
    #expect(state.destinations == [1])
  }

  @Test("An entry that has left the stack cannot be removed again")
  func removesOnce() {
    var state = TestState(.stack([.push(1), .push(2)]))
    let id = state.id(1)
    _ = state.apply(.stack([.removeAll(from: id)]))
    let effects = state.apply(.stack([.removeAll(from: id), .remove(id, isWrapped: true), .admit(id, as: 7)]))
    #expect(effects.endedEntries.isEmpty)
    #expect(state.destinations == [1])
  }

  @Test("The number of removed entries is limited to the range from zero to the count", arguments: [-1, 0, 5])
  func removesAtMostAll(count: Int) throws {
    let state = TestState(.stack([.push(1)]), .stack([.removeLast(count)]))
    #expect(state.stack.entries.count == (count > 0 ? 0 : 1))
    try state.checkInvariants()
  }

  @Test("Removing one entry keeps the identities of the entries above it")
  func takesOneOut() {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let ids = state.stack.entries.map(\.id)
    let effects = state.apply(.stack([.remove(ids[1], isWrapped: true)]))
    #expect(effects.endedEntries.map(\.id) == [ids[1]])
    #expect(state.stack.entries.map(\.id) == [ids[0], ids[2]])
    #expect(state.stack.path.elements == [.wrapped(1), .wrapped(3)])
  }

  @Test("Removing an entry also removes unknown entries above it, because their elements are lost with the path")
  func losesLinksAbove() throws {
    var state = TestState(.stack([.push(1)]))
    _ = state.apply(.stack([.adopt(TestPath([.wrapped(1), .wrapped(2)]))]))
    _ = state.apply(.stack([.remove(state.id(0), isWrapped: true)]))
    #expect(state.stack.entries.isEmpty)
    try state.checkInvariants()
  }

  @Test("Replacing everything keeps the lowest entries whose destinations are the same")
  func replaces() {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let ids = state.stack.entries.map(\.id)
    let effects = state.apply(.stack([.replaceAll([1, 2, 4, 5], isWrapped: true, answers: .none)]))
    #expect(state.stack.entries.prefix(2).map(\.id) == ids.prefix(2).map(\.self))
    #expect(effects.endedEntries.map(\.id) == [ids[2]])
    #expect(state.destinations == [1, 2, 4, 5])
    #expect(state.stack.entries.map(\.answers) == [.notNeeded, .notNeeded, GuardAnswers.none, GuardAnswers.none])
  }

  @Test("A longer path has entries that are unknown and not admitted until their screens are made")
  func adoptsLinks() throws {
    var state = TestState(.stack([.push(1)]), .stack([.adopt(TestPath([.wrapped(1), .wrapped(2)]))]))
    #expect(state.stack.entries[1].isUnknown)
    #expect(!state.stack.entries[1].isAdmitted)
    #expect(state.stack.holds(2, at: state.id(1)))
    #expect(!state.stack.holds(3, at: state.id(1)))
    _ = state.apply(.stack([.admit(state.id(1), as: 2, answers: GuardAnswers(newest: 4, period: 1))]))
    #expect(state.destinations == [1, 2])
    #expect(state.stack.entries[1].answers == GuardAnswers(newest: 4, period: 1))
    try state.checkInvariants()
  }

  @Test("A shorter path removes the topmost entries")
  func adoptsBack() {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let effects = state.apply(.stack([.adopt(TestPath([.wrapped(1)]))]))
    #expect(effects.endedEntries.map(\.destination) == [2, 3])
    #expect(state.destinations == [1])
  }

  @Test("A path of the same length has another element at its end")
  func adoptsReplacement() {
    var state = TestState(.stack([.push(1), .push(2)]))
    let before = state.id(1)
    let effects = state.apply(.stack([.adopt(TestPath([.wrapped(1), .wrapped(3)]))]))
    #expect(effects.endedEntries.map(\.id) == [before])
    #expect(state.stack.entries[1].isUnknown)
  }

  @Test("The same path changes nothing")
  func adoptsTheSame() {
    var state = TestState(.stack([.push(1), .push(2)]))
    let ids = state.stack.entries.map(\.id)
    let effects = state.apply(.stack([.adopt(state.stack.path)]))
    #expect(state.stack.entries.map(\.id) == ids)
    #expect(!effects.hasPushed && effects.endedEntries.isEmpty)
  }

  @Test("Only entries that are absent after all changes of a step have ended")
  func makesOneStep() {
    var state = TestState(.stack([.push(1), .push(2), .push(3)]))
    let ids = state.stack.entries.map(\.id)
    let effects = state.apply(.stack([.remove(ids[0], isWrapped: true), .removeLast(1), .push(4)]))
    #expect(effects.endedEntries.map(\.id) == [ids[0], ids[2]])
    #expect(state.destinations == [2, 4])
  }
}
