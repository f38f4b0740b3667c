import Foundation

/// The pattern with which a locale formats integers.
///
/// A formatter takes microseconds, and texts often contain integers. The pattern is derived from two formatted samples and covers
/// most integers.
nonisolated final class IntegerPattern: Sendable {
  /// A Boolean value that indicates whether integers from 0 to 999 consist of ASCII digits.
  let hasPlainHundreds: Bool
  /// The thousands separator in numbers with four digits. It is empty in locales that write 1234.
  private let separatorOfFour: String?
  /// The separator of groups of three digits in numbers with more than four digits.
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

  /// Returns a formatted integer, or nil if the samples do not determine its format.
  func string(_ value: Int64) -> String? {
    guard 0..<1_000_000_000 ~= value, hasPlainHundreds else { return nil }
    let digits = value.description
    guard value >= 1_000 else { return digits }
    guard let separator = value < 10_000 ? separatorOfFour : separator else { return nil }
    if separator.isEmpty { return digits }
    var text = ""
    var remaining = digits.utf8.count
    for digit in digits.unicodeScalars {
      if remaining.isMultiple(of: 3), !text.isEmpty { text += separator }
      text.unicodeScalars.append(digit)
      remaining -= 1
    }
    return text
  }
}
