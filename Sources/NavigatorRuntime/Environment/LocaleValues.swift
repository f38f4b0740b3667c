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
  static let defaultValue = DynamicTypeSize.large
}

nonisolated struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

nonisolated struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The language and region to write for; the server's own unless a view sets it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar to count days with; the server's own unless a view sets it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone to show times in; the server's own unless a view sets it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The direction of reading that views were told. A host lays out in its own, and what is in a view that sets another in that,
  /// with what it presents.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that views were told; a host draws in the size the person chose there.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How much space there is across; nil, because a host does not say, unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much space there is from top to bottom; nil, because a host does not say, unless a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
