/// Names of files from a browser or an app, which may contain anything.
enum FileName {
  /// The maximum number of bytes of a name. File systems permit 255.
  static let maximumLength = 200
  private static let replacement = "file"

  /// Returns the last component of a name without the characters that change its meaning: control characters, those that change
  /// the direction of text, and periods at its start.
  static func safe(_ text: String) -> String {
    let last = text.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: last.unicodeScalars.filter { !isForbidden($0) })
    let name = trimmed(Substring(String(scalars)))
    guard !name.isEmpty else { return replacement }
    return name.utf8.count <= maximumLength ? String(name) : shortened(name)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }

  private static func trimmed(_ name: Substring) -> Substring {
    let start = name.drop { $0 == "." || $0.isWhitespace }
    let end = start.lastIndex { $0 != "." && !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }

  /// Returns the beginning of a name, with its extension if that is short.
  private static func shortened(_ name: Substring) -> String {
    let suffix = name.lastIndex(of: ".").map { name[$0...] }.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? ""
    var start = name.dropLast(suffix.count).prefix(maximumLength)
    while start.utf8.count + suffix.utf8.count > maximumLength { start = start.dropLast() }
    let text = String(start) + suffix
    return text.isEmpty || text.hasPrefix(".") ? replacement + suffix : text
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
