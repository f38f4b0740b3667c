/// A style of navigation views. Apps can use only the predefined styles.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// A predefined style.
protocol HostNavigationViewStyle: NavigationViewStyle {
  /// A Boolean value that indicates whether a navigation view with a detail is a split view.
  nonisolated static var splits: Bool { get }
}

/// The default style: a split view if the navigation view has a detail, a stack otherwise.
nonisolated public struct DefaultNavigationViewStyle: HostNavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var splits: Bool { true }
}

/// A style with a stack, which shows the navigation view's first view and the views that links push.
nonisolated public struct StackNavigationViewStyle: HostNavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var splits: Bool { false }
}

/// A style with a sidebar and a detail.
nonisolated public struct ColumnNavigationViewStyle: HostNavigationViewStyle {
  init() {}
  nonisolated static var splits: Bool { true }
}

/// A style with a sidebar and a detail. Prefer ``ColumnNavigationViewStyle``.
nonisolated public struct DoubleColumnNavigationViewStyle: HostNavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var splits: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: a split view if the navigation view has a detail, a stack otherwise.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style with a stack.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with a sidebar and a detail.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    let splits = (S.self as? any HostNavigationViewStyle.Type)?.splits ?? NavigationViewSplitsKey.defaultValue
    return EnvironmentView(content: self, change: InternalChange(key: NavigationViewSplitsKey.self, value: splits))
  }
}

/// The environment key that indicates whether a navigation view with a detail is a split view.
nonisolated struct NavigationViewSplitsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var navigationViewSplits: Bool { self[NavigationViewSplitsKey.self] }
}
