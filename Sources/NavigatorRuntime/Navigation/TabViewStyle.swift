import NavigatorHost

/// A style that defines the appearance of tab views.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

nonisolated struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = Content.Variant.automatic
}

/// The default style: a bar at the bottom of a narrow window and at the top of a wide one.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a bar at the bottom of a narrow window and a sidebar beside wide content.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.sidebarAdaptable
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a bar in windows of any width.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.tabBarOnly
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style for the tab view's context.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a sidebar beside wide content.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a bar in windows of any width.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let variant = (S.self as? any HostStyle.Type)?.hostVariant ?? TabViewStyleKey.defaultValue
    let mode = (style as? PageTabViewStyle)?.indexDisplayMode.kind ?? PageIndexModeKey.defaultValue
    return EnvironmentView(content: self, change: TabViewStyleChange(variant: variant, indexMode: mode))
  }
}

nonisolated private struct TabViewStyleChange: EnvironmentChanging, Equatable {
  let variant: Content.Variant
  let indexMode: Content.Kind

  func apply(to values: inout EnvironmentValues) {
    values[TabViewStyleKey.self] = variant
    values[PageIndexModeKey.self] = indexMode
  }
}
