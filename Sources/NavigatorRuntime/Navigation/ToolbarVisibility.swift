/// A bar that a view may hide.
nonisolated public struct ToolbarPlacement: Sendable {
  /// The bar that suits where the view is: the navigation bar.
  public static let automatic = ToolbarPlacement()
  /// The bar with a screen's title.
  public static let navigationBar = ToolbarPlacement()
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
