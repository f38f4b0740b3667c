/// A bar whose visibility or appearance a view can change.
nonisolated public struct ToolbarPlacement {
  /// A set of bars.
  nonisolated struct Bars: OptionSet {
    let rawValue: Int

    static let navigation = Bars(rawValue: 1)
    static let bottom = Bars(rawValue: 2)
    static let tab = Bars(rawValue: 4)
  }

  private let bar: Bars

  /// The default bar at the view's position: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar that shows the title of a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar at the bottom of a screen. It is shown while it has items.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }

  /// Returns the bars to which a modifier with these placements applies.
  static func bars(_ placements: [ToolbarPlacement]) -> Bars {
    placements.isEmpty ? .navigation : placements.reduce(into: []) { $0.formUnion($1.bar) }
  }
}

extension View {
  /// Shows or hides bars: the navigation bar and the bottom bar of the screen that contains this view, and the bar of the tab
  /// view around it.
  ///
  /// A pushed screen that hides the tab bar hides it until the user goes back.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars: the navigation bar and the bottom bar of the screen that contains this view, and the bar of the tab
  /// view around it. Prefer `toolbarVisibility(_:for:)`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = ToolbarPlacement.bars(bars)
    return regionOption(.bar(.hidden(visibility == .hidden), bars.subtracting(.tab)))
      .regionOption(.tabBarHidden(bars.contains(.tab) ? visibility == .hidden : nil))
  }
}
