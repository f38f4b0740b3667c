import Foundation

/// The key of a text in a strings table, usually a literal.
///
/// Interpolated values become arguments of the key: `"Hello \(name)"` has the key `Hello %@`. If no table contains the key, the
/// literal is displayed.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as it appears in tables.
  let key: String
  /// The format of the text that is displayed if no table contains the key.
  let defaultFormat: String
  /// The text that is displayed if no table contains the key. It is nil if the text depends on the locale.
  let resolved: String?
  /// The values of the key's format specifiers.
  let arguments: [TextArgument]

  /// Creates a key from a string without arguments.
  public init(_ value: String) {
    key = value
    defaultFormat = value
    resolved = value.containsInflection ? nil : value
    arguments = []
  }

  /// Creates a key with a different default text.
  init(key: String, defaultValue: LocalizedStringKey) {
    self.key = key
    defaultFormat = defaultValue.defaultFormat
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
    defaultFormat = stringInterpolation.key
    resolved = stringInterpolation.dependsOnLocale || key.containsInflection ? nil : stringInterpolation.resolved
    arguments = stringInterpolation.arguments
  }

  /// The literal parts and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var key = ""
    /// The parts of the text that do not depend on the locale.
    fileprivate(set) var resolved = ""
    fileprivate(set) var dependsOnLocale = false
    fileprivate(set) var arguments: [TextArgument] = []

    /// Creates an empty interpolation with reserved capacity.
    public init(literalCapacity: Int, interpolationCount: Int) {
      resolved.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains(byte: UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      resolved += literal
    }

    private mutating func append(_ text: String) {
      key += "%@"
      resolved += text
      arguments.append(.string(text))
    }

    private mutating func append(_ argument: TextArgument, specifier: String) {
      key += specifier
      dependsOnLocale = true
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a string.
  public mutating func appendInterpolation(_ string: String) {
    append(string)
  }

  /// Appends an integer with grouping separators in the format of the view's locale.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
    append(.integer(value), specifier: NumberSpecifier.Kind(T.self).format)
  }

  /// Appends a number with the specifier `%lf`, formatted in the view's locale.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
    append(.double(Double(value), specifier: "%lf"), specifier: "%lf")
  }

  /// Appends a number in the format of `specifier`, such as `%.2f` or `%.0f%%`, and the view's locale. A format of anything but
  /// one floating-point number is reported and has no effect.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
    let specifier = NumberSpecifier(specifier, of: .double)
    append(.double(Double(value), specifier: specifier.conversion), specifier: specifier.format)
  }

  /// Appends an integer in the format of `specifier`, such as `%05lld`, and the view's locale. A format of anything but one
  /// integer is reported and has no effect.
  public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T, specifier: String) {
    let specifier = NumberSpecifier(specifier, of: NumberSpecifier.Kind(T.self))
    append(.specified(Int64(truncatingIfNeeded: value), specifier: specifier.conversion), specifier: specifier.format)
  }

  /// Appends a value in a format. The format uses the view's locale, calendar and time zone unless it sets its own.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(.text(Text(input, format: format)), specifier: "%@")
  }

  /// Appends a value that `formatter` formats. Without a formatter, appends the value's description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends an object that `formatter` formats. Without a formatter, appends the object's description.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends a date that `formatter` formats. Without a formatter, appends the date's description.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? String(describing: subject))
  }

  /// Appends a UUID that `formatter` formats. Without a formatter, appends the UUID's string.
  public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.uuidString)
  }

  /// Appends a URL that `formatter` formats. Without a formatter, appends the URL's string.
  public mutating func appendInterpolation(_ subject: URL, formatter: Formatter? = nil) {
    append(formatter?.string(for: subject) ?? subject.absoluteString)
  }

  /// Appends a string with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }

  /// Appends a text with its style.
  public mutating func appendInterpolation(_ text: Text) {
    if let string = text.constant { append(string) } else { append(.text(text), specifier: "%@") }
  }
}
