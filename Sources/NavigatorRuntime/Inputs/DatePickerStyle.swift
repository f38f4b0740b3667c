/// A style that defines the appearance of date pickers.
@MainActor
@preconcurrency
public protocol DatePickerStyle {}

/// A date picker style that the host draws.
protocol HostDatePickerStyle: DatePickerStyle {
  nonisolated static var hostName: String { get }
}

/// The default style for the picker's context.
nonisolated public struct DefaultDatePickerStyle: HostDatePickerStyle {
  nonisolated static let hostName = "automatic"
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a compact text that opens the picker.
nonisolated public struct CompactDatePickerStyle: HostDatePickerStyle {
  nonisolated static let hostName = "compact"
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a calendar for the date. The time has the host's control.
nonisolated public struct GraphicalDatePickerStyle: HostDatePickerStyle {
  nonisolated static let hostName = "graphical"
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with wheels. Hosts may show the compact style.
nonisolated public struct WheelDatePickerStyle: HostDatePickerStyle {
  nonisolated static let hostName = "wheel"
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
    let name = (S.self as? any HostDatePickerStyle.Type)?.hostName ?? "automatic"
    return EnvironmentView(content: self, change: InternalChange(key: DatePickerStyleKey.self, value: name))
  }
}

nonisolated struct DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}

extension EnvironmentValues {
  /// The name of the style of date pickers.
  var datePickerStyleName: String { self[DatePickerStyleKey.self] }
}
