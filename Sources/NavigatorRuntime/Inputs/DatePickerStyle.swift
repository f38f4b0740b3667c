import NavigatorHost

/// A style that defines the appearance of date pickers.
@MainActor
@preconcurrency
public protocol DatePickerStyle {}

/// The default style for the picker's context.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.automatic
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a compact text that opens the picker.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.compact
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a calendar for the date. The time has the host's control.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.graphical
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with wheels. Hosts may show the compact style.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.wheel
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the picker's context.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with a compact text that opens the picker.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar or a clock.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let variant = (S.self as? any HostStyle.Type)?.hostVariant ?? .automatic
    return EnvironmentView(content: self, change: InternalChange(key: DatePickerStyleKey.self, value: variant))
  }
}

nonisolated struct DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = Content.Variant.automatic
}

extension EnvironmentValues {
  /// The style of date pickers.
  var datePickerVariant: Content.Variant { self[DatePickerStyleKey.self] }
}
