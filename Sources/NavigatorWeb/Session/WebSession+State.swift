import NavigatorHost

/// The state of a session that a store saves.
extension WebSession {
  /// The state with which another session continues.
  var state: SessionConfiguration {
    if let lastState { return lastState }
    var state = session.continuation
    // The values of the visitor are saved separately.
    state.storedValues = [:]
    state.url = place
    return state
  }

  var hasEnded: Bool { lifecycle.state == .ended }

  /// The state to save, or nil if the store has it or it is empty and has never been saved.
  var unsavedState: SessionConfiguration? {
    let state = state
    let isEmpty = state.sceneValues?.isEmpty != false
    return (mustBeSaved || state != savedState) && (!isEmpty || savedState != nil) ? state : nil
  }

  /// The state to save, with the data that the store needs.
  var unsavedEntry: UnsavedStates.Entry? {
    unsavedState.map { UnsavedStates.Entry(state: $0, address: address, isRepeated: $0 == savedState) }
  }

  /// Records that the store has saved a state.
  func isSaved(_ state: SessionConfiguration) {
    savedState = state
    hasLoggedSaveFailure = false
  }

  /// Logs that the state cannot be saved, once until a save succeeds.
  func isNotSaved(_ error: SavedSessionError) {
    if !hasLoggedSaveFailure { logger.error("a session's state is not saved", metadata: ["error": "\(error)"]) }
    hasLoggedSaveFailure = true
  }
}
