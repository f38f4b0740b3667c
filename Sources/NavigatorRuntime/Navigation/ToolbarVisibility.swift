/// A bar whose visibility a view can change.
nonisolated public struct ToolbarPlacement {
  /// The default bar at the view's position: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement() }
  /// The bar that shows the title of a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

extension View {
  /// Shows or hides the navigation bar of the screen that contains this view.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    regionOption(.barHidden(visibility == .hidden))
  }

  /// Shows or hides the navigation bar of the screen that contains this view. Prefer `toolbarVisibility(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    regionOption(.barHidden(visibility == .hidden))
  }
}
