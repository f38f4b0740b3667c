import NavigatorHost

/// An object whose state is saved in the store: a session, or the values of a visitor.
@MainActor
protocol StateOwner: AnyObject {
  var key: SessionKey { get }
  /// The state with which another process continues.
  var state: SessionConfiguration { get }
  /// A Boolean value that indicates whether the state must be saved even if it has not changed.
  var mustBeSaved: Bool { get set }
  /// The state to save, with the data that the store needs. It is nil if the store has the state or there is nothing to save.
  var unsavedEntry: UnsavedStates.Entry? { get }
  /// A Boolean value that indicates whether the state no longer changes.
  var hasEnded: Bool { get }

  /// Records that the store has saved a state.
  func isSaved(_ state: SessionConfiguration)

  /// Logs that the state cannot be saved, once until a save succeeds.
  func isNotSaved(_ error: SavedSessionError)
}
