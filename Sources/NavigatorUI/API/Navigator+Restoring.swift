import Foundation

extension Navigator {
  /// Restores a state that ``savedState()`` has saved, in this navigator and in all navigators below. Existing matches are kept,
  /// so restoring twice has no further effect.
  ///
  /// Destinations of registered types are restored; see ``NavigationConfiguration/restorableDestinations``. An entry that cannot
  /// be restored is omitted, and the report contains it with the reason. If the configuration has a different key, nothing is
  /// restored.
  ///
  /// Guards are evaluated for added destinations, and blockers for removed ones.
  ///
  /// - Throws: ``RestorationError`` if the data is not a saved state, or not one of this app.
  @discardableResult
  public func restore(from data: Data) throws(RestorationError) -> RestorationReport {
    guard owner != .application else { throw .noManagedView }
    let state = try SavedState.read(data, key: tree.configuration.restorationKey)
    return replace(by: state.navigator)
  }
}
