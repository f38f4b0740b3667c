extension Navigator {
  /// Why a navigator refuses to go somewhere.
  public enum NavigationError: Error {
    /// A view of the tree is `navigationLocked()`.
    case navigationLocked
    /// A view that would go is `navigationBlocked(when:_:)`. It happens later if that view lets it.
    case navigationBlocked
  }

  /// Closes the nearest sheet or cover that this navigator's view is in.
  ///
  /// - Returns: Whether one closes; false where there is none or a view in it blocks.
  @discardableResult
  public func dismiss() -> Bool {
    if isGone { return false }
    if let presentation { return presentation.end() }
    if isPresentedBySystem {
      if isDismissRequested { return false }
      return leave(.view(of: self), for: .dismissal) { [weak self] in self?.performDismiss() }
    }
    return parent?.dismiss() ?? false
  }

  /// Closes what this navigator presents, with all that is above it, and forgets what waits to be presented.
  ///
  /// - Returns: Whether something closes; false where nothing is presented or a view in it blocks.
  @discardableResult
  public func dismissPresentedViews() -> Bool {
    if isGone { return false }
    var hasDismissed = false
    leave(.presentations(of: self), for: .dismissal) { [weak self] in
      hasDismissed = self?.performDismissPresentedViews() ?? false
    }
    return hasDismissed
  }

  /// Closes what this navigator and those below present.
  ///
  /// - Returns: Whether something closes; false where nothing is presented or a view in it blocks.
  @discardableResult
  public func dismissAnyChildren() -> Bool {
    var hasDismissed = false
    leave(.allPresentations(below: self), for: .dismissal) { [weak self] in
      hasDismissed = self?.performDismissAnyChildren() ?? false
    }
    return hasDismissed
  }

  /// Closes everything that is presented anywhere in the tree.
  ///
  /// - Throws: ``NavigationError/navigationLocked`` where a view forbids to leave, ``NavigationError/navigationBlocked`` where one that would go
  ///   blocks.
  /// - Returns: Whether there was anything to close.
  @discardableResult
  public func dismissAny() throws(NavigationError) -> Bool {
    try leaveUnlocked(.allPresentations(below: root), for: .dismissal) { $0.performDismissAnyChildren() }
  }

  /// Closes everything that is presented and pops everything off every stack of the tree.
  func reset() throws(NavigationError) -> Bool {
    try leaveUnlocked(.allPresentations(below: root).union(.allScreens(below: root)), for: .dismissal) { root in
      let hasDismissed = root.performDismissAnyChildren()
      return root.performPopAny() || hasDismissed
    }
  }

  // MARK: When nobody objects

  /// Leaves what is anywhere in the tree, unless that is forbidden.
  func leaveUnlocked(
    _ departure: Departure, for reason: NavigationLeaveAttempt.Reason, perform: @escaping @MainActor (Navigator) -> Bool
  ) throws(NavigationError) -> Bool {
    try checkLock()
    let root = root
    var hasLeft = false
    let isDone = leave(departure, for: reason) { [weak root] in hasLeft = root.map(perform) ?? false }
    if !isDone { throw .navigationBlocked }
    return hasLeft
  }

  /// Closes the presentation that this navigator's view is.
  func performDismiss() {
    if let presentation { presentation.close() } else if isPresentedBySystem { requestDismissal() }
  }

  private func requestDismissal() {
    isDismissRequested = true
    dismissRequests += 1
  }

  @discardableResult
  func performDismissPresentedViews() -> Bool {
    let presentedByApp = children.filter { isPresenter(of: $0) && !$0.isDismissRequested }
    for child in presentedByApp { child.requestDismissal() }
    let current = presentations.current
    if let current { detachChildren(of: current.handle) }
    presentations.dismissAll()
    if current != nil { trace(.navigation(.dismissed)) }
    return current != nil || !presentedByApp.isEmpty
  }

  @discardableResult
  func performDismissAnyChildren() -> Bool {
    // What is above a presentation that closes goes with it.
    let others = children.filter { $0.presentation == nil && !isPresenter(of: $0) }
    var hasDismissed = performDismissPresentedViews()
    for child in others where child.performDismissAnyChildren() { hasDismissed = true }
    return hasDismissed
  }

  /// Whether a view somewhere in the tree forbids to leave; see `navigationLocked()`. In a body the answer is kept up to date.
  public var isNavigationLocked: Bool {
    _ = root.lockChanges
    return tree.locks.all.contains { $0.screen?.place != nil }
  }

  func checkLock() throws(NavigationError) {
    if isNavigationLocked { throw .navigationLocked }
  }
}
