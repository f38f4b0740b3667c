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
  /// The locale for formatting text. The default is the locale that the host reports, or else the server's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[TextFormattingKey.self].locale = newValue
    }
  }

  /// The calendar for computing and formatting dates. The default is the one of the locale that the host reports, or else the
  /// server's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set {
      self[CalendarKey.self] = newValue
      self[TextFormattingKey.self].calendar = newValue
    }
  }

  /// The time zone for formatting times. The default is the time zone that the host reports, or else the server's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set {
      self[TimeZoneKey.self] = newValue
      self[TextFormattingKey.self].timeZone = newValue
    }
  }

  /// The date that counts as now for texts that show the time from or to a date. Nil for the current date.
  package var dateOfTexts: Date? {
    get { self[TextFormattingKey.self].date }
    set { self[TextFormattingKey.self].date = newValue }
  }

  /// The layout direction. The default is that of the locale that the host reports. A view's direction also applies to its
  /// presentations.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The text size that a view sets, or else the size that is most similar to the user's choice at the host.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(textScale: textScale) }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      // Hosts enlarge texts by the factor of the user.
      let userScale = textScale
      let isUsers = newValue == DynamicTypeSize(textScale: userScale)
      self[InheritedStyleKey.self].options.typeScale = isUsers ? nil : Double(newValue.bodySize) / 17 / userScale
    }
  }
}
