import NavigatorHost
import Testing

@Suite("Decoding of JSON")
struct JSONParserTests {
  private static let limits = JSONLimits(bytes: 128 * 1024, nesting: 8, stringBytes: 64 * 1024)

  private func reason(_ text: String, limits: JSONLimits = Self.limits) -> JSONError.Reason? {
    reason(Array(text.utf8), limits: limits)
  }

  private func reason(_ bytes: [UInt8], limits: JSONLimits = Self.limits) -> JSONError.Reason? {
    do throws(JSONError) {
      _ = try JSONParser.value(of: bytes, limits: limits)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("The nesting of arrays and objects is bounded", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nesting(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(reason(text) == .tooDeep(limit: Self.limits.nesting))
  }

  @Test("Arrays nested to the limit are decoded")
  func nestingAtLimit() {
    #expect(reason(String(repeating: "[", count: 8) + String(repeating: "]", count: 8)) == nil)
    #expect(reason(String(repeating: "[", count: 9) + String(repeating: "]", count: 9)) == .tooDeep(limit: 8))
  }

  @Test("The length of a text is bounded")
  func length() {
    let text = String(repeating: " ", count: Self.limits.bytes) + "1"
    #expect(reason(text) == .tooManyBytes(limit: Self.limits.bytes))
    #expect(reason(String(text.dropFirst())) == nil)
  }

  @Test("The length of a string is bounded in keys and values, with and without escapes")
  func strings() {
    let limits = JSONLimits(bytes: 10_000, nesting: 8, stringBytes: 100)
    let long = String(repeating: "a", count: 101)
    let escaped = String(repeating: "\\n", count: 101)
    #expect(reason(#"{"value":"\#(long)"}"#, limits: limits) == .stringTooLong(limit: 100))
    #expect(reason(#"{"value":"\#(escaped)"}"#, limits: limits) == .stringTooLong(limit: 100))
    #expect(reason(#"{"\#(long)":1}"#, limits: limits) == .stringTooLong(limit: 100))
    let fits = String(repeating: "a", count: 100)
    #expect(reason(#"{"value":"\#(fits)"}"#, limits: limits) == nil)
  }

  @Test(
    "A text that is not JSON is refused",
    arguments: [
      "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{a:1}", "nul", "+1", "01", "1.", ".5", "1e", "1e999", "--1", "'a'", "\"a",
      "\"\\x\"", "\"\\u12\"", "\"\\ud800\\u12\"", "\"\\ud800\\", "\"\\ud800", "\"\n\"", "1 2", "NaN", "Infinity", "\u{FEFF}1",
    ])
  func malformed(text: String) {
    guard case .malformed = reason(text) else {
      Issue.record("\(text): \(String(describing: reason(text)))")
      return
    }
  }

  @Test(
    "Bytes that are not UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidText(bytes: [UInt8]) {
    #expect(reason([UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]) == .malformed(expected: "UTF-8"))
  }

  @Test(
    "An error describes the position and the expected text",
    arguments: [
      ("[1,x]", "invalid JSON at byte 3: expected a value"), (#"{"a"}"#, "invalid JSON at byte 4: expected ':'"),
      ("[[[[[[[[[", "the JSON text is nested deeper than 8 levels at byte 8"),
    ])
  func position(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.value(of: Array(text.utf8), limits: Self.limits) }
    #expect(error?.description == message)
  }

  @Test(
    "A half of a surrogate pair is a replacement character, because browsers send parts of characters",
    arguments: [
      (#"\ud800"#, "\u{FFFD}"), (#"a\udc00b"#, "a\u{FFFD}b"), (#"\ud800\u0041"#, "\u{FFFD}A"), (#"\ud800\n"#, "\u{FFFD}\n"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\\"#, "\u{FFFD}\\"),
    ])
  func halfPairs(escaped: String, expected: String) throws {
    #expect(try JSONParser.value(of: Array("\"\(escaped)\"".utf8), limits: Self.limits) == .string(expected))
  }

  @Test("Each JSON notation of a value is decoded")
  func notations() throws {
    let text =
      " { \"a\" : \"change\",\n\"b\":[{}],\"c\":\"\\ud83d\\ude00\\u0041\\/\\t\",\t\"d\":12,\"e\":-1.5e+2, \"f\":null } "
    let expected = JSONValue.object([
      .init(key: "a", value: .string("change")), .init(key: "b", value: .array([.object([])])),
      .init(key: "c", value: .string("😀A/\t")), .init(key: "d", value: .integer(12)),
      .init(key: "e", value: .number(-150)), .init(key: "f", value: .null),
    ])
    #expect(try JSONParser.value(of: Array(text.utf8), limits: Self.limits) == expected)
  }
}
