import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Stored rows with random bytes.
@Suite(.timeLimit(.minutes(20)))
struct SavedSessionFuzzTests {
  private static let now = SavedSessionTests.now
  private let limits = WebLimits()

  @Test("Any bytes are decoded to a state that can be saved again, or refused with an error")
  func fuzz() throws {
    let run = FuzzRun("SavedSessionTests.fuzz")
    var generator = run.generator
    let valid = try SavedSession(Self.configuration, at: Self.now).encoded(limits: limits)
    var (read, rounds) = (0, 0)
    for round in run.iterations(6_000) {
      rounds += 1
      let bytes =
        switch round % 3 {
        case 0: RowFuzz.mutated(valid, &generator)
        case 1: Array(RowFuzz.json(depth: 0, &generator).utf8)
        default:
          Array(
            SavedSessionTests.row(
              time: round % 2 == 0 ? "\(Self.now)" : RowFuzz.number(&generator), state: RowFuzz.state(&generator)
            ).utf8)
        }
      guard let saved = try? SavedSession(bytes, now: Self.now, limits: limits) else { continue }
      read += 1
      let again = try SavedSession(saved.encoded(limits: limits), now: Self.now, limits: limits)
      #expect(again == saved, "seed \(run.seed)")
    }
    #expect(read > rounds / 60, "seed \(run.seed)")
  }

  private static let configuration = SessionConfiguration(
    url: "/orders/7", route: ["root:/", "screen:/orders/7"], colorScheme: .dark,
    storedValues: ["a": .bool(true), "b": .integer(-7), "c": .double(0.5)],
    sceneValues: ["d": .string("ü\"\\\u{0}"), "e": .data([0, 255])])
}
