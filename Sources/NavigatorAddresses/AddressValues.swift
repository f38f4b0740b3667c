import Foundation

/// The coding of dates in addresses.
nonisolated enum AddressDate {
  /// The years 1 to 9999 in seconds since the reference date. ISO 8601 writes these years with four digits.
  private static let writable = -63_114_076_800.0..<252_455_616_000.0

  /// Returns the exact text of a date with all fractional digits, or nil if its year does not have four digits.
  static func text(of date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    guard writable.contains(time) else { return nil }
    let second = time.rounded(.down)
    let text = Date(timeIntervalSinceReferenceDate: second).formatted(.iso8601)
    if time == second { return text }
    let fraction = time - second
    // Rounding may lose precision for times close to zero.
    guard fraction < 1, second + fraction == time else { return nil }
    return "\(text.dropLast())\(digits(of: fraction))Z"
  }

  static func date(_ text: String) -> Date? {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return try? Date(text, strategy: .iso8601) }
    let digits = parts[1].prefix { $0.isASCII && $0.isNumber }
    guard let fraction = Double("0.\(digits)"),
      let second = try? Date("\(parts[0])\(parts[1].dropFirst(digits.count))", strategy: .iso8601)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: second.timeIntervalSinceReferenceDate + fraction)
  }

  /// Returns a fraction such as `.25` without an exponent.
  private static func digits(of fraction: Double) -> String {
    let text = "\(fraction)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return String(text.dropFirst())
    }
    return "." + String(repeating: "0", count: -exponent - 1) + text[..<mark].filter { $0 != "." }
  }
}

/// The coding of JSON values in addresses.
nonisolated enum AddressJSON {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  static func value<Value: Decodable>(_ text: String) -> Value? {
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
    return Data(base64Encoded: base64 + padding).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }
}
