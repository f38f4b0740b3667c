import Foundation
import NavigatorHost

/// A type that defines the appearance and interaction of date pickers.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that represents a date picker.
  associatedtype Body: View
  /// The type of the properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view that represents a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a date picker for its style.
nonisolated public struct DatePickerStyleConfiguration {
  /// The type-erased label of a date picker.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The label of the date picker.
  public let label: DatePickerStyleConfiguration.Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest selectable date, or nil if there is none.
  public var minimumDate: Date?
  /// The latest selectable date, or nil if there is none.
  public var maximumDate: Date?
  /// The components that the user can change.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration.Label: @MainActor ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: view) }
}

extension HostDatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from a style configuration.
  init(_ configuration: DatePickerStyleConfiguration, _ variant: Content.Variant) {
    self.init(
      control: DateControl(
        label: configuration.label, selection: configuration.$selection, minimum: configuration.minimumDate,
        maximum: configuration.maximumDate, components: configuration.displayedComponents, variant: variant))
  }
}

/// The default style for the picker's context.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.automatic
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HostDatePicker(configuration, Self.hostVariant)
  }
}

/// A style with compact text that opens a picker.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.compact
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HostDatePicker(configuration, Self.hostVariant)
  }
}

/// A style with a calendar for the date and the host's control for the time.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.graphical
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HostDatePicker(configuration, Self.hostVariant)
  }
}

/// A style with a wheel for each component. The day, month and year are in the order of the locale, followed by the hour and the
/// minute.
///
/// The wheels contain only values in the range of the picker. The years extend 100 years before and after the selected year.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.wheel
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HostDatePicker(configuration, Self.hostVariant)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the picker's context.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with compact text that opens a picker.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar for the date and the host's control for the time.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a wheel for each component.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style, DatePickerStyleBody.self)
  }
}

nonisolated struct DatePickerStyleBody<S: DatePickerStyle>: StyleBody {
  let style: S
  let configuration: DatePickerStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias DatePickerStyleKey = ControlStyleKey<DatePickerStyleConfiguration>

extension EnvironmentValues {
  /// The style of date pickers.
  var datePickerStyleValue: DatePickerStyleKey.Value { self[DatePickerStyleKey.self] }
}
