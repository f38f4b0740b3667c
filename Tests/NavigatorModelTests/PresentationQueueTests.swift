import NavigatorModel
import Testing

@Suite struct PresentationQueueTests {
  @Test("One presentation is shown at a time, and others follow in the order of their requests")
  func shownInOrder() {
    var state = TestState(.presentation(.present(1)), .presentation(.present(2)), .presentation(.present(3)))
    #expect(state.presentations.current == 1)
    _ = state.apply(.presentation(.appeared(1)))
    #expect(state.apply(.presentation(.dismiss)).endedPresentations == [1])
    #expect(state.presentations.current == nil && state.presentations.isDismissing)
    _ = state.apply(.presentation(.dismissed))
    #expect(state.presentations.requests == [2, 3])
  }

  @Test("A presentation that was not on screen ends immediately")
  func dismissedBeforeShown() {
    var state = TestState(.presentation(.present(1)), .presentation(.present(2)))
    #expect(state.apply(.presentation(.dismiss)).endedPresentations == [1])
    #expect(state.presentations.current == 2)
  }

  @Test("Dismissing all ends also those that wait")
  func dismissesAll() {
    var state = TestState(.presentation(.present(1)), .presentation(.present(2)), .presentation(.present(3)))
    _ = state.apply(.presentation(.appeared(1)))
    #expect(state.apply(.presentation(.dismissAll)).endedPresentations == [1, 2, 3])
    #expect(state.apply(.presentation(.dismissAll)).endedPresentations == [])
    _ = state.apply(.presentation(.dismissed))
    #expect(state.presentations.requests == [])
  }

  @Test("A pending presentation is not under way until it is released")
  func pending() {
    var state = TestState(.presentation(.present(TestItem(1, isPending: true))))
    #expect(state.presentations.isPending && !state.presentations.isUnderWay)
    _ = state.apply(.presentation(.release(.notNeeded)))
    #expect(!state.presentations.isPending && state.presentations.isUnderWay)
  }

  @Test("A waiting presentation is pending until guards are evaluated again")
  func heldAgain() {
    var state = TestState(.presentation(.present(1)), .presentation(.present(2)), .presentation(.dismiss))
    #expect(state.presentations.isPending)
    #expect(state.presentations.current?.answers == GuardAnswers.none)
    _ = state.apply(.presentation(.release(.notNeeded)))
    #expect(state.presentations.current?.answers == .notNeeded)
  }

  @Test("A presentation that has been dismissed does not appear")
  func appearedTooLate() {
    let state = TestState(
      .presentation(.present(1)), .presentation(.dismiss), .presentation(.present(2)), .presentation(.appeared(1)))
    #expect(!state.presentations.isOnScreen)
    #expect(state.presentations.current == 2)
  }

  @Test("An end that the system reports without a dismissal changes nothing")
  func dismissedUnasked() {
    let state = TestState(.presentation(.present(1)), .presentation(.appeared(1)), .presentation(.dismissed))
    #expect(state.presentations.current == 1)
  }
}
