/// The stack that an app has in the detail of a split view. Links with values in the sidebar replace its path.
@MainActor
final class DetailStack {
  /// A Boolean value that indicates whether the detail has contained a stack.
  private(set) var exists = false
  var built: @MainActor () -> Void = {}

  weak var controller: StackController? {
    didSet {
      exists = true
      built()
    }
  }
}

/// The environment key of the split view's detail that contains the views outside of the app's own stack.
nonisolated struct DetailStackKey: EnvironmentKey {
  static var defaultValue: DetailStack? { nil }
}
