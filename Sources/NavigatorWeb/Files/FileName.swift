/// Names of files from a browser or an app, which may contain anything.
enum FileName {
  /// The maximum number of bytes of a name. File systems permit 255.
  static let maximumLength = 200
  private static let replacement = "file"

  /// Returns the last component of a name without the characters that change its meaning: control characters, those that change
  /// the direction of text, and periods at its start.
  ///
  /// A separator and the scalars after it may be one `Character`, which differs from the separator. The name is therefore split
  /// by scalars, after the forbidden ones are removed.
  static func safe(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !isForbidden($0) })
    let last = scalars.split { $0 == "/" || $0 == "\\" }.last ?? Substring.UnicodeScalarView()
    let name = trimmed(last)
    let safe = name.utf8.count <= maximumLength ? String(name) : shortened(name)
    return isComponent(safe) ? safe : replacement
  }

  /// Returns a Boolean value that indicates whether a name can identify an entry of a folder. Such a name contains no separator
  /// and no null character, and refers neither to the folder nor to its parent.
  static func isComponent(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }

  /// Returns a name without periods and spaces at its start and its end. Scalars that would form one `Character` with the
  /// separator before the name are removed too, because apps may split the path.
  private static func trimmed(_ name: Substring.UnicodeScalarView) -> Substring {
    func isMargin(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar.properties.isWhitespace }
    func joins(_ scalar: Unicode.Scalar) -> Bool { "/\(scalar)".count == 1 }
    let start = name.drop { isMargin($0) || joins($0) }
    let end = start.lastIndex { !isMargin($0) }
    return end.map { Substring(start[...$0]) } ?? ""
  }

  /// Returns the beginning of a name, with its extension if that is short.
  private static func shortened(_ name: Substring) -> String {
    let suffix = name.lastIndex(of: ".").map { name[$0...] }.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? ""
    var start = name.dropLast(suffix.count).prefix(maximumLength)
    while start.utf8.count + suffix.utf8.count > maximumLength { start = start.dropLast() }
    // The first character may consist of so many scalars that nothing remains.
    return start.isEmpty ? replacement + suffix : String(start) + suffix
  }

  /// Returns the value of `Content-Disposition` with which a browser stores a response under a name (RFC 6266, section 4.3, and
  /// RFC 8187, section 3.2).
  static func disposition(_ name: String) -> String {
    let name = safe(name)
    let plain = name.unicodeScalars.map { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 != "%" ? String($0) : "_" }.joined()
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded(name))"
  }

  private static func encoded(_ name: String) -> String {
    name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
