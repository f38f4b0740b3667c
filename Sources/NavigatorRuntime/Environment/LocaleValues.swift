import Foundation

nonisolated struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

nonisolated struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

nonisolated struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

nonisolated struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

nonisolated struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}

extension EnvironmentValues {
  /// The locale for formatting texts. The default is the locale that the host reports, or the locale of the server.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[TextFormattingKey.self].locale = newValue
    }
  }

  /// The calendar for computing and formatting dates. The default is the calendar of the locale that the host reports, or the
  /// calendar of the server.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set {
      self[CalendarKey.self] = newValue
      self[TextFormattingKey.self].calendar = newValue
    }
  }

  /// The time zone for formatting times. The default is the time zone that the host reports, or the time zone of the server.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set {
      self[TimeZoneKey.self] = newValue
      self[TextFormattingKey.self].timeZone = newValue
    }
  }

  /// The current date for texts that display the time relative to now. If it is nil, the system clock applies.
  package var dateOfTexts: Date? {
    get { self[TextFormattingKey.self].date }
    set { self[TextFormattingKey.self].date = newValue }
  }

  /// The layout direction. The default is the direction of the locale that the host reports. A view's direction also applies to
  /// its presentations.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The text size that a view sets, or else the size that is closest to the user's text scale.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(textScale: textScale) }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      // Hosts already scale texts by the user's factor.
      let userScale = textScale
      let isUsers = newValue == DynamicTypeSize(textScale: userScale)
      self[InheritedStyleKey.self].options.typeScale = isUsers ? nil : Double(newValue.bodySize) / 17 / userScale
    }
  }
}
