import Foundation

/// The locale, the calendar and the time zone of a format of dates.
nonisolated struct DateFormatSettings: Hashable, Codable, Sendable {
  var locale = Locale.autoupdatingCurrent
  var calendar = Calendar.autoupdatingCurrent
  var timeZone = TimeZone.autoupdatingCurrent

  /// Sets a calendar and its time zone.
  mutating func use(_ calendar: Calendar) {
    self.calendar = calendar
    timeZone = calendar.timeZone
  }

  /// The calendar with the time zone.
  var zonedCalendar: Calendar {
    var zoned = calendar
    zoned.timeZone = timeZone
    return zoned
  }
}

/// A format of dates whose settings can be changed.
nonisolated protocol SettableDateFormatStyle: DatedFormatStyle {
  var settings: DateFormatSettings { get set }
}

extension SettableDateFormatStyle {
  nonisolated var calendar: Calendar {
    get { settings.calendar }
    set { settings.calendar = newValue }
  }

  nonisolated var formattingTimeZone: TimeZone? {
    get { settings.timeZone }
    set { settings.timeZone = newValue ?? settings.timeZone }
  }

  /// Returns this format with changed settings.
  nonisolated func with(_ change: (inout DateFormatSettings) -> Void) -> Self {
    var format = self
    change(&format.settings)
    return format
  }
}
