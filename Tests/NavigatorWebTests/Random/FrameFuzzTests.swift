import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Random bytes in the place of a client's messages.
@Suite("Arbitrary messages of clients")
struct FrameFuzzTests {
  private static let valid: [[UInt8]] = [
    #"{"t":"e","i":3,"a":"change","v":"text","r":7}"#, #"{"t":"e","i":3,"a":"change","v":-0.5e3,"n":9,"k":4}"#,
    #"{"t":"e","i":3,"a":"tap","n":9}"#, #"{"t":"e","i":3,"a":"focus","v":false}"#,
    #"{"t":"e","i":3,"a":"url","v":"app://x"}"#, #"{"t":"e","i":3,"a":"size","v":"regular compact"}"#,
    #"{"t":"e","i":3,"a":"key","v":"repeat shift+cmd A"}"#, #"{"t":"e","i":3,"a":"scroll","v":"5 4294967295"}"#,
    #"{"t":"e","i":3,"a":"select","v":"2 5"}"#,
    #"{"t":"e","i":3,"a":"measure","v":"5 10.5 20;6 1 2 -3 4.25"}"#,
    #"{"t":"e","i":3,"a":"measure","v":"font \#(Array(repeating: "500", count: 191).joined(separator: " "));5 1 2"}"#,
    #"{"t":"e","i":3,"a":"gesture","v":"drag changed 1 2 3 4 5 6 7 8 9 10 11 12"}"#,
    #"{"t":"hello","s":"AAAAAAAAAAAAAAAAAAAAAA","g":5,"n":7,"u":"/a?b=c","p":["window","root:","screen:/a"]}"#,
    #"{"t":"hello","s":"x","l":"de-AT","z":"Europe/Vienna"}"#, #"{"t":"go","n":1,"u":"/a","p":["window","screen:/a"]}"#,
    #"{"t":"a","n":4}"#,
  ].map { Array($0.utf8) }

  /// Parts that a decoder may not expect.
  private static let parts: [[UInt8]] = [
    "9223372036854775808", "-1", "1e999", "nan", "null", "[[[[", "}", #"\u0000"#, #"\ud800"#, #"""#, " ", ",", ";", "\u{202E}",
  ].map { Array($0.utf8) }

  private func mutated(_ run: inout FuzzRun) -> [UInt8] {
    var bytes = Self.valid.randomElement(using: &run) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &run) where !bytes.isEmpty {
      let position = Int.random(in: bytes.indices, using: &run)
      switch Int.random(in: 0...4, using: &run) {
      case 0, 1: bytes[position] = UInt8.random(in: 0...255, using: &run)
      case 2: bytes.removeSubrange(position..<min(position + Int.random(in: 1...5, using: &run), bytes.count))
      case 3: bytes.insert(contentsOf: bytes[position...].prefix(20), at: position)
      default: bytes.insert(contentsOf: Self.parts.randomElement(using: &run) ?? [], at: position)
      }
    }
    return bytes
  }

  @Test("Any bytes are decoded to a valid message, or refused with a reason")
  func anyBytes() {
    var run = FuzzRun("FrameFuzzTests.anyBytes")
    var decoded = 0
    var rounds = 0
    for _ in run.iterations(20_000) {
      let bytes = mutated(&run)
      rounds += 1
      do throws(ClientFrameError) {
        let frame = try ClientFrameDecoder().decode(bytes)
        decoded += 1
        if case .event(let event) = frame { check(event.event.action, run.seed) }
      } catch {
        #expect(!error.description.isEmpty, "seed \(run.seed)")
      }
    }
    #expect(decoded > rounds / 100, "seed \(run.seed)")
  }

  private func check(_ action: InputEvent.Action, _ seed: UInt64) {
    switch action {
    case .measure(let frames, let font):
      let isValid = frames.allSatisfy(\.isValid) && font?.isValid ?? true
      #expect(isValid, "seed \(seed)")
    case .gesture(let gesture): #expect(gesture.isValid, "seed \(seed)")
    case .key(let key): #expect(key.name.utf8.count <= InputEvent.Key.maximumLength, "seed \(seed)")
    case .change(_, let revision): #expect(revision >= 0, "seed \(seed)")
    default: break
    }
  }
}
