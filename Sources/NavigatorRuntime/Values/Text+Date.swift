import Foundation
import NavigatorHost

extension Text {
  /// The way in which a text displays a date.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The date, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time between the date and now in two units, such as "2 min, 32 sec" or "1 yr, 1 mth".
    public static let relative = DateStyle(kind: .relative)
    /// The signed time between the date and now in one unit, such as "+2 hours" or "-3 months".
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now as a timer, such as "2:32".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that displays a date. Hosts update the relative styles as time passes.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .relative: self.init(clock: RunningClock(format: .relative, reference: date.timeIntervalSince1970))
    case .offset: self.init(clock: RunningClock(format: .offset, reference: date.timeIntervalSince1970))
    case .timer: self.init(clock: RunningClock(format: .timer, reference: date.timeIntervalSince1970))
    }
  }

  /// Creates a text that displays a timer.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the timer runs.
  ///   - pauseTime: The date at which the timer pauses, or nil if it does not pause.
  ///   - countsDown: A Boolean value that indicates whether the timer displays the time until the end of the interval. If it is
  ///     false, the timer displays the time since the start.
  ///   - showsHours: A Boolean value that indicates whether the timer displays hours. If it is false, hours are converted to
  ///     minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    let start = timerInterval.lowerBound.timeIntervalSince1970
    let end = timerInterval.upperBound.timeIntervalSince1970
    let last = pauseTime.map { min(max($0.timeIntervalSince1970, start), end) } ?? end
    self.init(
      clock: RunningClock(format: .timer, start: start, end: last, reference: countsDown ? end : start, showsHours: showsHours))
  }

  init(clock: RunningClock) {
    self.init(storage: .source(ClockText(clock)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a range of times.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the start and end times of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends the translation of a resource.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }

  /// Appends a timer.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// A text that displays the time of a clock.
final class ClockText: TextSource, @unchecked Sendable {
  private let clock: RunningClock

  init(_ clock: RunningClock) {
    self.clock = clock
  }

  override func string(in formatting: TextFormatting) -> String {
    distantString(in: formatting) ?? runningString(in: formatting)
  }

  /// Returns a time of more than a month in years, months and days. Returns nil for a shorter time, and for a timer.
  private func distantString(in formatting: TextFormatting) -> String? {
    if clock.format == .timer { return nil }
    let now = now(in: formatting)
    let seconds = clock.seconds(at: now)
    let end = seconds < 0 ? now - seconds : now
    guard let distance = CalendarDistance(endingAt: end, seconds: abs(seconds), in: formatting.timeZone) else { return nil }
    if clock.format == .relative { return distance.text(units: 2, width: .abbreviated, locale: formatting.locale) }
    return Self.sign(seconds) + distance.text(units: 1, width: .wide, locale: formatting.locale)
  }

  private func runningString(in formatting: TextFormatting) -> String {
    let seconds = clock.seconds(at: now(in: formatting))
    switch clock.format {
    case .timer: return timer(seconds)
    case .relative: return Self.units(seconds, count: 2, width: .abbreviated, formatting)
    case .offset: return Self.sign(seconds) + Self.units(seconds, count: 1, width: .wide, formatting)
    }
  }

  private func now(in formatting: TextFormatting) -> Double { (formatting.date ?? Date()).timeIntervalSince1970 }

  private static func sign(_ seconds: Double) -> String { seconds < 0 ? "-" : "+" }

  /// Returns a duration as minutes and seconds, with hours if there are any. Before the reference date, seconds are rounded up,
  /// so that a countdown displays zero when it ends.
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
    // A host does not update a time of more than a month, but the session does.
    if let distant = distantString(in: formatting) { return [TextSegment(distant)] }
    var clock = clock
    if clock.format != .timer { clock.language = formatting.locale.identifier(.bcp47) }
    return [TextSegment(runningString(in: formatting), clock: clock)]
  }

  /// The minimum number of days in a month, less one for the differences between clocks.
  private static let distantDays = 27.0
  /// The interval at which a distant time may change, in seconds. The offsets of time zones are multiples of it.
  private static let distantStep = 1_800.0

  override func followsTime(as form: TextForm) -> Bool {
    form == .string
      || clock.format != .timer && abs(clock.seconds(at: Date().timeIntervalSince1970)) > Self.distantDays * 86_400
  }

  override func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? {
    let now = now(in: formatting)
    if distantString(in: formatting) != nil { return change(after: now, step: Self.distantStep) }
    if form == .segments || clock.end.map({ now >= $0 }) ?? false { return nil }
    if let start = clock.start, now < start { return Date(timeIntervalSince1970: start) }
    // A label with a time in words may be spoken, so it does not change each second.
    return change(after: now, step: clock.format == .timer ? 1 : 60)
  }

  /// Returns the next date whose distance from the reference is a multiple of a number of seconds.
  private func change(after now: Double, step: Double) -> Date? {
    let next = clock.reference + ((clock.seconds(at: now) / step).rounded(.down) + 1) * step
    return next.isFinite && next > now ? Date(timeIntervalSince1970: next) : nil
  }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? ClockText)?.clock == clock
  }
}
