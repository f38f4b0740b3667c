extension Navigator {
  /// Why a navigator refuses to go somewhere.
  public enum NavigationError: Error {
    /// A view of the tree is `navigationLocked()`.
    case navigationLocked
  }

  /// Closes the nearest sheet or cover that this navigator's view is in.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dismiss() -> Bool {
    if let presentation { return presentation.end() }
    if isPresentedBySystem {
      dismissRequests += 1
      return true
    }
    return parent?.dismiss() ?? false
  }

  /// Closes what this navigator presents, with all that is above it, and forgets what waits to be presented.
  ///
  /// - Returns: Whether there was anything to close.
  @discardableResult
  public func dismissPresentedViews() -> Bool {
    let presentedByApp = children.filter { isPresenter(of: $0) }
    for child in presentedByApp { child.dismissRequests += 1 }
    let current = presentations.current
    presentations.dismissAll()
    if let current { detachChildren(of: current.handle) }
    return current != nil || !presentedByApp.isEmpty
  }

  /// Closes what this navigator and those below present.
  ///
  /// - Returns: Whether there was anything to close.
  @discardableResult
  public func dismissAnyChildren() -> Bool {
    // What is above a presentation that closes goes with it.
    let others = children.filter { $0.presentation == nil && !isPresenter(of: $0) }
    var hasDismissed = dismissPresentedViews()
    for child in others where child.dismissAnyChildren() { hasDismissed = true }
    return hasDismissed
  }

  /// Closes everything that is presented anywhere in the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` where a view forbids to leave.
  /// - Returns: Whether there was anything to close.
  @discardableResult
  public func dismissAny() throws(NavigationError) -> Bool {
    try checkLock()
    return root.dismissAnyChildren()
  }

  func checkLock() throws(NavigationError) {
    if isNavigationLocked { throw .navigationLocked }
  }
}
