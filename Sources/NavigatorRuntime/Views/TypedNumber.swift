import Foundation

/// The check of numbers that users type.
///
/// Foundation reads "NaN", "∞" and "1E999" as floating-point numbers, and "NaN" as the smallest integer of 64 bits. An app that
/// converts or negates such a number ends the process, which serves all users.
nonisolated enum TypedNumber {
  /// The number of digits of the smallest integer of 64 bits.
  private static let digitsOfMinimum = 19

  /// Returns a value that was read from a text, or nil for a number that is not finite or that is not in the text.
  static func checked<Value>(_ value: Value, in text: String) -> Value? {
    switch value {
    case let number as any FloatingPoint: number.isFinite ? value : nil
    case let number as Decimal: number.isNaN ? nil : value
    case let number as any FixedWidthInteger: isMisread(number, in: text) ? nil : value
    default: value
    }
  }

  private static func isMisread<Number: FixedWidthInteger>(_ number: Number, in text: String) -> Bool {
    Number.isSigned && Number.bitWidth == 64 && number == .min && text.count(where: \.isNumber) < digitsOfMinimum
  }
}
