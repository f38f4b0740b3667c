extension Navigator {
  /// The destination whose presentation contains this navigator's view.
  var presentedDestination: (any NavigationDestination)? {
    let current = parent?.model.presentations.current
    return presentation != nil && current?.handle === presentation ? current?.destination.wrapped : nil
  }

  /// Returns a Boolean value that indicates whether the navigator has a stack or keeps destinations for one. Otherwise the
  /// attempt is reported.
  func hasStack(for attempt: @autoclosure () -> String) -> Bool {
    if keepsScreensForViews { return true }
    if owner == .stack, place.wasRetained { return isThere(for: attempt()) }
    report(
      """
      Cannot \(attempt()): \(ownerDescription) has no stack. \
      Put a ManagedNavigationStack around the view, or present it managed.
      """)
    return false
  }

  /// Returns a Boolean value that indicates whether the navigator belongs to a managed view. Otherwise the attempt is reported.
  func hasManagedView(for attempt: @autoclosure () -> String) -> Bool {
    if owner != .application { return true }
    report("Cannot \(attempt()): \(ownerDescription) shows no views. Put a ManagedNavigationStack around the view.")
    return false
  }

  /// Returns a Boolean value that indicates whether the managed view still exists. An asynchronous call after the user has left
  /// is logged, but is not a misuse.
  func isThere(for attempt: @autoclosure () -> String) -> Bool {
    if !isGone { return true }
    log(.warning("Cannot \(attempt()): the view of the navigator \(displayName) was removed."))
    return false
  }

  var ownerDescription: String {
    switch owner {
    case .application: "the navigator outside of every managed view"
    case .root: "the root navigator"
    case .stack: "the navigator of the stack \(displayName)"
    case .presenter: "the navigator of a view that was presented without a stack"
    }
  }

  /// A Boolean value that indicates whether the managed view is on screen.
  var isVisible: Bool { model.view.isVisible }

  /// A Boolean value that indicates whether SwiftUI presents the managed view. SwiftUI's `isPresented` alone is also true on
  /// pushed screens and inside a sheet.
  var isPresentedBySystem: Bool { isPresentedInSystem && !isInline }

  /// A Boolean value that indicates whether the app presents the managed view, for example by a `sheet` modifier.
  var isPresentedByApp: Bool { presentation == nil && isPresentedBySystem }

  /// A Boolean value that indicates whether no view has shown the navigator yet, so that its stack only keeps destinations.
  var keepsScreensForViews: Bool { owner != .application && !place.wasRetained && !place.isHosted }
}
