import IssueReporting

/// The format of an interpolated number, such as `%.2f` or `%.0f%%`.
///
/// Foundation reads an argument for each specifier of a format, of the type that the specifier names. Another number or type of
/// arguments ends the process. A format is therefore used only if it has one specifier, for a number of the kind.
struct NumberSpecifier {
  /// The kinds of numbers.
  enum Kind {
    case signed, unsigned, double

    /// The kind of the numbers of an integer type.
    init<T: BinaryInteger>(_ type: T.Type) { self = T.isSigned ? .signed : .unsigned }

    /// The format without an app's specifier.
    var format: String {
      switch self {
      case .signed: "%lld"
      case .unsigned: "%llu"
      case .double: "%lf"
      }
    }

    fileprivate var conversions: StaticString { self == .double ? "aAeEfFgG" : "diouxXc" }
    fileprivate var lengths: StaticString { self == .double ? "lL" : "hlqztj" }
  }

  /// The maximum width and the maximum number of digits.
  static let maximumWidth = 1_000

  /// The whole format, which is a part of a key.
  let format: String
  /// The only specifier of the format, without the text around it.
  let conversion: String

  /// Reads a format. One that Foundation cannot use for the number is reported, and replaced by the format of the kind.
  init(_ format: String, of kind: Kind) {
    if let parts = Self.parts(of: format, kind) {
      (self.format, conversion) = parts
    } else {
      reportIssue(
        """
        The specifier "\(format)" is not a format of one number of its type, with a width of at most \(Self.maximumWidth). \
        The number has the format \(kind.format). Specifiers of integers are %d or %x, and those of floating-point numbers %f, \
        %e or %g.
        """)
      (self.format, self.conversion) = (kind.format, kind.format)
    }
  }

  /// Returns a format without the position of its argument, and its only specifier. Returns nil if the format has another number
  /// of specifiers, or an invalid one.
  private static func parts(of format: String, _ kind: Kind) -> (format: String, conversion: String)? {
    var reader = Reader(rest: format.utf8[...])
    var found: String?
    while reader.skipText() {
      guard found == nil, let conversion = reader.conversion(kind) else { return nil }
      found = conversion
    }
    guard let found else { return nil }
    // In a longer text, the argument may have another position.
    var format = format
    if let position = reader.position { format.removeSubrange(position) }
    return (format, found)
  }

  /// A reader of a format (ISO C, section 7.23.6.1).
  private struct Reader {
    var rest: Substring.UTF8View
    /// The place of the position of the argument, such as `1$`.
    private(set) var position: Range<String.Index>?

    init(rest: Substring.UTF8View) { self.rest = rest }

    /// Skips the text up to the percent sign of a specifier, and that sign. Returns false if there is none.
    mutating func skipText() -> Bool {
      while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
        rest = rest[percent...].dropFirst()
        guard rest.first == UInt8(ascii: "%") else { return true }
        rest = rest.dropFirst()
      }
      return false
    }

    /// Reads a specifier after its percent sign. The position of the argument is left out, as there is only one.
    mutating func conversion(_ kind: Kind) -> String? {
      skipPosition()
      // Foundation groups digits as the locale does, also without this flag, which it does not know on Linux.
      let flags = take("-+ 0#'").filter { $0 != "'" }
      let width = take("0123456789")
      var precision = ""
      if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        precision = "." + take("0123456789")
      }
      // The arguments are values of type Double, which is shorter than the type that this letter names.
      let length = take(kind.lengths).filter { $0 != "L" }
      guard let letter = rest.first, contains(kind.conversions, letter), length.utf8.count <= 2,
        isInBounds(width), isInBounds(precision.dropFirst())
      else { return nil }
      rest = rest.dropFirst()
      return "%\(flags)\(width)\(precision)\(length)\(Unicode.Scalar(letter))"
    }

    private mutating func skipPosition() {
      var other = self
      guard !other.take("0123456789").isEmpty, other.rest.first == UInt8(ascii: "$") else { return }
      let start = rest.startIndex
      rest = other.rest.dropFirst()
      position = start..<rest.startIndex
    }

    /// Reads the next characters as long as they are in a set.
    private mutating func take(_ set: StaticString) -> String {
      let taken = rest.prefix { contains(set, $0) }
      rest = rest[taken.endIndex...]
      return String(Substring(taken))
    }

    private func contains(_ set: StaticString, _ byte: UInt8) -> Bool { set.withUTF8Buffer { $0.contains(byte) } }

    private func isInBounds(_ digits: some StringProtocol) -> Bool {
      digits.isEmpty || (Int(digits).map { $0 <= NumberSpecifier.maximumWidth } ?? false)
    }
  }
}
