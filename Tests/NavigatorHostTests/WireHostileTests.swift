import NavigatorHost
import Testing

@Suite("Hostile messages")
struct WireHostileTests {
  private func reason(_ form: String, limits: WireLimits = .event) -> WireError.Reason? {
    reason(Array(form.utf8), limits: limits)
  }

  private func reason(_ bytes: [UInt8], limits: WireLimits = .event) -> WireError.Reason? {
    do throws(WireError) {
      _ = try Wire.decodeEvent(bytes, limits: limits)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("The nesting of arrays and objects is bounded", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nesting(part: String) {
    let form = String(repeating: part, count: 20_000)
    #expect(reason(form) == .tooDeep(limit: WireLimits.event.nesting))
    #expect(throws: WireError.self) { try Wire.decodeElement(form.utf8) }
  }

  @Test("The length of a message is bounded")
  func length() {
    let form = String(repeating: " ", count: WireLimits.event.bytes) + "1"
    #expect(reason(form) == .tooManyBytes(limit: WireLimits.event.bytes))
  }

  @Test("The length of a string is bounded in keys and values, with and without escapes")
  func strings() {
    let limits = WireLimits(bytes: 10_000, nesting: 8, stringBytes: 100)
    let long = String(repeating: "a", count: 101)
    let escaped = String(repeating: "\\n", count: 101)
    #expect(reason(#"{"target":1,"action":"openURL","value":"\#(long)"}"#, limits: limits) == .stringTooLong(limit: 100))
    #expect(reason(#"{"target":1,"action":"openURL","value":"\#(escaped)"}"#, limits: limits) == .stringTooLong(limit: 100))
    #expect(reason(#"{"\#(long)":1}"#, limits: limits) == .stringTooLong(limit: 100))
    let fits = String(repeating: "a", count: 100)
    #expect(reason(#"{"target":1,"action":"openURL","value":"\#(fits)"}"#, limits: limits) == nil)
  }

  @Test(
    "A message that is not JSON is refused",
    arguments: [
      "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{a:1}", "nul", "+1", "01", "1.", ".5", "1e", "1e999", "--1", "'a'", "\"a",
      "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\n\"", "1 2", "NaN", "Infinity", "\u{FEFF}1",
    ])
  func malformed(form: String) {
    guard case .malformed = reason(form) else {
      Issue.record("\(form): \(String(describing: reason(form)))")
      return
    }
  }

  @Test(
    "Bytes that are not UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidText(bytes: [UInt8]) {
    #expect(reason([UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]) == .malformed(expected: "UTF-8"))
  }

  @Test(
    "A value of another form is refused with its position",
    arguments: [
      ("[]", "unexpected value at the message: expected an object"),
      ("{}", "unexpected value at the message: expected a member \"target\""),
      (#"{"target":"3","action":"tap"}"#, "unexpected value at .target: expected a whole number"),
      (#"{"target":-1,"action":"tap"}"#, "unexpected value at .target: expected an element's id"),
      (#"{"target":4294967296,"action":"tap"}"#, "unexpected value at .target: expected an element's id"),
      (#"{"target":1.5,"action":"tap"}"#, "unexpected value at .target: expected a whole number"),
      (#"{"target":1,"action":"fly"}"#, "unexpected value at .action: expected an action"),
      (#"{"target":1,"action":"change"}"#, "unexpected value at the message: expected a member \"value\""),
      (#"{"target":1,"action":"change","value":null}"#, "unexpected value at .value: expected a value"),
      (#"{"target":1,"action":"change","value":{"number":"nan"}}"#, "unexpected value at .value: expected a finite value"),
      (#"{"target":1,"action":"change","value":["a",1]}"#, "unexpected value at .value[1]: expected a string"),
      (
        #"{"target":1,"action":"change","value":1,"revision":-1}"#,
        "unexpected value at .revision: expected a revision from 0"
      ),
    ])
  func wrongForm(form: String, message: String) {
    let error = #expect(throws: WireError.self) { try Wire.decodeEvent(form.utf8) }
    #expect(error?.description == message)
  }

  @Test("A wrong value deep in a tree is refused with its path")
  func path() {
    let form = #"[["remove",1],["insert",{"id":1,"role":"window","children":[{"id":2,"role":"txet"}]},1]]"#
    let error = #expect(throws: WireError.self) { try Wire.decodePatches(form.utf8) }
    #expect(
      error?.description == "unexpected value at [1].children[0].role: expected the name of a Role, not \"txet\"")
  }

  @Test("A duplicate key or property is refused")
  func twice() {
    #expect(throws: WireError.self) { try Wire.decodePatches(#"[["content",1,{"text":"a","text":"b"}]]"#.utf8) }
    #expect(throws: WireError.self) { try Wire.decodePatches(#"[["style",1,{"opacity":1,"opacity":0}]]"#.utf8) }
    #expect(throws: WireError.self) { try Wire.decodePatches(#"[["content",1,{"colour":"a"}]]"#.utf8) }
  }
}
