import Foundation

/// The key of a text in a table of translations, usually written as a literal.
///
/// Interpolated values become arguments of the key: `"Hello \(name)"` looks for `Hello %@`. Where no table has the key, the
/// literal itself is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as tables spell it.
  let key: String
  /// The text where no table has the key.
  let resolved: String
  /// The values of the key's format specifiers, formatted.
  let arguments: [String]

  public init(_ value: String) {
    key = value
    resolved = value
    arguments = []
  }

  /// A key with a text of its own where no table has it.
  init(key: String, defaultValue: LocalizedStringKey) {
    self.key = key
    resolved = defaultValue.resolved
    arguments = defaultValue.arguments
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    resolved = stringInterpolation.resolved
    arguments = stringInterpolation.arguments
  }

  /// Collects the literal parts and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var key = ""
    fileprivate(set) var resolved = ""
    fileprivate(set) var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      resolved.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      resolved += literal
    }

    private mutating func append(_ text: String, specifier: String = "%@") {
      key += specifier
      resolved += text
      arguments.append(text)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) {
    append(string)
  }

  /// Appends a whole number with its digits in groups, as the current locale writes it.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
    append(value.groupedDescription, specifier: T.isSigned ? "%lld" : "%llu")
  }

  /// Appends a number as the format `%lf` writes it.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
    append(String(format: "%lf", locale: .current, Double(value)), specifier: "%lf")
  }

  /// Appends a number as `specifier` writes it, such as `%.2f`.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
    append(String(format: specifier, locale: .current, Double(value)), specifier: specifier)
  }

  /// Appends a number as `specifier` writes it, such as `%05lld`.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T, specifier: String) {
    append(String(format: specifier, locale: .current, Int64(truncatingIfNeeded: value)), specifier: specifier)
  }

  /// Appends what `format` makes of a value.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(format.format(input))
  }

  /// Appends a value as `formatter` writes it, or its description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.uuidString)
  }

  public mutating func appendInterpolation(_ subject: URL, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.absoluteString)
  }

  /// Appends what a text says; how it looks follows the text it becomes part of.
  public mutating func appendInterpolation(_ text: Text) {
    append(text.plainText)
  }
}

/// What stands between groups of digits. A process has the locale that it was started with.
private let groupingSeparator = Locale.current.groupingSeparator

extension BinaryInteger {
  /// The number's digits in groups of three, as the current locale separates them.
  fileprivate var groupedDescription: String {
    let digits = String(describing: magnitude)
    guard digits.utf8.count > 3, let separator = groupingSeparator else { return String(describing: self) }
    var grouped = self < 0 ? "-" : ""
    var end = digits.utf8.index(digits.startIndex, offsetBy: (digits.utf8.count - 1) % 3 + 1)
    grouped += digits[..<end]
    while end < digits.endIndex {
      let start = end
      end = digits.utf8.index(start, offsetBy: 3)
      grouped += separator
      grouped += digits[start..<end]
    }
    return grouped
  }
}
