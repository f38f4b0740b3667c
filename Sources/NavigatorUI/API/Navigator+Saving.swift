import Foundation

extension Navigator {
  /// Returns the stack and the presentations of this navigator and of all navigators below, for ``restore(from:)``.
  ///
  /// ```swift
  /// try navigator.root.savedState().write(to: file)
  /// ```
  ///
  /// `Codable` destinations are saved by the name of their type and the names of their cases; see ``RestorableDestination``.
  /// Other destinations are omitted and logged. The app's own presentations, and the destinations that states push and present,
  /// belong to the app's state. Screens that the user has pushed above a state's screen are saved, and are restored if the state
  /// is the same.
  ///
  /// - Throws: ``RestorationError/tooLarge(bytes:)`` if the state exceeds the maximum size, ``RestorationError/noManagedView``
  ///   for the navigator outside of every managed view.
  public func savedState() throws(RestorationError) -> Data {
    guard owner != .application else { throw .noManagedView }
    return try restoration.savedState(includingScenes: true)
  }

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
    return restoration.replace(by: state.navigator)
  }
}
