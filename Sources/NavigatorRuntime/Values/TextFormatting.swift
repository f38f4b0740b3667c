import Foundation
import Synchronization

/// The locale, the calendar and the time zone in which a view formats texts.
///
/// Most texts read the formatting, so its values are stored in one object: a copy only retains that object.
nonisolated struct TextFormatting: Equatable, Sendable {
  private var values: Values
  /// The current date for texts that display the time relative to now. If it is nil, the system clock applies.
  var date: Date?

  private final class Values: Sendable {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone
    let tables: LocalizationTables?
    /// The locale's integer pattern, or nil before the first use.
    private let integers = Mutex<IntegerPattern?>(nil)

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone, tables: LocalizationTables?) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
      self.tables = tables
    }

    var integerPattern: IntegerPattern {
      integers.withLock { known in
        if let known { return known }
        let made = IntegerPattern(locale)
        known = made
        return made
      }
    }

    func string(_ value: Int64) -> String {
      integerPattern.string(value) ?? value.formatted(.number.locale(locale))
    }
  }

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone, tables: LocalizationTables? = nil) {
    values = Values(locale: locale, calendar: calendar, timeZone: timeZone, tables: tables)
  }

  /// The formatting of the process.
  static var current: TextFormatting {
    TextFormatting(locale: .current, calendar: .current, timeZone: .current)
  }

  var locale: Locale {
    get { values.locale }
    set { values = Values(locale: newValue, calendar: calendar, timeZone: timeZone, tables: tables) }
  }

  var calendar: Calendar {
    get { values.calendar }
    set { values = Values(locale: locale, calendar: newValue, timeZone: timeZone, tables: tables) }
  }

  var timeZone: TimeZone {
    get { values.timeZone }
    set { values = Values(locale: locale, calendar: calendar, timeZone: newValue, tables: tables) }
  }

  /// The cache of translation tables, which the sessions of an app share. If it is nil, each lookup searches the bundle.
  var tables: LocalizationTables? {
    get { values.tables }
    set { values = Values(locale: locale, calendar: calendar, timeZone: timeZone, tables: newValue) }
  }

  /// A Boolean value that indicates whether the locale writes integers from 0 to 999 with these digits only.
  var writesHundredsAsDigits: Bool { values.integerPattern.hasPlainHundreds }

  /// Returns an integer formatted for the locale.
  func string(_ value: Int64) -> String { values.string(value) }

  static func == (lhs: TextFormatting, rhs: TextFormatting) -> Bool {
    lhs.date == rhs.date
      && (lhs.values === rhs.values
        || (lhs.locale == rhs.locale && lhs.calendar == rhs.calendar && lhs.timeZone == rhs.timeZone))
  }
}

extension EnvironmentValues {
  /// The formatting of texts.
  var textFormatting: TextFormatting { self[TextFormattingKey.self] }
}

/// The environment key of the formatting. The locale, the calendar and the time zone also have separate keys, so that a view that
/// reads only one of them is not evaluated when another changes.
nonisolated struct TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting { .current }
}

extension TextFormatting {
  /// Returns a format with this locale, calendar and time zone. Values that the app has set in the format are kept.
  func adapt<F: FormatStyle>(_ format: F) -> F {
    // `FormatStyle` has no property for the locale. A format has the default locale if setting that locale leaves it unchanged.
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
