import Foundation

/// A source of a value that depends on the current date, for texts that stay up to date.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute())
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
public struct TimeDataSource<Value>: Sendable {
  /// The way in which the value depends on the current date. Two sources of a type with the same kind are equal.
  enum Kind: Equatable, Sendable {
    case date
    case offset(Date)
    case rangeFrom(Date)
    case rangeTo(Date)
  }

  let kind: Kind
  /// Returns the value at a date.
  let value: @Sendable (Date) -> Value
  /// Returns the date of a value, which another date of the source has made.
  let date: @Sendable (Value) -> Date
  /// A Boolean value that indicates whether the values become larger as time passes.
  let increases: Bool
}

extension TimeDataSource where Value == Date {
  /// A source of the current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .date, value: { $0 }, date: { $0 }, increases: true)
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns a source of the time since a date. It is negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    let start = date.inCalendars
    return TimeDataSource(
      kind: .offset(start), value: { .seconds($0.inCalendars.timeIntervalSince(start)) },
      date: { start.addingTimeInterval($0.inSeconds) }, increases: true)
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns a source of the range from a date to the current date. It is empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let start = date.inCalendars
    return TimeDataSource(
      kind: .rangeFrom(start), value: { start..<max(start, $0.inCalendars) }, date: { $0.upperBound }, increases: true)
  }

  /// Returns a source of the range from the current date to a date. It is empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let end = date.inCalendars
    return TimeDataSource(
      kind: .rangeTo(end), value: { min(end, $0.inCalendars)..<end }, date: { $0.lowerBound }, increases: false)
  }
}

extension Date {
  /// The date, limited to the time for which calendars are used: 3,000 years around 1970. It is 1970 if the date is not a number.
  nonisolated var inCalendars: Date {
    Date(timeIntervalSince1970: timeIntervalSince1970.limited(to: 1e11))
  }
}

extension Duration {
  /// The duration in seconds.
  nonisolated var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension Double {
  /// Returns the number within positive and negative limits, or zero if it is not a number.
  nonisolated fileprivate func limited(to bound: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -bound), bound)
  }
}
