/// A style of split views. Apps can use only the predefined styles.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that reduces the width of the detail while the sidebar is shown.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that keeps the width of the detail while the sidebar is shown. Hosts reduce it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style that reduces the width of the detail while the sidebar is shown.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style that keeps the width of the detail while the sidebar is shown. Hosts reduce it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of the split views in this view. Hosts show the columns of every style side by side.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}
