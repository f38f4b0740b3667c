import Foundation
import NavigatorHost

/// A control that selects a date.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The components are those of the environment's time zone, in the Gregorian calendar. Components that are not displayed keep
/// their value. A date beyond the range becomes the nearest date of the range.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
  /// The components that a picker displays.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents

  init(_ label: Label, _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: DatePickerComponents) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DatePickerNode(.datePicker, view, type, context)
  }
}

extension DatePicker {
  /// Creates a picker with a label view.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker with a label view and a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a label view and a minimum.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker with a label view and a maximum.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker with a localized title and a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a localized title and a minimum.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker with a localized title and a maximum.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a picker with a title and a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a picker with a title and a minimum.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a picker with a title and a maximum.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

/// The components of a date that a picker displays.
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
final class DatePickerNode<Label: View>: ContainerNode<DatePicker<Label>, Label> {
  override var content: Label { view.label }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    let format = DateInputFormat(view.components, timeZone: read(TimeZoneKey.self))
    let date = track { view.selection.wrappedValue }
    var content: NavigatorHost.Content = [.kind: .string(format.kind), .value: .string(format.string(from: date))]
    if let minimum = view.minimum { content[.minimum] = .string(format.string(from: minimum)) }
    if let maximum = view.maximum { content[.maximum] = .string(format.string(from: maximum)) }
    let style = read(DatePickerStyleKey.self)
    if style != "automatic" { content[.variant] = .string(style) }
    return control(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let text), _) = action else { return .dropped(.invalidValue) }
    let format = DateInputFormat(view.components, timeZone: EnvironmentValues(scope: scope).timeZone)
    guard var date = format.date(from: text, changing: view.selection.wrappedValue) else { return .dropped(.invalidValue) }
    if let minimum = view.minimum { date = max(date, minimum) }
    if let maximum = view.maximum { date = min(date, maximum) }
    view.selection.wrappedValue = date
    acknowledgeChange()
    return .handled
  }
}
