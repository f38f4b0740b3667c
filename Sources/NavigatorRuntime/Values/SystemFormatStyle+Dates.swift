import Foundation

extension SystemFormatStyle {
  /// A format that displays the time between a date and an anchor, such as 2 days, 3 hours.
  ///
  /// If the allowed units are minutes and seconds, or hours, minutes and seconds, and all of them may be displayed, the format is
  /// that of a timer.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let count: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var settings = DateFormatSettings()

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the time is measured.
    ///   - allowedFields: The units that may be displayed.
    ///   - maxFieldCount: The maximum number of displayed units.
    ///   - sign: The strategy that determines when a sign is displayed. The automatic strategy displays it before the anchor.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor.inCalendars
      fields = allowedFields
      count = max(maxFieldCount, 1)
      self.sign = sign
    }

    /// Returns this format with a calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset { with { $0.use(calendar) } }

    /// Returns this format with a locale.
    public func locale(_ locale: Locale) -> DateOffset { with { $0.locale = locale } }

    /// Returns the time between the anchor and a date.
    public func format(_ value: Date) -> AttributedString {
      let date = value.inCalendars
      let seconds = date.timeIntervalSince(anchor)
      if isTimer { return AttributedString(prefix(of: seconds, isZero: abs(seconds) < 1) + timer(seconds)) }
      let units = units(until: date)
      return AttributedString(prefix(of: seconds, isZero: units.first?.value ?? 0 == 0) + text(of: units))
    }

    /// Returns the next date at which the time may differ: the next whole second, or minute if no seconds are displayed.
    public func discreteInput(after input: Date) -> Date? {
      let now = input.inCalendars
      return steps.change(from: now.timeIntervalSince(anchor)).map { now.addingTimeInterval($0) }
    }

    /// Returns the previous date at which the time may differ.
    public func discreteInput(before input: Date) -> Date? {
      let now = input.inCalendars
      return steps.change(from: anchor.timeIntervalSince(now)).map { now.addingTimeInterval(-$0) }
    }

    private var steps: TimeFields { TimeFields(true, 3, .seconds(fields.isEmpty || fields.contains(.second) ? 1 : 60)) }

    private var isTimer: Bool {
      fields == [.minute, .second] && count >= 2 || fields == [.hour, .minute, .second] && count >= 3
    }

    private func timer(_ seconds: Double) -> String {
      let fields = TimeFields(self.fields.contains(.hour), 3, .seconds(1))
      return fields.text(of: fields.rounded(abs(seconds), up: false))
    }

    private func prefix(of seconds: Double, isZero: Bool) -> String {
      if sign == .never { return "" }
      if isZero { return sign == .always(includingZero: true) ? "+" : "" }
      return seconds < 0 ? "-" : sign == .automatic ? "" : "+"
    }

    /// Returns the largest units of the time that are not zero, or zero of the smallest unit.
    private func units(until date: Date) -> [(name: String, value: Int)] {
      let known: [(Date.ComponentsFormatStyle.Field, Calendar.Component, String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
      ]
      let allowed = known.filter { fields.contains($0.0) }
      let parts = settings.zonedCalendar.dateComponents(Set(allowed.map(\.1)), from: min(anchor, date), to: max(anchor, date))
      let values = allowed.map { (name: $0.2, value: parts.value(for: $0.1) ?? 0) }
      let first = values.firstIndex { $0.value > 0 } ?? max(values.count - 1, 0)
      let shown = values.dropFirst(first).prefix(max(count, 1))
      return shown.enumerated().filter { $0.offset == 0 || $0.element.value > 0 }.map(\.element)
    }

    private func text(of units: [(name: String, value: Int)]) -> String {
      units.map { unit, value in
        FormattedMeasure(
          Double(value), skeleton: "unit/\(unit) \(MeasureWidth.wide.rawValue)", locale: settings.locale.identifier)?.text
          ?? "\(value) \(unit)"
      }.joined(separator: ", ")
    }
  }

  /// A format that refers to a date relative to another one, such as tomorrow or in 5 minutes. It displays distant dates
  /// themselves, such as June 2019.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let count: Int
    private let threshold: Date.RelativeFormatStyle.Field
    var settings = DateFormatSettings()

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - date: The date to which the format refers.
    ///   - allowedFields: The units of the time between the dates that may be displayed. The threshold is always allowed.
    ///   - maxFieldCount: The maximum number of displayed units of a distant date.
    ///   - thresholdField: The largest unit that is displayed relative to the other date.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date.inCalendars
      fields = allowedFields.union([thresholdField])
      count = max(maxFieldCount, 1)
      threshold = thresholdField
    }

    /// Returns this format with a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference { with { $0.use(calendar) } }

    /// Returns this format with a locale.
    public func locale(_ locale: Locale) -> DateReference { with { $0.locale = locale } }

    /// Returns the date relative to another date.
    public func format(_ value: Date) -> AttributedString {
      let now = value.inCalendars
      guard isNear(now) else { return AttributedString(absolute(now)) }
      let isNow = abs(date.timeIntervalSince(now)) < 60 && !fields.contains(.second)
      return AttributedString(isNow ? relative(to: now, [.second]).format(now) : relative(to: date, fields).format(now))
    }

    /// Returns the next date at which the text may differ: the next whole second, or minute if no seconds are displayed.
    public func discreteInput(after input: Date) -> Date? {
      let now = input.inCalendars
      let step = steps.change(from: now.timeIntervalSince(date)).map { now.addingTimeInterval($0) }
      let rounding = isNear(now) ? relative(to: date, fields).discreteInput(after: now) : nil
      return [step, rounding].compactMap(\.self).min()
    }

    /// Returns the previous date at which the text may differ.
    public func discreteInput(before input: Date) -> Date? {
      let now = input.inCalendars
      let step = steps.change(from: date.timeIntervalSince(now)).map { now.addingTimeInterval(-$0) }
      let rounding = isNear(now) ? relative(to: date, fields).discreteInput(before: now) : nil
      return [step, rounding].compactMap(\.self).max()
    }

    private var steps: TimeFields { TimeFields(true, 3, .seconds(fields.contains(.second) ? 1 : 60)) }

    /// The units from the largest to the smallest, each with the time in seconds after which the next larger unit applies.
    private static let limits: [(field: Date.RelativeFormatStyle.Field, seconds: Double)] = [
      (.year, .infinity), (.month, 365 * 86_400), (.week, 30 * 86_400), (.day, 30 * 86_400), (.hour, 86_400), (.minute, 3_600),
      (.second, 60),
    ]

    private func isNear(_ now: Date) -> Bool {
      let limit = Self.limits.first { $0.field == threshold }?.seconds ?? .infinity
      return abs(date.timeIntervalSince(now)) < limit
    }

    /// The format of near dates. Units that are larger than the threshold do not apply.
    private func relative(
      to date: Date, _ fields: Set<Date.RelativeFormatStyle.Field>
    ) -> Date.AnchoredRelativeFormatStyle {
      let larger = Self.limits.prefix { $0.field != threshold }.map(\.field)
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields.subtracting(larger), presentation: .named, unitsStyle: .wide, locale: settings.locale,
        calendar: settings.zonedCalendar)
    }

    /// Returns the date with the largest units that differ from those of another date.
    private func absolute(_ now: Date) -> String {
      let format = Date.FormatStyle(locale: settings.locale, calendar: settings.calendar, timeZone: settings.timeZone)
      if settings.zonedCalendar.isDate(date, equalTo: now, toGranularity: .year) {
        return count == 1 ? format.month(.wide).format(date) : format.weekday(.wide).month(.wide).day().format(date)
      }
      if count == 1 { return format.year().format(date) }
      return count == 2 ? format.month(.wide).year().format(date) : format.month(.wide).day().year().format(date)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format of the time between a date and an anchor.
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a format that refers to a date relative to another one.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension SystemFormatStyle.DateOffset: SettableDateFormatStyle {}

extension SystemFormatStyle.DateReference: SettableDateFormatStyle {}
