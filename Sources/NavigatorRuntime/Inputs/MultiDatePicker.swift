import Foundation

/// A control that selects several dates in a calendar. The calendar displays one month at a time.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// The label is not displayed. A text label is the accessibility label of the calendar. The control uses the environment's
/// calendar. As on Apple platforms, the selected components contain a calendar, an era, a year, a month and a day.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  @Environment(\.calendar) private var calendar

  init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date> = .distantPast ..< .distantFuture) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }

  /// The calendar control.
  @MainActor public var body: some View {
    let selectedDays = selectedDays
    CalendarView(
      label: readableText(of: label) ?? Text(verbatim: ""), selected: Set(selectedDays.keys), bounds: bounds, first: firstDate,
      select: toggle)
  }

  private var firstDate: Date? { selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() }

  /// The selected components by the start of the day. Components that the app has set may lack an era or contain a time.
  private var selectedDays: [Date: [DateComponents]] {
    let days = selection.wrappedValue.compactMap { components in
      calendar.date(from: components).map { (calendar.startOfDay(for: $0), [components]) }
    }
    return Dictionary(days, uniquingKeysWith: +)
  }

  private func toggle(_ date: Date) {
    if let selected = selectedDays[calendar.startOfDay(for: date)] {
      selection.wrappedValue.subtract(selected)
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

extension MultiDatePicker {
  /// Creates a date picker with a label view.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  /// Creates a date picker with a label view and a range.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds)
  }

  /// Creates a date picker with a label view and a first date.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, Range(since: bounds.lowerBound))
  }

  /// Creates a date picker with a label view and an end date, which is excluded.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, Range(before: bounds.upperBound))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection)
  }

  /// Creates a date picker with a localized title and a range.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(titleKey), selection, bounds)
  }

  /// Creates a date picker with a localized title and a first date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, Range(since: bounds.lowerBound))
  }

  /// Creates a date picker with a localized title and an end date, which is excluded.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, Range(before: bounds.upperBound))
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection)
  }

  /// Creates a date picker with a title and a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(title), selection, bounds)
  }

  /// Creates a date picker with a title and a first date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title), selection, Range(since: bounds.lowerBound))
  }

  /// Creates a date picker with a title and an end date, which is excluded.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title), selection, Range(before: bounds.upperBound))
  }
}

extension Range<Date> {
  /// Creates a range from a date to the distant future. The range is empty if the date is after the distant future.
  nonisolated init(since minimum: Date) { self = minimum..<Swift.max(minimum, .distantFuture) }

  /// Creates a range from the distant past to a date, which is excluded. The range is empty if the date is before the distant
  /// past.
  nonisolated init(before end: Date) { self = Swift.min(end, .distantPast)..<end }
}
