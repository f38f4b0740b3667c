/// A buffer that builds a page as one array of UTF-8 bytes. All values from an app pass through ``text(_:)``, ``attribute(_:_:)``
/// or ``token(_:)``, which escape or remove each byte that could end the text, attribute or token.
package struct HTMLBuffer {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 1024) {
    bytes.reserveCapacity(capacity)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends constant markup without escaping.
  package mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a part of constant markup without escaping.
  package mutating func raw(_ markup: StaticString, _ part: Range<Int>) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0[part]) }
  }

  /// Appends HTML that another buffer has produced.
  package mutating func append(_ html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  /// Removes and returns the bytes from a position to the end.
  package mutating func removeBytes(from position: Int) -> ArraySlice<UInt8> {
    let removed = bytes[min(max(position, 0), bytes.count)...]
    bytes.removeLast(removed.count)
    return removed
  }

  /// Appends bytes that another buffer has produced.
  package mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  package mutating func raw(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends `text`, escaped for use inside an element and inside a quoted attribute.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { escape($0) }
  }

  /// Appends a space, a name, and the escaped value in quotation marks.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    raw(0x20)
    raw(name)
    raw("=\"")
    text(value)
    raw(0x22)
  }

  package mutating func attribute(_ name: StaticString, _ value: Double) {
    raw(0x20)
    raw(name)
    raw("=\"")
    number(value)
    raw(0x22)
  }

  /// Appends the letters, digits, `-` and `_` of `word` and omits all other characters. The result is a class, the name of a
  /// custom property, or a keyword.
  package mutating func token(_ word: String) {
    var word = word
    word.withUTF8 { source in
      if source.allSatisfy(Self.isTokenByte) {
        bytes.append(contentsOf: source)
      } else {
        bytes.append(contentsOf: source.lazy.filter(Self.isTokenByte))
      }
    }
  }

  /// Appends a camel-case name as lower-case words with hyphens, as in CSS.
  mutating func kebab(_ word: String) {
    for byte in word.utf8 where Self.isTokenByte(byte) {
      if (0x41...0x5A).contains(byte) {
        bytes.append(0x2D)
        bytes.append(byte | 0x20)
      } else {
        bytes.append(byte)
      }
    }
  }

  package mutating func integer(_ value: Int) {
    if value >= 0 && value < 10 {
      bytes.append(0x30 + UInt8(value))
    } else {
      appendDigits(value)
    }
  }

  /// Appends a number with at most three decimals, or with an exponent if it is very large. A number that is not finite is
  /// written as 0. A number that browsers cannot store is limited.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return integer(0) }
    guard abs(value) < 1e15 else { return bytes.append(contentsOf: min(max(value, -1e30), 1e30).description.utf8) }
    let thousandths = Int((value * 1000).rounded())
    if thousandths < 0 { bytes.append(0x2D) }
    let magnitude = thousandths.magnitude
    integer(Int(magnitude / 1000))
    let rest = Int(magnitude % 1000)
    guard rest != 0 else { return }
    bytes.append(0x2E)
    bytes.append(0x30 + UInt8(rest / 100))
    if rest % 100 != 0 { bytes.append(0x30 + UInt8(rest / 10 % 10)) }
    if rest % 10 != 0 { bytes.append(0x30 + UInt8(rest % 10)) }
  }

  private mutating func appendDigits(_ value: Int) {
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var rest = value.magnitude
    withUnsafeMutableBytes(of: &digits) { scratch in
      var start = scratch.count
      while rest > 0 || start == scratch.count {
        start -= 1
        scratch[start] = 0x30 + UInt8(rest % 10)
        rest /= 10
      }
      if value < 0 {
        start -= 1
        scratch[start] = 0x2D
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: scratch[start...]))
    }
  }

  private mutating func escape(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in source.indices {
      guard let entity = Self.entity(for: source[index]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      raw(entity)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }

  @inline(__always)
  private static func entity(for byte: UInt8) -> StaticString? {
    guard byte <= 0x3E else { return nil }
    switch byte {
    case 0x26: return "&amp;"
    case 0x3C: return "&lt;"
    case 0x3E: return "&gt;"
    case 0x22: return "&quot;"
    case 0x27: return "&#39;"
    case 0: return "\u{FFFD}"
    default: return nil
    }
  }

  /// Returns a text as an HTML parser reads it. Null characters are replaced by U+FFFD, and carriage returns by newlines.
  static func parsedText(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0 || $0 == 0x0D }) else { return text }
    var parsed = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": parsed.append("\u{FFFD}")
      case "\r": parsed.append("\n")
      case "\n" where previous == "\r": break
      default: parsed.append(scalar)
      }
      previous = scalar
    }
    return String(parsed)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
