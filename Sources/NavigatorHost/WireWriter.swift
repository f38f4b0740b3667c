/// A writer that appends JSON to an array of bytes.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0..<0x20, UInt8(ascii: "<"): escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    raw("\\u00")
    for digit in [byte >> 4, byte & 0xF] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  mutating func bool(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  mutating func integer(_ value: some BinaryInteger) {
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number. Strings represent the numbers that JSON lacks.
  mutating func number(_ value: Double) {
    if value.magnitude < 9_007_199_254_740_992, Double(Int64(value)) == value {
      integer(Int64(value))
    } else if value.isFinite {
      bytes.append(contentsOf: value.description.utf8)
    } else if value.isNaN {
      raw("\"nan\"")
    } else if value > 0 {
      raw("\"inf\"")
    } else {
      raw("\"-inf\"")
    }
  }

  mutating func number(_ value: Double?) {
    if let value { number(value) } else { raw("null") }
  }

  mutating func id(_ id: ElementID) {
    integer(id.rawValue)
  }

  mutating func list<Value>(_ values: some Sequence<Value>, _ write: (inout WireWriter, Value) -> Void) {
    raw("[")
    var isFirst = true
    for value in values {
      if !isFirst { raw(",") }
      isFirst = false
      write(&self, value)
    }
    raw("]")
  }

  /// Writes numbers as an array, with null for nil.
  mutating func numbers(_ values: Double?...) {
    list(values) { $0.number($1) }
  }

  /// Writes a key with its colon, preceded by a comma unless it is the first key of its object.
  mutating func key(_ key: String) {
    if bytes.last != UInt8(ascii: "{") { raw(",") }
    string(key)
    raw(":")
  }
}
