import Foundation
import NavigatorHost

/// The text format of a date in an HTML input: `2026-11-23`, `14:05` or `2026-11-23T14:05` (HTML, section 2.3.5).
nonisolated struct DateInputFormat {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(_ components: DatePickerComponents, timeZone: TimeZone) {
    // A picker without displayed components displays the date and the time.
    self.components = components.intersection([.date, .hourAndMinute]).isEmpty ? [.date, .hourAndMinute] : components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The kind of input for hosts, which depends on the displayed components.
  var kind: Content.Kind {
    if !components.contains(.hourAndMinute) { return .date }
    return components.contains(.date) ? .dateTime : .time
  }

  func string(from date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let year = min(max(parts.year ?? 1, 1), 9999)
    let day = "\(Self.padded(year, 4))-\(Self.padded(parts.month ?? 1, 2))-\(Self.padded(parts.day ?? 1, 2))"
    let time = "\(Self.padded(parts.hour ?? 0, 2)):\(Self.padded(parts.minute ?? 0, 2))"
    switch kind {
    case .date: return day
    case .time: return time
    default: return "\(day)T\(time)"
    }
  }

  /// Returns the date that a text from a host represents, or nil if the text is invalid. Components that are not displayed keep
  /// the values of the current date.
  func date(from text: String, changing current: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: current)
    guard text.utf8.count <= 32 else { return nil }
    let pieces = text.split(separator: "T", omittingEmptySubsequences: false)
    switch kind {
    case .date:
      guard pieces.count == 1, Self.readDay(pieces[0], into: &parts) else { return nil }
    case .time:
      guard pieces.count == 1, Self.readTime(pieces[0], into: &parts) else { return nil }
    default:
      guard pieces.count == 2, Self.readDay(pieces[0], into: &parts), Self.readTime(pieces[1], into: &parts) else { return nil }
    }
    guard isValid(parts) else { return nil }
    return calendar.date(from: parts)
  }

  /// Returns a Boolean value that indicates whether the day exists in the month.
  private func isValid(_ parts: DateComponents) -> Bool {
    let month = DateComponents(year: parts.year, month: parts.month)
    guard let day = parts.day, let first = calendar.date(from: month) else { return false }
    return calendar.range(of: .day, in: .month, for: first)?.contains(day) == true
  }

  private static func readDay(_ text: Substring, into parts: inout DateComponents) -> Bool {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let year = number(fields[0], digits: 4), let month = number(fields[1], digits: 2),
      let day = number(fields[2], digits: 2), (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return false }
    (parts.year, parts.month, parts.day) = (year, month, day)
    return true
  }

  /// Parses a time. Seconds, which some browsers append, are ignored because the picker does not display them.
  private static func readTime(_ text: Substring, into parts: inout DateComponents) -> Bool {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2 || fields.count == 3, let hour = number(fields[0], digits: 2),
      let minute = number(fields[1], digits: 2), (0...23).contains(hour), (0...59).contains(minute)
    else { return false }
    (parts.hour, parts.minute) = (hour, minute)
    return true
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
