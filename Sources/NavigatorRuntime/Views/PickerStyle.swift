import NavigatorHost

/// A style that defines the appearance of pickers.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// The default style for the picker's context.
nonisolated public struct DefaultPickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.automatic
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a button that opens a menu.
nonisolated public struct MenuPickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.menu
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with the options side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.segmented
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with the options side by side, as a palette in a menu.
nonisolated public struct PalettePickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.segmented
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with the options in a column.
nonisolated public struct InlinePickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.inline
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a wheel, which selects the option in its middle when a user has scrolled it.
nonisolated public struct WheelPickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.wheel
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a link that pushes a list of the options. Choosing an option pops the list.
///
/// The link needs a navigation stack. Without one, it is disabled. A custom view in the content is one option.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.navigationLink
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the picker's context.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that opens a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with the options side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with the options side by side, as a palette in a menu.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with the options in a column.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a wheel that scrolls to an option.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a link that pushes a list of the options.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let variant = (S.self as? any HostStyle.Type)?.hostVariant ?? .automatic
    return EnvironmentView(content: self, change: InternalChange(key: PickerStyleKey.self, value: variant))
  }
}

nonisolated struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = Content.Variant.automatic
}

extension EnvironmentValues {
  /// The style of pickers.
  var pickerVariant: Content.Variant { self[PickerStyleKey.self] }
}
