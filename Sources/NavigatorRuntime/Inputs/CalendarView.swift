import Foundation

/// A calendar that displays one month at a time. Each day is a button.
nonisolated struct CalendarView: View {
  /// The accessibility label of the calendar.
  let label: Text
  /// The start times of the selected days.
  let selected: Set<Date>
  let bounds: Range<Date>
  /// A date in the month that is displayed first, or nil for the current month. It is clamped to the bounds.
  let first: Date?
  /// An action for the day that the user chooses.
  let select: (Date) -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  /// A date in the month that the user has chosen, or nil.
  @State private var chosenMonth: Date?

  init(label: Text, selected: Set<Date>, bounds: Range<Date>, first: Date?, select: @escaping (Date) -> Void) {
    self.label = label
    self.selected = selected
    self.bounds = bounds
    self.first = first
    self.select = select
  }

  @MainActor var body: some View {
    let month = CalendarMonth(containing: shownDate, calendar: calendar, locale: locale)
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(month.title).font(.headline)
        Spacer()
        monthButton(.previousMonth, "chevron.backward", month.previous)
        monthButton(.nextMonth, "chevron.forward", month.next)
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
              day(date, of: month, isSelected: date.map { selected.contains(calendar.startOfDay(for: $0)) } ?? false)
            }
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label)
  }

  private var shownDate: Date {
    if let chosenMonth { return chosenMonth }
    return min(max(first ?? Date(), bounds.lowerBound), bounds.upperBound)
  }

  @MainActor private func monthButton(_ title: SystemWord, _ symbol: String, _ date: Date?) -> some View {
    Button {
      chosenMonth = date
    } label: {
      Label(title, systemImage: symbol)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .disabled(date.map { !month(of: $0) } ?? true)
  }

  /// Returns a Boolean value that indicates whether a month contains selectable dates.
  private func month(of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .month, for: date) else { return false }
    return interval.end > bounds.lowerBound && interval.start < bounds.upperBound
  }

  @MainActor @ViewBuilder private func day(_ date: Date?, of month: CalendarMonth, isSelected: Bool) -> some View {
    if let date {
      Button {
        select(date)
      } label: {
        Text(month.name(of: date))
          .frame(width: 36, height: 36)
          // A higher opacity would reduce the contrast of the number below 4.5.
          .background(Circle().fill(isSelected ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear)))
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
}
