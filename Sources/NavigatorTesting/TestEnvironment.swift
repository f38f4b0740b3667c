import Foundation
import NavigatorRuntime

/// The device, the user's settings and the window of a session under test. A nil value leaves the session's value unchanged.
///
/// ```swift
/// var environment = TestEnvironment.phone
/// environment.locale = Locale(identifier: "de_DE")
/// let app = TestApp(Shop(), environment: environment)
/// ```
public struct TestEnvironment: Hashable, Sendable {
  /// The color scheme.
  public var colorScheme: ColorScheme?
  /// The locale for formatting text.
  public var locale: Locale?
  /// The calendar for computing dates.
  public var calendar: Calendar?
  /// The time zone for showing times.
  public var timeZone: TimeZone?
  /// The size of the window in points. It determines the layout, the size classes that are nil, and how many rows of a list are
  /// visible. In a window that is narrower than 700 points, a split view shows one column. Without a value, the size is 390 by
  /// 844 points, and a test reaches all columns.
  public var windowSize: CGSize?
  /// The horizontal size class. If it is nil, it is compact in a window that is narrower than 600 points, and otherwise regular.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class. If it is nil, it is compact in a window that is lower than 480 points, and otherwise regular.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The current date for texts that show the time from or to a date, such as `Text(date, style: .timer)`. If it is nil, the date
  /// at which a text was evaluated is used.
  public var date: Date?
  /// A Boolean value that indicates whether the user prefers reduced motion, as `accessibilityReduceMotion`.
  public var reduceMotion: Bool?

  /// Creates an environment.
  public init(
    colorScheme: ColorScheme? = nil, locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil,
    windowSize: CGSize? = nil, horizontalSizeClass: UserInterfaceSizeClass? = nil,
    verticalSizeClass: UserInterfaceSizeClass? = nil, date: Date? = nil, reduceMotion: Bool? = nil
  ) {
    self.colorScheme = colorScheme
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.windowSize = windowSize
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.date = date
    self.reduceMotion = reduceMotion
  }

  /// A window of 390 by 844 points: a phone in portrait.
  public static let phone = TestEnvironment(windowSize: CGSize(width: 390, height: 844))
  /// A window of 844 by 390 points: a phone in landscape. The horizontal size class is compact.
  public static let phoneLandscape = TestEnvironment(windowSize: CGSize(width: 844, height: 390), horizontalSizeClass: .compact)
  /// A window of 820 by 1,180 points: a tablet in portrait.
  public static let tablet = TestEnvironment(windowSize: CGSize(width: 820, height: 1_180))

  /// Returns the environment with another size of the window, unless `size` is nil.
  func with(_ size: CGSize?) -> TestEnvironment {
    var environment = self
    environment.windowSize = size ?? windowSize
    return environment
  }

  /// Sets the values in the environment of a session. All keys are set, so that their readers follow later changes.
  @MainActor
  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme ?? values.colorScheme
    values.locale = locale ?? values.locale
    if let locale { values.layoutDirection = locale.layoutDirection }
    values.calendar = calendar ?? values.calendar
    values.timeZone = timeZone ?? values.timeZone
    values.dateOfTexts = date
    values.prefersReducedMotion = reduceMotion ?? values.prefersReducedMotion
    values.windowSize = windowSize ?? values.windowSize
    let classes = windowSize.map(UserInterfaceSizeClass.classes(ofWindow:))
    values.horizontalSizeClass = horizontalSizeClass ?? classes?.horizontal ?? values.horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass ?? classes?.vertical ?? values.verticalSizeClass
  }
}
