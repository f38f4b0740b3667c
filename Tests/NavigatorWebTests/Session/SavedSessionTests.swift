import Foundation
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Stored rows of other origin than the host.
@Suite(.timeLimit(.minutes(20)))
struct SavedSessionTests {
  static let now = 1_800_000_000
  private let limits = WebLimits()

  private func read(_ text: String) throws(SavedSessionError) -> SavedSession {
    try SavedSession(Array(text.utf8), now: Self.now, limits: limits)
  }

  static func row(time: String = "\(now)", state: String = #"{"storedValues":{},"logMetadata":{}}"#) -> String {
    #"{"version":1,"time":\#(time),"state":\#(state)}"#
  }

  // MARK: Times

  @Test(
    "A state with a time that is too far from now, or out of range, is refused",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "-9223372036854775807", "0", "-1", "9223372036854775808", "1e18", "1e999",
      "-1e999", "1.5", "null", "\"1\"", "true",
    ])
  func times(time: String) {
    #expect(throws: SavedSessionError.self) { try read(Self.row(time: time)) }
  }

  @Test("A state is valid for the same time before and after now")
  func ages() throws {
    let age = Int(limits.stateAge.components.seconds)
    for (offset, isValid) in [(0, true), (-age, true), (-age - 1, false), (age, true), (age + 1, false)] {
      let saved = try? read(Self.row(time: "\(Self.now + offset)"))
      #expect((saved != nil) == isValid, "\(offset)")
    }
  }

  @Test(
    "A row with an extreme time does not end the process, and its page gets a session",
    arguments: ["-9223372036854775808", "9223372036854775807"])
  func host(time: String) async throws {
    let store = MemorySessionStateStore()
    let visitor = TestHost.visitor
    let key = visitor.key("CCCCCCCCCCCCCCCCCCCCCC")
    await store.save([key.stateKey: SessionStateRecord(bytes: Array(Self.row(time: time).utf8))], at: 0)
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.comeBack(key.token.rawValue)
      #expect(await host.app.configurations.last == SessionConfiguration())
    }
  }

  // MARK: Shapes

  @Test(
    "Deep nesting is refused before the stack overflows",
    arguments: ["[", "{\"a\":", "[{\"a\":", #"{"storedValues":{"a":{"data":["#])
  func nesting(opening: String) {
    var limits = limits
    limits.maximumStateSize = 10_000_000
    for depth in [1_000, 1_000_000] {
      let nested = String(repeating: opening, count: depth)
      for text in [nested, Self.row(state: nested), Self.row(state: #"{"url":\#(nested)}"#)] {
        #expect(throws: SavedSessionError.self) { try SavedSession(Array(text.utf8), now: Self.now, limits: limits) }
      }
    }
  }

  @Test(
    "A state with another structure is refused",
    arguments: [
      #"{"storedValues":[]}"#, #"{"storedValues":{"a":1}}"#, #"{"storedValues":{"a":{"integer":{"_0":1e99}}}}"#,
      #"{"storedValues":{"a":{"integer":{"_0":9223372036854775808}}}}"#, #"{"storedValues":{"a":{"data":{"_0":[256]}}}}"#,
      #"{"storedValues":{"a":{"data":{"_0":[-1]}}}}"#, #"{"storedValues":{"a":{"double":{"_0":"x"}}}}"#,
      #"{"storedValues":{"a":{"integer":{},"bool":{}}}}"#, "[]", "null", "7",
    ])
  func shapes(state: String) {
    #expect(throws: SavedSessionError.notReadable) { try read(Self.row(state: state)) }
  }

  @Test("Numbers that JSON cannot represent are saved and restored")
  func numbers() throws {
    let values: [String: StoredValue] = [
      "a": .double(.infinity), "b": .double(-.infinity), "c": .double(.nan), "d": .integer(.min),
    ]
    let bytes = try SavedSession(SessionConfiguration(storedValues: values), at: Self.now).encoded(limits: limits)
    let read = try SavedSession(bytes, now: Self.now, limits: limits).state.storedValues
    #expect(read["a"] == .double(.infinity) && read["b"] == .double(-.infinity) && read["d"] == .integer(.min))
    guard case .double(let number)? = read["c"] else {
      Issue.record("the value is gone")
      return
    }
    #expect(number.isNaN)
  }

  @Test("A row that exceeds the size limit is not decoded")
  func size() {
    let text = Self.row(state: #"{"url":"\#(String(repeating: "x", count: limits.maximumStateSize))"}"#)
    #expect(throws: SavedSessionError.tooLarge(bytes: text.utf8.count)) { try read(text) }
  }
}
