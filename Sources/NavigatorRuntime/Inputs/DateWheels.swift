import Foundation

/// The wheels of a date picker. They determine the order of the components in a locale and the values of each wheel.
///
/// The components refer to the Gregorian calendar. The values are limited to a range of dates.
nonisolated struct DateWheels {
  /// A component of a date, ordered from the largest to the smallest.
  enum Component: Int, CaseIterable {
    case year, month, day, hour, minute

    var unit: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      }
    }

    var title: SystemWord {
      switch self {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      }
    }
  }

  /// The number of years before and after the selected year.
  private static let yearDistance = 100

  private let calendar: Calendar
  private let locale: Locale
  private let parts: DateComponents
  private let minimum: Date?
  private let maximum: Date?
  /// The components that are displayed as wheels.
  let components: [Component]

  init(
    date: Date, minimum: Date?, maximum: Date?, showing displayed: DatePickerComponents, timeZone: TimeZone, locale: Locale
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    let first = calendar.date(from: DateComponents(era: 1, year: 1, month: 1, day: 1)) ?? .distantPast
    let last = calendar.date(from: DateComponents(era: 1, year: 9999, month: 12, day: 31)) ?? .distantFuture
    parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: min(max(date, first), last))
    self.calendar = calendar
    self.locale = locale
    self.minimum = minimum
    self.maximum = maximum
    let showsAll = displayed.intersection([.date, .hourAndMinute]).isEmpty
    let date: [Component] = showsAll || displayed.contains(.date) ? Self.order(of: locale) : []
    components = date + (showsAll || displayed.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  /// Returns the day, the month and the year in the order of a locale.
  private static func order(of locale: Locale) -> [Component] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    var order: [Component] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      let component: Component? =
        switch character {
        case "y": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if !isQuoted, let component, !order.contains(component) { order.append(component) }
    }
    return order.count == 3 ? order : [.year, .month, .day]
  }

  /// Returns the selected value of a wheel.
  func value(of component: Component) -> Int { parts.value(for: component.unit) ?? 0 }

  /// Returns the values of a wheel in ascending order.
  func values(of component: Component) -> [Int] {
    let values: [Int] =
      switch component {
      case .year: years
      case .month: Array(1...12)
      case .day: Array(1...dayCount(of: parts))
      case .hour: Array(0...23)
      case .minute: Array(0...59)
      }
    return values.filter { isInRange($0, component) }
  }

  private var years: [Int] {
    let year = min(max(value(of: .year), 1), 9999)
    return Array(max(1, year - Self.yearDistance)...min(9999, year + Self.yearDistance))
  }

  private func dayCount(of parts: DateComponents) -> Int {
    let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month))
    return max(1, month.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31)
  }

  /// Returns the first date that has a value for a component and the selected values for larger components.
  private func start(of component: Component, _ value: Int) -> Date? {
    var start = DateComponents()
    for larger in Component.allCases where larger.rawValue < component.rawValue {
      start.setValue(self.value(of: larger), for: larger.unit)
    }
    start.setValue(value, for: component.unit)
    return calendar.date(from: start)
  }

  /// Returns a Boolean value that indicates whether the range contains a date with a value for a component.
  private func isInRange(_ value: Int, _ component: Component) -> Bool {
    if minimum == nil, maximum == nil { return true }
    guard let start = start(of: component, value), let interval = calendar.dateInterval(of: component.unit, for: start) else {
      return false
    }
    return minimum.map { interval.end > $0 } ?? true && maximum.map { interval.start <= $0 } ?? true
  }

  /// Returns the date with a different value for a component. A day that does not exist in the month becomes the last day of the
  /// month.
  func date(setting component: Component, to value: Int) -> Date? {
    var parts = parts
    parts.setValue(value, for: component.unit)
    parts.day = min(parts.day ?? 1, dayCount(of: parts))
    return calendar.date(from: parts)
  }

  /// Returns the formatted value of a component.
  func name(of value: Int, _ component: Component) -> String {
    switch component {
    case .year: value.formatted(.number.grouping(.never).locale(locale))
    case .minute: value.formatted(.number.precision(.integerLength(2)).locale(locale))
    // If the time is also displayed, the wheel of months has no space for long names.
    case .month: format(Date.FormatStyle().month(components.contains(.hour) ? .abbreviated : .wide), component, value)
    case .day: format(Date.FormatStyle().day(), component, value)
    case .hour: format(Date.FormatStyle().hour(), component, value)
    }
  }

  private func format(_ style: Date.FormatStyle, _ component: Component, _ value: Int) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return start(of: component, value)?.formatted(style) ?? String(value)
  }
}
