import Foundation

/// The units in which a timer or a stopwatch displays its time.
nonisolated struct TimeFields: Codable, Hashable, Sendable {
  let showsHours: Bool
  /// The maximum number of displayed units, at least one.
  let count: Int
  /// The shortest displayed time in seconds, between a millisecond and an hour.
  let precision: Double
  /// A Boolean value that indicates whether the first unit has two digits.
  let isPadded: Bool

  init(_ showsHours: Bool, _ count: Int, _ precision: Duration, isPadded: Bool = false) {
    self.showsHours = showsHours
    self.count = max(count, 1)
    self.precision = precision.inSeconds.finite(or: 1, in: 0.001...3600)
    self.isPadded = isPadded
  }

  /// The number of displayed digits of fractions of a second.
  private var digits: Int {
    switch precision {
    case 1...: 0
    case 0.1...: 1
    case 0.01...: 2
    default: 3
    }
  }

  /// Returns a positive number of seconds as a multiple of the precision.
  func rounded(_ seconds: Double, up: Bool) -> Double {
    // A small tolerance keeps a multiple of the precision that is not a binary fraction.
    let steps = (seconds / precision).finite(or: 0, in: 0...1e15)
    return (up ? (steps - 1e-6).rounded(.up) : (steps + 1e-6).rounded(.down)) * precision
  }

  /// Returns the time in seconds after which the display changes, if the time since the reference date is `seconds`.
  func change(from seconds: Double) -> Double? {
    guard seconds.isFinite else { return nil }
    let steps = seconds / precision
    let next = ((steps + 1e-6).rounded(.down) + 1) * precision
    return max(next - seconds, precision / 1000)
  }

  /// Returns the text of a positive number of seconds.
  func text(of seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded().finite(or: 0, in: 0...1e15))
    let whole = thousandths / 1000
    let hours = showsHours ? whole / 3600 : 0
    var units = [showsHours ? whole / 60 % 60 : whole / 60, whole % 60]
    if hours > 0 { units.insert(hours, at: 0) }
    let available = precision < 60 ? units.count : units.count - 1
    let hasSeconds = precision < 60 && count >= units.count
    let shown = Array(units.prefix(max(min(count, available), 1)))
    if shown.count == 1 { return named(shown[0], isHours: hours > 0) }
    let hasFraction = hasSeconds && digits > 0 && count > units.count
    return joined(shown) + (hasFraction ? "." + fraction(of: thousandths) : "")
  }

  private func joined(_ units: [Int]) -> String {
    units.enumerated().map { index, value in
      value < 10 && (index > 0 || isPadded) ? "0\(value)" : "\(value)"
    }.joined(separator: ":")
  }

  private func fraction(of thousandths: Int) -> String {
    let text = "\(thousandths % 1000)"
    return String((String(repeating: "0", count: 3 - text.count) + text).prefix(digits))
  }

  /// Returns a single unit with its name.
  private func named(_ value: Int, isHours: Bool) -> String {
    let format = Duration.UnitsFormatStyle(allowedUnits: isHours ? [.hours] : [.minutes], width: .wide)
    return format.format(.seconds(value * (isHours ? 3600 : 60)))
  }
}
