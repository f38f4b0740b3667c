/// A bar that a view may hide.
nonisolated public struct ToolbarPlacement {
  /// The bar that suits where the view is: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement() }
  /// The bar with a screen's title.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

extension View {
  /// Shows or hides the navigation bar of the screen the view is on.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.barHidden(visibility == .hidden))
  }

  /// Shows or hides the navigation bar of the screen the view is on. Newer code says `toolbarVisibility(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.barHidden(visibility == .hidden))
  }
}
