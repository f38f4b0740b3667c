extension Navigator {
  /// Returns to a checkpoint by dismissing and popping everything above it in one step.
  ///
  /// ```swift
  /// navigator.returnToCheckpoint(KnownCheckpoints.home)
  /// ```
  ///
  /// The return works from anywhere in the tree, across stacks, sheets and covers. If a checkpoint is registered more than once,
  /// the nearest is used: first on the navigator's own stack, topmost first, then around it, then anywhere in the tree. The
  /// checkpoint's action runs after the tree has settled. A completion that takes a value does not run, because there is none.
  ///
  /// A return to a checkpoint in another tab also selects that tab, if the selection's binding is passed to
  /// `onNavigationReceive(assign:)` or `navigationRestored(_:scene:)` around the tabs. The column of a split view is selected by
  /// the checkpoint's action, if it sets the preferred column. A call on the checkpoint's own screen only runs the action.
  ///
  /// - Returns: A Boolean value that indicates whether the checkpoint exists and no lock prevents the return. An unknown
  ///   checkpoint is reported.
  @discardableResult
  public func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>) -> Bool {
    returnToCheckpoint(checkpoint, delivering: T.self == Void.self ? () : nil)
  }

  /// Returns to a checkpoint as ``returnToCheckpoint(_:)`` does, and passes a value to its completion.
  ///
  /// ```swift
  /// navigator.returnToCheckpoint(KnownCheckpoints.page2, value: 5)
  /// ```
  ///
  /// If the checkpoint's screen was restored and has not been created yet, the value is delivered when it is created.
  @discardableResult
  public func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>, value: T) -> Bool {
    returnToCheckpoint(checkpoint, delivering: value)
  }

  /// Returns a Boolean value that indicates whether ``returnToCheckpoint(_:)`` would lead back to a checkpoint.
  ///
  /// It does if the checkpoint's screen exists, is not the navigator's current screen, and no lock prevents leaving the screens
  /// above it. A body that calls this is updated when stacks or checkpoints change. A view with `navigationBlocked(when:_:)` does
  /// not count: the return waits for its answer.
  public func canReturnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>) -> Bool {
    _ = tree.signals.checkpointChanges
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: self) else { return false }
    _ = place.navigator?.contents
    let steps = returnSteps(to: place)
    if steps.isEmpty, place.navigator === self { return false }
    return !isRefused(steps)
  }

  private func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>, delivering value: Any?) -> Bool {
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: self) else {
      log(.checkpoint(.unknown(checkpoint.name)))
      report(
        """
        There is no checkpoint \(checkpoint.name) to return to. Put navigationCheckpoint on a view of that screen, and call \
        canReturnToCheckpoint first if the screen may have been removed.
        """)
      return false
    }
    if isRefused(returnSteps(to: place)) {
      log(.warning("Cannot return to the checkpoint \(checkpoint.name): navigation is locked."))
      return false
    }
    goBack(for: .checkpoint, by: { [weak self] in self?.returnSteps(to: place) ?? [] }) { [weak self] in
      self?.trace(.checkpoint(.returned(to: checkpoint.name)))
      if let value { self?.tree.checkpoints.deliver(value, to: checkpoint.key, at: place) }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a lock prevents the return. A lock does not apply to a return that removes no
  /// screen.
  private func isRefused(_ steps: [ReturnStep]) -> Bool {
    steps.contains(where: \.removesScreens) && isNavigationLocked
  }
}
