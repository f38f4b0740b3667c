import Foundation

/// Functions that encode text for an address: percent-encoded according to RFC 3986, and protected from changes by browsers and
/// servers.
nonisolated enum AddressText {
  /// The characters that are not encoded in a segment: the unreserved characters (RFC 3986, section 2.3), and some that have no
  /// special meaning in a path and occur in dates, for example.
  private static let inSegment = CharacterSet(charactersIn: unreserved + ":@,")
  private static let inItem = CharacterSet(charactersIn: unreserved + ":@,/")
  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

  static func segment(_ text: String) -> String {
    coded(text, inSegment)
  }

  static func item(_ text: String) -> String {
    coded(text, inItem)
  }

  private static func coded(_ text: String, _ allowed: CharacterSet) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the decoded segment or item, or nil if it is not percent-encoded UTF-8. Foundation's decoding would drop a byte
  /// order mark.
  static func decoded(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "%")) else { return String(part) }
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimal, let low = rest.popFirst()?.hexadecimal else { return nil }
      bytes.append(high << 4 | low)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  // MARK: Segments that need protection

  // Servers drop empty segments, and browsers remove "." and ".." from a path even if they are encoded. A tilde is written before
  // these texts and before those that consist of tildes and such a text.

  /// Returns a text as a segment that is not changed in transit.
  static func marked(_ text: String) -> String {
    needsMark(text[...]) ? "~" + text : text
  }

  static func unmarked(_ text: String) -> String {
    text.hasPrefix("~") && needsMark(text.dropFirst()) ? String(text.dropFirst()) : text
  }

  private static func needsMark(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == "~" }
    return rest.isEmpty || rest == "." || rest == ".."
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  nonisolated fileprivate var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
