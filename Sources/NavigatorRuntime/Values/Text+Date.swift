import Foundation
import NavigatorHost

extension Text {
  /// The way in which a text shows a date.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day, as in 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The date, as in June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time from or to now, as in 2 min, 32 sec.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now in one unit, as in +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time from or to now as a timer, as in 2:32.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date. The relative styles change as time passes; a page updates them by itself.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .relative: self.init(clock: RunningClock(format: .relative, reference: date.timeIntervalSince1970))
    case .offset: self.init(clock: RunningClock(format: .offset, reference: date.timeIntervalSince1970))
    case .timer: self.init(clock: RunningClock(format: .timer, reference: date.timeIntervalSince1970))
    }
  }

  /// Creates a text that shows the time of a timer.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates between which the timer runs.
  ///   - pauseTime: The date at which the timer pauses, or nil.
  ///   - countsDown: A Boolean value that indicates whether the timer shows the time until the end of the interval, and not the
  ///     time from its start.
  ///   - showsHours: A Boolean value that indicates whether the timer shows hours. Otherwise it shows them as minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    let start = timerInterval.lowerBound.timeIntervalSince1970
    let end = timerInterval.upperBound.timeIntervalSince1970
    let last = pauseTime.map { min(max($0.timeIntervalSince1970, start), end) } ?? end
    self.init(
      clock: RunningClock(format: .timer, start: start, end: last, reference: countsDown ? end : start, showsHours: showsHours))
  }

  private init(clock: RunningClock) {
    self.init(storage: .source(ClockText(clock)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the times between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the times of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends the translation of a resource.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }

  /// Appends the time of a timer.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// The time of a clock.
final class ClockText: TextSource, @unchecked Sendable {
  private let clock: RunningClock

  init(_ clock: RunningClock) {
    self.clock = clock
  }

  override func string(in formatting: TextFormatting) -> String {
    let seconds = clock.seconds(at: (formatting.date ?? Date()).timeIntervalSince1970)
    switch clock.format {
    case .timer: return timer(seconds)
    case .relative: return Self.units(seconds, count: 2, width: .abbreviated, formatting)
    case .offset: return (seconds < 0 ? "-" : "+") + Self.units(seconds, count: 1, width: .wide, formatting)
    }
  }

  /// Returns whole seconds as minutes and seconds, with hours if there are any. The end of a second counts before the reference,
  /// so that a timer that counts down shows zero when it ends.
  private func timer(_ seconds: Double) -> String {
    let whole = Int(seconds < 0 ? (-seconds).rounded(.up) : seconds.rounded(.down))
    let (hours, minutes) = clock.showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return (hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)") + ":" + padded(whole % 60)
  }

  private static func units(
    _ seconds: Double, count: Int, width: Duration.UnitsFormatStyle.UnitWidth, _ formatting: TextFormatting
  ) -> String {
    let format = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down))
    return format.locale(formatting.locale).format(.seconds(Int(abs(seconds))))
  }

  override func segments(in formatting: TextFormatting) -> [TextSegment] {
    var clock = clock
    if clock.format != .timer { clock.language = formatting.locale.identifier(.bcp47) }
    return [TextSegment(string(in: formatting), clock: clock)]
  }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? ClockText)?.clock == clock
  }
}
