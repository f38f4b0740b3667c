/// A bar whose visibility or appearance a view can change.
nonisolated public struct ToolbarPlacement {
  private enum Bar {
    case navigation, bottom, tab
  }

  private let bar: Bar

  /// The default bar at the view's position: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar that shows the title of a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar at the bottom of a screen. It is shown while it has items.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }

  /// Returns whether a modifier with these bars concerns the navigation bar.
  static func containsNavigationBar(_ bars: [ToolbarPlacement]) -> Bool {
    bars.isEmpty || bars.contains { $0.bar == .navigation }
  }

  /// Returns whether a modifier with these bars concerns the bar of a tab view.
  static func containsTabBar(_ bars: [ToolbarPlacement]) -> Bool {
    bars.contains { $0.bar == .tab }
  }
}

extension View {
  /// Shows or hides bars: the navigation bar of the screen that contains this view, and the bar of the tab view around it.
  ///
  /// A pushed screen that hides the tab bar hides it until the user goes back.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars: the navigation bar of the screen that contains this view, and the bar of the tab view around it. Prefer
  /// `toolbarVisibility(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    regionOption(ToolbarPlacement.containsNavigationBar(bars) ? .barHidden(visibility == .hidden) : .bar(.none))
      .regionOption(.tabBarHidden(ToolbarPlacement.containsTabBar(bars) ? visibility == .hidden : nil))
  }
}
