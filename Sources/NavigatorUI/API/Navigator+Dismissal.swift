extension Navigator {
  /// Dismisses the nearest sheet or cover that contains this navigator's view.
  ///
  /// - Returns: A Boolean value that indicates whether a presentation is dismissed. It is false if there is none or a view in it
  ///   blocks.
  @discardableResult
  public func dismiss() -> Bool {
    if isGone { return false }
    if let presentation { return presentation.end() }
    if isPresentedBySystem {
      if model.view.isDismissalRequested { return false }
      return leave(by: [.dismiss(self)], for: .dismissal) ?? false
    }
    return parent?.dismiss() ?? false
  }

  /// Dismisses the presentations of this navigator and of all navigators below it.
  ///
  /// - Returns: A Boolean value that indicates whether a presentation is dismissed. It is false if there is none or a view in it
  ///   blocks.
  @discardableResult
  public func dismissAnyChildren() -> Bool {
    leave(by: [.dismissChildren(of: self)], for: .dismissal) ?? false
  }

  /// Dismisses all presentations of the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` if navigation is locked, ``NavigationError/navigationBlocked`` if a view that
  ///   would be removed blocks.
  /// - Returns: A Boolean value that indicates whether there was a presentation to dismiss.
  @discardableResult
  public func dismissAny() throws(NavigationError) -> Bool {
    try leaveUnlocked(by: [.dismissChildren(of: root)], for: .dismissal)
  }
}
