import Foundation

/// The key of a text in a table of translations, usually a literal.
///
/// Interpolated values become arguments of the key: `"Hello \(name)"` has the key `Hello %@`. If no table contains the key, the
/// literal itself is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as it appears in tables.
  let key: String
  /// The text that is shown if no table contains the key.
  let resolved: String
  /// The formatted values of the key's format specifiers.
  let arguments: [String]

  /// Creates a key from a string without arguments.
  public init(_ value: String) {
    key = value
    resolved = value
    arguments = []
  }

  /// Creates a key with another default text.
  init(key: String, defaultValue: LocalizedStringKey) {
    self.key = key
    resolved = defaultValue.resolved
    arguments = defaultValue.arguments
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    resolved = stringInterpolation.resolved
    arguments = stringInterpolation.arguments
  }

  /// The literal parts and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var key = ""
    fileprivate(set) var resolved = ""
    fileprivate(set) var arguments: [String] = []

    /// Creates an empty interpolation with reserved capacity.
    public init(literalCapacity: Int, interpolationCount: Int) {
      resolved.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends a literal part.
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
  /// Appends a string.
  public mutating func appendInterpolation(_ string: String) {
    append(string)
  }

  /// Appends an integer with grouped digits in the format of the current locale.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
    append(value.groupedDescription, specifier: T.isSigned ? "%lld" : "%llu")
  }

  /// Appends a number in the format `%lf`.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
    append(String(format: "%lf", locale: .current, Double(value)), specifier: "%lf")
  }

  /// Appends a number in the format of `specifier`, such as `%.2f`.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
    append(String(format: specifier, locale: .current, Double(value)), specifier: specifier)
  }

  /// Appends an integer in the format of `specifier`, such as `%05lld`.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T, specifier: String) {
    append(String(format: specifier, locale: .current, Int64(truncatingIfNeeded: value)), specifier: specifier)
  }

  /// Appends a value in a format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(format.format(input))
  }

  /// Appends a value in the format of `formatter`, or its description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends an object in the format of `formatter`, or its description.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends a date in the format of `formatter`, or its description.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends a UUID in the format of `formatter`, or its string.
  public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.uuidString)
  }

  /// Appends a URL in the format of `formatter`, or its string.
  public mutating func appendInterpolation(_ subject: URL, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.absoluteString)
  }

  /// Appends the string of a text. The text's style is ignored.
  public mutating func appendInterpolation(_ text: Text) {
    append(text.plainText)
  }
}

/// The separator of digit groups. The locale of a process does not change.
private let groupingSeparator = Locale.current.groupingSeparator

extension BinaryInteger {
  /// The number with its digits in groups of three, in the format of the current locale.
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
