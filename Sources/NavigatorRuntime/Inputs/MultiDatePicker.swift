import Foundation

/// A control that selects several dates in a calendar, which shows one month at a time.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// The label is not shown. A text is the name of the calendar for screen readers. The calendar is that of the environment. The
/// selected components have a calendar, an era, a year, a month and a day, as on Apple platforms.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  /// A date of the month that the user has chosen.
  @State private var chosenMonth: Date?

  init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date> = .distantPast ..< .distantFuture) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }

  /// The control.
  @MainActor public var body: some View {
    let month = CalendarMonth(containing: shownDate, calendar: calendar, locale: locale)
    let selectedDays = selectedDays
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(month.title).font(.headline)
        Spacer()
        monthButton("Previous month", "chevron.left", month.previous)
        monthButton("Next month", "chevron.right", month.next)
      }
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
            Text(name).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity).accessibilityHidden(true)
          }
        }
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, date in
              day(date, of: month, isSelected: date.map { selectedDays[calendar.startOfDay(for: $0)] != nil } ?? false)
            }
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }

  private var shownDate: Date {
    if let chosenMonth { return chosenMonth }
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date()
    return min(max(first, bounds.lowerBound), bounds.upperBound)
  }

  @MainActor private func monthButton(_ title: LocalizedStringKey, _ symbol: String, _ date: Date?) -> some View {
    Button(title, systemImage: symbol) { chosenMonth = date }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .disabled(date.map { !month(of: $0) } ?? true)
  }

  /// Returns a Boolean value that indicates whether a month has dates that can be selected.
  private func month(of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .month, for: date) else { return false }
    return interval.end > bounds.lowerBound && interval.start < bounds.upperBound
  }

  @MainActor @ViewBuilder private func day(_ date: Date?, of month: CalendarMonth, isSelected: Bool) -> some View {
    if let date {
      Button {
        toggle(date)
      } label: {
        Text(month.name(of: date))
          .frame(width: 36, height: 36)
          .background(Circle().fill(isSelected ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear)))
          .fontWeight(isSelected ? .semibold : .regular)
      }
      .buttonStyle(.plain)
      .frame(maxWidth: .infinity)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .disabled(!isInBounds(date))
      .accessibilityLabel(month.description(of: date))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      Text("").frame(width: 36, height: 36).frame(maxWidth: .infinity)
    }
  }

  private func isInBounds(_ date: Date) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    return day.end > bounds.lowerBound && day.start < bounds.upperBound
  }

  /// The selected components by the start of their day. An app may have selected them without an era or with a time.
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
  /// Creates a picker with a label view.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  /// Creates a picker with a label view and a range.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds)
  }

  /// Creates a picker with a label view and a minimum.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound ..< .distantFuture)
  }

  /// Creates a picker with a label view and an end.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast..<bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection)
  }

  /// Creates a picker with a localized title and a range.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(titleKey), selection, bounds)
  }

  /// Creates a picker with a localized title and a minimum.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound ..< .distantFuture)
  }

  /// Creates a picker with a localized title and an end.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, .distantPast..<bounds.upperBound)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection)
  }

  /// Creates a picker with a title and a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(title), selection, bounds)
  }

  /// Creates a picker with a title and a minimum.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title), selection, bounds.lowerBound ..< .distantFuture)
  }

  /// Creates a picker with a title and an end.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title), selection, .distantPast..<bounds.upperBound)
  }
}
