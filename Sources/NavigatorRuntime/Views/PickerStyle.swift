/// How pickers look.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// A picker style that the host draws.
protocol HostPickerStyle: PickerStyle {
  nonisolated static var hostName: String { get }
}

/// The style that suits where the picker is.
nonisolated public struct DefaultPickerStyle: HostPickerStyle {
  nonisolated static let hostName = "automatic"
  nonisolated public init() {}
}

/// A button that opens a menu.
nonisolated public struct MenuPickerStyle: HostPickerStyle {
  nonisolated static let hostName = "menu"
  nonisolated public init() {}
}

/// The options side by side.
nonisolated public struct SegmentedPickerStyle: HostPickerStyle {
  nonisolated static let hostName = "segmented"
  nonisolated public init() {}
}

/// The options one below the other.
nonisolated public struct InlinePickerStyle: HostPickerStyle {
  nonisolated static let hostName = "inline"
  nonisolated public init() {}
}

/// A wheel that turns to an option.
nonisolated public struct WheelPickerStyle: HostPickerStyle {
  nonisolated static let hostName = "wheel"
  nonisolated public init() {}
}

/// A row that opens the options.
nonisolated public struct NavigationLinkPickerStyle: HostPickerStyle {
  nonisolated static let hostName = "navigationLink"
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let name = (S.self as? any HostPickerStyle.Type)?.hostName ?? "automatic"
    return EnvironmentView(content: self, change: InternalChange(key: PickerStyleKey.self, value: name))
  }
}

nonisolated struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}
