/// A view that can block leaving its screen. The modifier keeps it as state.
@MainActor
final class LeaveBlocker: Placed {
  private(set) weak var screen: ScreenContext?
  private var isBlocked: (() -> Bool)?
  private var handler: ((NavigationLeaveAttempt) -> Void)?
  private weak var tree: NavigationTree?

  nonisolated init() {}

  /// Stores the condition and the handler, as of the view's latest evaluation.
  func update(
    on screen: ScreenContext, in tree: NavigationTree, isBlocked: @escaping () -> Bool,
    _ handler: @escaping (NavigationLeaveAttempt) -> Void
  ) {
    self.screen = screen
    self.tree = tree
    self.isBlocked = isBlocked
    self.handler = handler
  }

  /// A Boolean value that indicates whether the view blocks now. The condition is evaluated, because a covered view is not
  /// updated.
  var isActive: Bool { screen?.place != nil && isBlocked?() == true }

  func ask(_ attempt: NavigationLeaveAttempt) {
    handler?(attempt)
  }

  // The deinitializer is not isolated, because an isolated one requires newer systems than the package supports.
  deinit {
    guard let tree else { return }
    Task { @MainActor [weak tree] in tree?.noteChangeOfBlockers() }
  }
}

extension NavigationTree {
  /// Updates the root's flag that indicates whether any view blocks. Must not be called while a view is evaluated.
  func noteChangeOfBlockers() {
    let isBlocked = blockers.all.contains(where: \.isActive)
    if signals.isLeavingBlocked != isBlocked { signals.isLeavingBlocked = isBlocked }
  }
}

extension Navigator {
  /// A Boolean value that indicates whether the nearest enclosing presentation was made by the app.
  var isInPresentationOfApp: Bool {
    for navigator in sequence(first: self, next: \.parent) {
      if navigator.presentation != nil { return false }
      if navigator.parent?.isPresenter(of: navigator) ?? navigator.isPresentedBySystem { return true }
    }
    return false
  }
}
