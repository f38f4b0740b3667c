import Foundation

/// The locale, the calendar and the time zone in which a view formats texts.
nonisolated struct TextFormatting: Equatable, Sendable {
  var locale: Locale {
    didSet { hasWesternDigits = Self.hasWesternDigits(locale) }
  }
  /// A Boolean value that indicates whether the locale writes a number below 1,000 as its description.
  private(set) var hasWesternDigits: Bool
  var calendar: Calendar
  var timeZone: TimeZone
  /// The tables of translations that were found, shared by the sessions of an app. If it is nil, each lookup searches the bundle.
  var tables: LocalizationTables?

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    hasWesternDigits = Self.hasWesternDigits(locale)
  }

  private static func hasWesternDigits(_ locale: Locale) -> Bool {
    locale.numberingSystem.identifier == "latn"
  }

  /// The formatting of the process.
  static var current: TextFormatting {
    TextFormatting(locale: .current, calendar: .current, timeZone: .current)
  }

  static func == (lhs: TextFormatting, rhs: TextFormatting) -> Bool {
    lhs.locale == rhs.locale && lhs.calendar == rhs.calendar && lhs.timeZone == rhs.timeZone
  }
}

/// The key of the formatting. The locale, the calendar and the time zone also have keys of their own, so that a view that reads
/// one of them is not evaluated when another changes.
nonisolated struct TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting { .current }
}

extension TextFormatting {
  /// Returns a format in which each of the locale, the calendar and the time zone is replaced, unless the app has set it.
  func adapt<F: FormatStyle>(_ format: F) -> F {
    // The protocol has no property for the locale. A format has the default one if setting that changes nothing.
    var adapted = format == format.locale(.autoupdatingCurrent) ? format.locale(locale) : format
    if let dated = adapted as? any DatedFormatStyle { adapted = adapt(dated: dated) as? F ?? adapted }
    return adapted
  }

  private func adapt(dated format: any DatedFormatStyle) -> any DatedFormatStyle {
    var format = format
    if format.calendar == .autoupdatingCurrent { format.calendar = calendar }
    if format.formattingTimeZone == .autoupdatingCurrent { format.formattingTimeZone = timeZone }
    return format
  }
}

/// A format with a calendar, and usually with a time zone.
nonisolated protocol DatedFormatStyle {
  var calendar: Calendar { get set }
  var formattingTimeZone: TimeZone? { get set }
}

extension Date.FormatStyle: DatedFormatStyle {
  nonisolated var formattingTimeZone: TimeZone? {
    get { timeZone }
    set { timeZone = newValue ?? timeZone }
  }
}

extension Date.IntervalFormatStyle: DatedFormatStyle {
  nonisolated var formattingTimeZone: TimeZone? {
    get { timeZone }
    set { timeZone = newValue ?? timeZone }
  }
}

extension Date.RelativeFormatStyle: DatedFormatStyle {
  nonisolated var formattingTimeZone: TimeZone? {
    get { nil }
    set {}
  }
}
