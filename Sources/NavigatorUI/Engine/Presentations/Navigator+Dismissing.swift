extension Navigator {
  /// An error that prevents a navigation.
  public enum NavigationError: Error {
    /// A view of the tree has the modifier `navigationLocked()`.
    case navigationLocked
    /// A view that would be removed has the modifier `navigationBlocked(when:_:)`. The operation is performed later if the view
    /// allows it.
    case navigationBlocked
  }

  /// Performs a removal in the whole tree unless navigation is locked.
  func leaveUnlocked(
    _ departure: Departure, for reason: NavigationLeaveAttempt.Reason, perform: @escaping @MainActor (Navigator) -> Bool
  ) throws(NavigationError) -> Bool {
    if isNavigationLocked { throw .navigationLocked }
    let root = root
    var hasLeft = false
    let isDone = leave(departure, for: reason) { [weak root] in hasLeft = root.map(perform) ?? false }
    if !isDone { throw .navigationBlocked }
    return hasLeft
  }

  /// Dismisses the presentation whose content is this navigator's view.
  func performDismiss() {
    if let presentation { presentation.close() } else if isPresentedBySystem { requestDismissal() }
  }

  private func requestDismissal() {
    apply(.view(.requestDismissal))
  }

  /// Dismisses this navigator's presentation with everything above it, and discards waiting presentations.
  ///
  /// - Returns: A Boolean value that indicates whether a presentation is dismissed. It is false if there is none or a view in it
  ///   blocks.
  @discardableResult
  public func dismissPresentedViews() -> Bool {
    if isGone { return false }
    var hasDismissed = false
    leave(.presentations(of: self), for: .dismissal) { [weak self] in
      hasDismissed = self?.performDismissPresentedViews() ?? false
    }
    return hasDismissed
  }

  @discardableResult
  func performDismissPresentedViews() -> Bool {
    let presentedByApp = children.filter { isPresenter(of: $0) && !$0.model.view.isDismissalRequested }
    for child in presentedByApp { child.requestDismissal() }
    let current = model.presentations.current
    apply(.presentation(.dismissAll))
    if current != nil { trace(.navigation(.dismissed)) }
    return current != nil || !presentedByApp.isEmpty
  }

  @discardableResult
  func performDismissAnyChildren() -> Bool {
    // Presentations above a dismissed presentation are removed with it.
    let others = children.filter { $0.presentation == nil && !isPresenter(of: $0) }
    var hasDismissed = performDismissPresentedViews()
    for child in others where child.performDismissAnyChildren() { hasDismissed = true }
    return hasDismissed
  }

  /// A Boolean value that indicates whether a view of the tree locks navigation; see `navigationLocked()`. A body that reads it
  /// is updated when it changes.
  public var isNavigationLocked: Bool {
    _ = tree.signals.lockChanges
    return tree.registry(of: NavigationLock.self).all.contains { $0.screen?.place != nil }
  }
}

/// A navigation lock, which is active while its screen exists.
nonisolated struct NavigationLock {}
