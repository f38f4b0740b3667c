import Foundation

/// A month of a calendar, divided into weeks.
nonisolated struct CalendarMonth {
  private let calendar: Calendar
  private let locale: Locale
  private let start: Date

  init(containing date: Date, calendar: Calendar, locale: Locale) {
    var calendar = calendar
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The month and the year.
  var title: String { format(Date.FormatStyle().month(.wide).year(), start) }

  /// A date in the previous month, or nil at the limit of the calendar.
  var previous: Date? { calendar.date(byAdding: .month, value: -1, to: start) }

  /// A date in the next month, or nil at the limit of the calendar.
  var next: Date? { calendar.date(byAdding: .month, value: 1, to: start) }

  /// The short names of the weekdays, starting with the first day of the week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    return names.indices.map { names[($0 + firstWeekday - 1) % names.count] }
  }

  /// The days of each week. Days of other months are nil.
  var weeks: [[Date?]] {
    guard let count = calendar.range(of: .day, in: .month, for: start)?.count else { return [] }
    let length = weekLength
    let offset = (calendar.component(.weekday, from: start) - firstWeekday + length) % length
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    let cells = Array(repeating: nil, count: offset) + days
    return stride(from: 0, to: cells.count, by: length).map { first in
      let week = Array(cells[first..<min(first + length, cells.count)])
      return week + Array(repeating: nil, count: length - week.count)
    }
  }

  private var weekLength: Int { max(calendar.weekdaySymbols.count, 1) }

  /// The number of the first weekday. It is clamped because a custom calendar may have an invalid value.
  private var firstWeekday: Int { min(max(calendar.firstWeekday, 1), weekLength) }

  /// Returns the formatted number of a day.
  func name(of date: Date) -> String { format(Date.FormatStyle().day(), date) }

  /// Returns the complete formatted date.
  func description(of date: Date) -> String { format(Date.FormatStyle(date: .complete, time: .omitted), date) }

  private func format(_ style: Date.FormatStyle, _ date: Date) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }
}
