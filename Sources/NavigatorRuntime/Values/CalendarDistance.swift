import Foundation

/// The time between two dates that are at least a month apart, in years, months and days.
struct CalendarDistance {
  private let years: Int
  private let months: Int
  private let days: Int

  /// The maximum distance of a date from 1970, in seconds, for which the calendar is used. It corresponds to 3,000 years.
  private static let maximumTime = 1e11
  private static let secondsPerYear = 31_556_952.0
  private static let shortestMonth = 28 * 86_400.0

  /// Creates the distance. Returns nil if it is shorter than a month.
  ///
  /// - Parameters:
  ///   - end: The later date, in seconds since 1970.
  ///   - seconds: The positive number of seconds between the dates.
  init?(endingAt end: Double, seconds: Double, in timeZone: TimeZone) {
    guard seconds >= Self.shortestMonth else { return nil }
    let start = end - seconds
    guard abs(start) <= Self.maximumTime, abs(end) <= Self.maximumTime else {
      (years, months, days) = (Int((seconds / Self.secondsPerYear).finite(or: 0, in: 0...1e6)), 0, 0)
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: start), to: Date(timeIntervalSince1970: end))
    (years, months, days) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    if years < 1, months < 1 { return nil }
  }

  /// Returns the largest units of the distance.
  func text(units count: Int, width: MeasureWidth, locale: Locale) -> String {
    let parts = [("year", years), ("month", months), ("day", days)].filter { $0.1 > 0 }.prefix(count)
    return parts.map { unit, value in
      FormattedMeasure(Double(value), skeleton: "unit/\(unit) \(width.rawValue)", locale: locale.identifier)?.text
        ?? "\(value) \(unit)"
    }.joined(separator: ", ")
  }
}
