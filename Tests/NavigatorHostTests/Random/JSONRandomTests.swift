import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@Suite("Random JSON")
struct JSONRandomTests {
  private func decode(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try JSONParser.value(of: bytes, limits: JSONLimits(bytes: 1024 * 1024, nesting: 16, stringBytes: 64 * 1024))
  }

  @Test("Each encoded value is decoded to an equal one")
  func roundTrip() throws {
    let seed = FuzzRun("JSON").seed
    print("JSONRandomTests.roundTrip seed: \(seed)")
    var values = RandomValues(seed: seed)
    for _ in 0..<2_000 {
      let value = values.json(depth: 4)
      try #require(try decode(value.bytes) == value, "seed \(seed)")
    }
  }

  @Test("A text that is truncated at any length is refused")
  func truncated() {
    let seed = FuzzRun("JSON").seed
    print("JSONRandomTests.truncated seed: \(seed)")
    var values = RandomValues(seed: seed)
    for _ in 0..<50 {
      let bytes = JSONValue.array([values.json(depth: 3)]).bytes
      for length in 0..<bytes.count {
        #expect(throws: JSONError.self, "seed \(seed)") { try decode(Array(bytes.prefix(length))) }
      }
    }
  }

  @Test("Bytes with random changes are refused, or decoded to a value that can be encoded")
  func mutated() throws {
    let seed = FuzzRun("JSON").seed
    print("JSONRandomTests.mutated seed: \(seed)")
    var values = RandomValues(seed: seed)
    var refused = 0
    for _ in 0..<3_000 {
      var bytes = JSONValue.array([values.json(depth: 3), values.json(depth: 3)]).bytes
      for _ in 0..<values.generator.number(1..<4) {
        let index = values.generator.number(0..<bytes.count)
        bytes[index] = UInt8(values.generator.number(0..<256))
      }
      guard let value = try? decode(bytes) else {
        refused += 1
        continue
      }
      try #require(try decode(value.bytes) == value, "seed \(seed)")
    }
    #expect(refused > 1_000, "seed \(seed)")
  }

  @Test("Random bytes are refused")
  func noise() {
    let seed = FuzzRun("JSON").seed
    print("JSONRandomTests.noise seed: \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      // A text without a final bracket is an array that does not end.
      let bytes = [UInt8(ascii: "[")] + (0..<generator.number(0..<64)).map { _ in UInt8(generator.number(0..<256)) }
      guard bytes.last != UInt8(ascii: "]") else { continue }
      #expect(throws: JSONError.self, "seed \(seed)") { try decode(bytes) }
    }
  }
}
