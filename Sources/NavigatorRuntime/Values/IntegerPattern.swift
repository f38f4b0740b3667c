import Foundation

/// The pattern by which a locale formats integers.
///
/// A formatter takes microseconds, and texts often contain integers. Two formatted samples show how the locale writes most of
/// them.
nonisolated final class IntegerPattern: Sendable {
  private let hasPlainHundreds: Bool
  /// The separator of the thousands in a number with four digits. It is empty in locales that write 1234.
  private let separatorOfFour: String?
  /// The separator of groups of three digits in larger numbers.
  private let separator: String?

  init(_ locale: Locale) {
    func sample(_ value: Int) -> String { value.formatted(.number.locale(locale)) }
    hasPlainHundreds = sample(123) == "123"
    let four = sample(1_234)
    separatorOfFour = four.hasPrefix("1") && four.hasSuffix("234") ? String(four.dropFirst().dropLast(3)) : nil
    let seven = sample(1_234_567)
    let found = String(seven.dropFirst().prefix { !$0.isNumber })
    separator = seven == "1\(found)234\(found)567" ? found : nil
  }

  /// Returns an integer as the locale writes it, or nil for an integer that the samples do not show.
  func string(_ value: Int64) -> String? {
    guard 0..<1_000_000_000 ~= value, hasPlainHundreds else { return nil }
    let digits = value.description
    guard value >= 1_000 else { return digits }
    guard let separator = value < 10_000 ? separatorOfFour : separator else { return nil }
    if separator.isEmpty { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
