import Foundation
import NavigatorHost

/// A control that selects a date.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The components refer to the environment's time zone and the Gregorian calendar. Components that are not displayed keep their
/// values. A date outside the range is clamped to the range.
///
/// The style ``GraphicalDatePickerStyle`` displays a calendar with a button for each day, in the environment's calendar. The
/// style ``WheelDatePickerStyle`` displays a wheel for each component.
nonisolated public struct DatePicker<Label: View>: View {
  /// The type of the displayed components.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  @Environment(\.datePickerStyleValue) private var style

  init(_ label: Label, _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: DatePickerComponents) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  /// The date picker in the current style.
  @MainActor public var body: some View {
    if let custom = style.custom {
      let configuration = DatePickerStyleConfiguration(
        label: .init(view: AnyView(label)), selection: selection, minimumDate: minimum, maximumDate: maximum,
        displayedComponents: components)
      custom.body(of: configuration, resetting: DatePickerStyleKey.self)
    } else {
      HostDatePicker(
        control: DateControl(
          label: label, selection: selection, minimum: minimum, maximum: maximum, components: components, variant: style.variant))
    }
  }
}

/// A date picker in a built-in style: a calendar, wheels, or the host's control.
nonisolated struct HostDatePicker<Label: View>: View {
  let control: DateControl<Label>

  init(control: DateControl<Label>) {
    self.control = control
  }

  @MainActor var body: some View {
    if control.variant == .graphical, control.components.contains(.date) {
      GraphicalDatePicker(control: control)
    } else if control.variant == .wheel {
      WheelDatePicker(control: control)
    } else {
      control
    }
  }
}

/// A date picker with a calendar for the day, and the host's control for the time below it.
nonisolated struct GraphicalDatePicker<Label: View>: View {
  let control: DateControl<Label>
  @Environment(\.calendar) private var calendar

  init(control: DateControl<Label>) {
    self.control = control
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      CalendarView(
        label: readableText(of: control.label) ?? Text(verbatim: ""),
        selected: [calendar.startOfDay(for: control.selection.wrappedValue)],
        bounds: bounds, first: control.selection.wrappedValue, select: select)
      if control.components.contains(.hourAndMinute) { control.timeControl }
    }
  }

  /// The range of selectable days. It includes the day of the maximum.
  private var bounds: Range<Date> {
    let minimum = control.minimum ?? .distantPast
    guard let maximum = control.maximum else { return Range(since: minimum) }
    return minimum..<max(minimum, maximum.addingTimeInterval(1))
  }

  /// Selects a day and keeps the time.
  private func select(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: control.selection.wrappedValue)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    guard let date = calendar.date(from: parts) else { return }
    control.selection.wrappedValue = control.limited(date)
  }
}

/// The host's date control.
nonisolated struct DateControl<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let variant: NavigatorHost.Content.Variant

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DatePickerNode(.datePicker, view, type, context)
  }

  /// The control for the time only.
  var timeControl: Self {
    Self(
      label: label, selection: selection, minimum: minimum, maximum: maximum, components: .hourAndMinute, variant: variant)
  }

  /// Returns the date clamped to the range.
  func limited(_ date: Date) -> Date {
    var date = date
    if let minimum { date = max(date, minimum) }
    if let maximum { date = min(date, maximum) }
    return date
  }
}

extension DatePicker {
  /// Creates a date picker with a label view.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a label view and a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a label view and a minimum date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a label view and a maximum date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a localized title and a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a localized title and a minimum date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a localized title and a maximum date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title and a minimum date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a maximum date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

/// The components that a date picker displays.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

@MainActor
final class DatePickerNode<Label: View>: ContainerNode<DateControl<Label>, ControlLabel<Label>> {
  override var content: ControlLabel<Label> { ControlLabel(view.label) }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    let format = DateInputFormat(view.components, timeZone: read(TimeZoneKey.self))
    let date = track { view.selection.wrappedValue }
    var content: NavigatorHost.Content = [.kind: .kind(format.kind), .value: .string(format.string(from: date))]
    if let minimum = view.minimum { content[.minimum] = .string(format.string(from: minimum)) }
    if let maximum = view.maximum { content[.maximum] = .string(format.string(from: maximum)) }
    if view.variant != .automatic { content[.variant] = .variant(view.variant) }
    return control(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let text), _) = action else { return .dropped(.invalidValue) }
    let format = DateInputFormat(view.components, timeZone: EnvironmentValues(scope: scope).timeZone)
    guard let date = format.date(from: text, changing: view.selection.wrappedValue) else { return .dropped(.invalidValue) }
    view.selection.wrappedValue = view.limited(date)
    acknowledgeChange()
    return .handled
  }
}
