import Foundation

/// How texts stand in an address: percent-coded as RFC 3986 says, and such that no browser or server takes them for something else.
nonisolated enum AddressText {
  /// What stands in a segment as it is: the unreserved characters (RFC 3986, 2.3), and of those with no meaning of their own in a path those
  /// that dates and the like need.
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

  /// The text of a segment or an item; nil where that is not percent-coded UTF-8. Foundation would leave a byte order mark out.
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

  // MARK: Segments that would not arrive

  // An empty segment is lost on the way, and browsers take "." and ".." out of a path, however they are coded. A tilde stands before these
  // texts, and before those that look like that.

  /// A value as a segment that arrives.
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
