/// A view's condition that blocks leaving its screen, and the handler of attempts.
nonisolated struct LeaveBlocker {
  let condition: @MainActor () -> Bool
  let handler: @MainActor (NavigationLeaveAttempt) -> Void
}

extension ViewRegistration<LeaveBlocker> {
  /// A Boolean value that indicates whether the view blocks now. The condition is evaluated, because a covered view is not
  /// updated.
  var isActive: Bool { screen?.place != nil && value?.condition() == true }
}

extension NavigationTree {
  var blockers: Registry<ViewRegistration<LeaveBlocker>> { registry(of: LeaveBlocker.self) }

  /// Updates the root's flag that indicates whether any view blocks. Must not be called while a view is evaluated.
  func noteChangeOfBlockers() {
    let isBlocked = blockers.all.contains(where: \.isActive)
    if signals.isLeavingBlocked != isBlocked { signals.isLeavingBlocked = isBlocked }
  }
}
