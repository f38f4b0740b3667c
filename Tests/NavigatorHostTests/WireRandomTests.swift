import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@Suite("Random messages")
struct WireRandomTests {
  @Test("Each encoded value is decoded to an equal one")
  func roundTrip() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("WireRandomTests.roundTrip seed: \(seed)")
    var values = RandomValues(seed: seed)
    for _ in 0..<300 {
      let element = values.element(depth: 3)
      try #require(try Wire.decodeElement(Wire.encode(element)) == element, "seed \(seed)")
      let patches = (0..<values.generator.number(0..<4)).map { _ in values.patch() }
      try #require(try Wire.decodePatches(Wire.encode(patches)) == patches, "seed \(seed)")
      let event = values.event()
      try #require(try Wire.decodeEvent(Wire.encode(event)) == event, "seed \(seed)")
    }
  }

  @Test("A message that is truncated at any length is refused")
  func truncated() {
    let seed = UInt64.random(in: .min ... .max)
    print("WireRandomTests.truncated seed: \(seed)")
    var values = RandomValues(seed: seed)
    for _ in 0..<10 {
      let bytes = Wire.encode([values.patch()])
      for length in 0..<bytes.count {
        #expect(throws: WireError.self, "seed \(seed)") { try Wire.decodePatches(bytes.prefix(length)) }
      }
    }
  }

  @Test("Bytes with random changes are decoded or refused")
  func mutated() {
    let seed = UInt64.random(in: .min ... .max)
    print("WireRandomTests.mutated seed: \(seed)")
    var values = RandomValues(seed: seed)
    var refused = 0
    for round in 0..<3_000 {
      var bytes = round % 2 == 0 ? Wire.encode(values.event()) : Wire.encode([values.patch()])
      for _ in 0..<values.generator.number(1..<4) {
        let index = values.generator.number(0..<bytes.count)
        bytes[index] = UInt8(values.generator.number(0..<256))
      }
      do {
        if round % 2 == 0 { _ = try Wire.decodeEvent(bytes) } else { _ = try Wire.decodePatches(bytes) }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1_000, "seed \(seed)")
  }

  @Test("Random bytes are refused")
  func noise() {
    let seed = UInt64.random(in: .min ... .max)
    print("WireRandomTests.noise seed: \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let bytes = (0..<generator.number(0..<64)).map { _ in UInt8(generator.number(0..<256)) }
      #expect(throws: WireError.self, "seed \(seed)") { try Wire.decodeEvent(bytes) }
    }
  }
}
