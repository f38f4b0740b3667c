/// A parser that reads one JSON value (RFC 8259) within limits. ``JSONLimits/nesting`` bounds the recursion.
package struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var position = 0

  package static func value(of bytes: some Collection<UInt8>, limits: JSONLimits) throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooManyBytes(limit: limits.bytes)) }
    var parser = JSONParser(bytes: Array(bytes), limits: limits)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == parser.bytes.count else { throw parser.malformed("the end") }
    return value
  }

  private init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where Self.isDigit(byte): return try number()
    default: throw malformed("a value")
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    repeat {
      values.append(try value(depth: depth))
    } while take(",")
    guard take("]") else { throw malformed("',' or ']'") }
    return .array(values)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    // Most objects are messages of pages, which have few members.
    members.reserveCapacity(6)
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw malformed("a key") }
      let key = try string()
      guard take(":") else { throw malformed("':'") }
      members.append(JSONValue.Member(key: key, value: try value(depth: depth)))
    } while take(",")
    guard take("}") else { throw malformed("',' or '}'") }
    return .object(members)
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= limits.nesting else { throw JSONError(.tooDeep(limit: limits.nesting), at: position) }
    position += 1
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.description.utf8) else { throw malformed("a value") }
    position = end
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = takeByte("-")
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else { throw malformed("a number") }
    var isWhole = true
    if takeByte(".") {
      isWhole = false
      guard digits() > 0 else { throw malformed("a digit") }
    }
    if takeByte("e") || takeByte("E") {
      isWhole = false
      if !takeByte("+") { _ = takeByte("-") }
      guard digits() > 0 else { throw malformed("a digit") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text), !(isNegative && integer == 0) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw malformed("a number in range") }
    return .number(number)
  }

  /// Consumes digits and returns their number. The length is not bounded here: values with too many digits are rounded or out of
  /// range.
  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    let plain = try takePlain(after: 0)
    // Most strings have no escapes and are used without a copy.
    if takeByte("\"") { return try string(bytes.span.extracting(plain), from: start) }
    var text = Array(bytes[plain])
    repeat {
      guard takeByte("\\") else { throw malformed("a character of a string") }
      try takeEscape(into: &text)
      text += bytes[try takePlain(after: text.count)]
    } while !takeByte("\"")
    return try string(text.span, from: start)
  }

  private func string(_ text: Span<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = try? UTF8Span(validating: text) else {
      throw JSONError(.malformed(expected: "UTF-8"), at: start)
    }
    return String(copying: text)
  }

  /// Consumes the characters before the next quotation mark or escape and returns their range.
  ///
  /// - Parameter count: The number of bytes that the string already has.
  private mutating func takePlain(after count: Int) throws(JSONError) -> Range<Int> {
    let start = position
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    guard count + position - start <= limits.stringBytes else {
      throw JSONError(.stringTooLong(limit: limits.stringBytes), at: start)
    }
    return start..<position
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw malformed("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default: throw malformed("an escape")
    }
  }

  /// Reads the scalar of `\uXXXX`, or of a surrogate pair. A half of a pair becomes U+FFFD, because browsers send it for a
  /// character that is typed, cut or pasted in two parts.
  private mutating func scalar() throws(JSONError) -> Character {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    let next = position
    if (0xD800...0xDBFF).contains(high), takeByte("\\"), takeByte("u") {
      let low = try codeUnit()
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
      {
        return Character(scalar)
      }
    }
    // The escape that follows is another character.
    position = next
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeByte(scalar)
  }

  private mutating func takeByte(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private func malformed(_ expected: String) -> JSONError {
    JSONError(.malformed(expected: expected), at: position)
  }
}
