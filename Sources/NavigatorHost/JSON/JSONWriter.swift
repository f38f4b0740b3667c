/// A writer that appends JSON (RFC 8259) to an array of bytes. It inserts the commas between the values of an array and between
/// the members of an object.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  package init() {
    // Most messages are short, and are then written without a copy to a larger array.
    bytes.reserveCapacity(128)
  }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Arrays and objects

  package mutating func beginArray() { begin("[") }

  package mutating func endArray() { append("]") }

  package mutating func beginObject() { begin("{") }

  package mutating func endObject() { append("}") }

  /// Appends the key of an object's next member. The member's value must follow.
  package mutating func key(_ name: String) {
    string(name)
    append(":")
  }

  // MARK: Values

  package mutating func string(_ string: String) {
    separate()
    var string = string
    string.withUTF8 { quote($0) }
  }

  package mutating func integer(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Appends a number, or null if JSON cannot represent it.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  package mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  package mutating func null() {
    separate()
    append("null")
  }

  // MARK: Bytes

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func begin(_ bracket: StaticString) {
    separate()
    append(bracket)
  }

  /// Appends a comma if the value to be written follows another one.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func quote(_ string: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(bytes.count + string.count + 2)
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in string.indices where Self.mustBeEscaped(string[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: string[start..<index]))
      escape(string[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: string[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): append(#"\n"#)
    case 0..<0x10:
      append(#"\u000"#)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    case 0x10..<0x20:
      append(#"\u00"#)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    }
  }
}
