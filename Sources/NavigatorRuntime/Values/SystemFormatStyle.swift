import Foundation
import NavigatorHost

/// A namespace for formats of the time since or until a date.
public enum SystemFormatStyle: Sendable {
  /// A format that displays the time of a timer, which runs in an interval, such as 4:32 or 1:23:45.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let fields: TimeFields

    /// Creates a format of the time until the end of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval in which the timer runs.
    ///   - showsHours: A Boolean value that indicates whether the timer displays hours. If it is false, hours are converted to
    ///     minutes.
    ///   - maxFieldCount: The maximum number of displayed units.
    ///   - maxPrecision: The shortest displayed time.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, TimeFields(showsHours, maxFieldCount, maxPrecision))
    }

    /// Creates a format of the time since the start of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval in which the timer runs.
    ///   - showsHours: A Boolean value that indicates whether the timer displays hours. If it is false, hours are converted to
    ///     minutes.
    ///   - maxFieldCount: The maximum number of displayed units.
    ///   - maxPrecision: The shortest displayed time.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, TimeFields(showsHours, maxFieldCount, maxPrecision))
    }

    private init(_ interval: Range<Date>, countsDown: Bool, _ fields: TimeFields) {
      (start, end) = (interval.lowerBound.inCalendars, interval.upperBound.inCalendars)
      self.countsDown = countsDown
      self.fields = fields
    }

    /// Returns the time of the timer at a date.
    public func format(_ value: Date) -> AttributedString { AttributedString(fields.text(of: seconds(at: value))) }

    /// Returns the next date at which the time differs.
    public func discreteInput(after input: Date) -> Date? {
      guard input < end else { return nil }
      let now = max(input.inCalendars, start)
      return fields.change(from: now.timeIntervalSince(countsDown ? end : start)).map { now.addingTimeInterval($0) }
    }

    /// Returns the previous date at which the time differs.
    public func discreteInput(before input: Date) -> Date? {
      guard input > start else { return nil }
      let now = min(input.inCalendars, end)
      return fields.change(from: (countsDown ? end : start).timeIntervalSince(now)).map { now.addingTimeInterval(-$0) }
    }

    private func seconds(at date: Date) -> Double {
      let date = min(max(date.inCalendars, start), end)
      let seconds = countsDown ? end.timeIntervalSince(date) : date.timeIntervalSince(start)
      return fields.rounded(seconds, up: countsDown)
    }

    /// The clock that hosts update, if it displays the same text.
    var clock: RunningClock? {
      guard fields.precision == 1, fields.count >= 3 || !fields.showsHours && fields.count == 2 else { return nil }
      return RunningClock(
        format: .timer, start: start.timeIntervalSince1970, end: end.timeIntervalSince1970,
        reference: (countsDown ? end : start).timeIntervalSince1970, showsHours: fields.showsHours)
    }
  }

  /// A format that displays the time of a stopwatch with hundredths of a second, such as 00:05.23.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let fields: TimeFields

    /// Creates a format of the time since a date.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the stopwatch starts.
    ///   - showsHours: A Boolean value that indicates whether the stopwatch displays hours. If it is false, hours are converted
    ///     to minutes.
    ///   - maxFieldCount: The maximum number of displayed units.
    ///   - maxPrecision: The shortest displayed time.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate.inCalendars
      fields = TimeFields(showsHours, maxFieldCount, maxPrecision, isPadded: true)
    }

    /// Returns the time of the stopwatch at a date.
    public func format(_ value: Date) -> AttributedString {
      let seconds = max(value.inCalendars.timeIntervalSince(start), 0)
      return AttributedString(fields.text(of: fields.rounded(seconds, up: false)))
    }

    /// Returns the next date at which the time differs.
    public func discreteInput(after input: Date) -> Date? {
      let now = max(input.inCalendars, start)
      return fields.change(from: now.timeIntervalSince(start)).map { now.addingTimeInterval($0) }
    }

    /// Returns the previous date at which the time differs.
    public func discreteInput(before input: Date) -> Date? {
      let now = input.inCalendars
      guard now > start else { return nil }
      return fields.change(from: start.timeIntervalSince(now)).map { now.addingTimeInterval(-$0) }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a format of the time until the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// Returns a format of the time since the start of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format of the time since a date, with hundredths of a second.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
