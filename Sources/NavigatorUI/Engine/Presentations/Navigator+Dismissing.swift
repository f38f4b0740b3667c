extension Navigator {
  /// An error that prevents a navigation.
  public enum NavigationError: Error {
    /// A view of the tree has the modifier `navigationLocked()`.
    case navigationLocked
    /// A view that would be removed has the modifier `navigationBlocked(when:_:)`. The operation is performed later if the view
    /// allows it.
    case navigationBlocked
  }

  /// Performs steps unless a blocker of a departing view refuses.
  ///
  /// - Returns: A Boolean value that indicates whether something was removed; nil if a blocker refused or has not answered.
  @discardableResult
  func leave(by steps: [ReturnStep], for reason: NavigationLeaveAttempt.Reason) -> Bool? {
    var hasRemoved = false
    let isDone = leave(Departure(steps), for: reason) {
      for step in steps where step.perform() { hasRemoved = true }
    }
    return isDone ? hasRemoved : nil
  }

  /// Performs steps in the whole tree unless navigation is locked or a blocker refuses.
  func leaveUnlocked(by steps: [ReturnStep], for reason: NavigationLeaveAttempt.Reason) throws(NavigationError) -> Bool {
    if isNavigationLocked { throw .navigationLocked }
    guard let hasRemoved = leave(by: steps, for: reason) else { throw .navigationBlocked }
    return hasRemoved
  }

  /// Dismisses this navigator's presentation with everything above it, and discards waiting presentations.
  ///
  /// - Returns: A Boolean value that indicates whether a presentation is dismissed. It is false if there is none or a view in it
  ///   blocks.
  @discardableResult
  public func dismissPresentedViews() -> Bool {
    isGone ? false : leave(by: [.dismissPresented(by: self)], for: .dismissal) ?? false
  }

  /// A Boolean value that indicates whether a view of the tree locks navigation; see `navigationLocked()`. A body that reads it
  /// is updated when it changes.
  public var isNavigationLocked: Bool {
    _ = tree.signals.lockChanges
    return tree.registry(of: NavigationLock.self).all.contains { $0.screen?.place != nil }
  }
}

extension ReturnStep {
  /// Performs the step without consulting blockers. Returns a Boolean value that indicates whether it has removed something.
  @discardableResult
  func perform() -> Bool {
    switch self {
    case .screens(let entry, let navigator): return navigator.removeScreens(from: entry)
    case .pop(let navigator, let count):
      return navigator.entry(above: count).map { navigator.removeScreens(from: $0) } ?? false
    case .popAll(let navigator):
      var hasPopped = false
      for each in navigator.withDescendants where ReturnStep.pop(each, to: 0).perform() { hasPopped = true }
      return hasPopped
    case .presentation(let handle): return handle.presenter.map { $0.presenting.end(handle) } ?? false
    case .dismiss(let navigator):
      if let handle = navigator.presentation { return ReturnStep.presentation(handle).perform() }
      guard navigator.isPresentedBySystem else { return false }
      navigator.apply(.view(.requestDismissal))
      return true
    case .dismissPresented(let navigator): return Self.performDismissPresented(by: navigator)
    case .dismissChildren(let navigator): return Self.performDismissChildren(of: navigator)
    case .select(let concealment):
      concealment.end()
      return false
    }
  }

  private static func performDismissPresented(by navigator: Navigator) -> Bool {
    let presentedByApp = navigator.children.filter { $0.isPresentedByApp && !$0.model.view.isDismissalRequested }
    for child in presentedByApp { child.apply(.view(.requestDismissal)) }
    let current = navigator.model.presentations.current
    navigator.apply(.presentation(.dismissAll))
    if current != nil { navigator.trace(.navigation(.dismissed)) }
    return current != nil || !presentedByApp.isEmpty
  }

  private static func performDismissChildren(of navigator: Navigator) -> Bool {
    // Presentations above a dismissed presentation are removed with it.
    let others = navigator.children.filter { !$0.isInPresentation }
    var hasDismissed = performDismissPresented(by: navigator)
    for child in others where performDismissChildren(of: child) { hasDismissed = true }
    return hasDismissed
  }
}

/// A navigation lock, which is active while its screen exists.
nonisolated struct NavigationLock {}
