import NavigatorHost

extension TestApp {
  /// Scrolls to the row that contains an element, sends an event and commits its changes.
  func perform(
    _ action: InputEvent.Action, on id: ElementID, _ attempt: String, _ location: TestLocation
  ) throws(TestFailure) {
    let outcome = watching(attempt, location) {
      scroll(to: id)
      let outcome = session.send(InputEvent(target: id, action: action))
      session.settle()
      updateScrolling()
      return outcome
    }
    if case .dropped(let reason) = outcome {
      throw failure("cannot \(attempt): \(reason.explanation)", location)
    }
    if checksEveryAction { try checkInvariants(at: location) }
  }

  /// Returns a failure with a description of the screen.
  func failure(
    _ message: String, closestTo text: String? = nil, _ location: TestLocation
  ) -> TestFailure {
    return TestFailure(message: message, details: ScreenReport(surface).lines(closestTo: text), location: location)
  }
}

extension EventOutcome.DropReason {
  var explanation: String {
    switch self {
    case .unknownElement: "it no longer exists"
    case .notAccepted: "it does not support that action"
    case .disabled: "it is disabled"
    case .covered: "it is covered"
    case .invalidValue: "the value is not valid for it"
    case .sessionEnded: "the session has ended"
    }
  }
}
