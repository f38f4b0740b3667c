import Foundation
import TestSupport
import Testing

/// The runs of randomized tests.
@Suite("Runs of randomized tests")
struct FuzzRunTests {
  /// A clock that advances by a second each time it is read.
  private nonisolated final class Clock: @unchecked Sendable {
    private var seconds = 0
    func now() -> Duration {
      seconds += 1
      return .seconds(seconds)
    }
  }

  private func count(_ environment: [String: String], atMost duration: Duration = .seconds(5)) -> Int {
    let clock = Clock()
    let run = FuzzRun("test", atMost: duration, environment: environment, now: { clock.now() })
    return run.iterations(20).reduce(0) { count, _ in count + 1 }
  }

  @Test("A run in CI ends when its time has passed, after at least one iteration")
  func time() {
    #expect(count([:]) == 5)
    #expect(count([:], atMost: .zero) == 1)
    #expect(count([:], atMost: .seconds(100)) == 20)
  }

  @Test("A longer run and a repeated run have all iterations")
  func variables() {
    #expect(count(["NAVIGATOR_FUZZ_FACTOR": "3"]) == 60)
    #expect(count(["NAVIGATOR_FUZZ_SEED": "7"]) == 20)
    #expect(FuzzRun("test", environment: ["NAVIGATOR_FUZZ_SEED": "7"]).seed == 7)
    let maximum = FuzzRun("test", environment: ["NAVIGATOR_FUZZ_FACTOR": "\(Int.max)"])
    #expect(maximum.iterations(3).prefix(5).map(\.self) == [0, 1, 2, 3, 4])
  }

  @Test("The factor multiplies the number of seeds of a test that always uses the same seeds")
  func multiplied() {
    #expect(FuzzRun.multiplied(20, environment: [:]) == 20)
    #expect(FuzzRun.multiplied(20, environment: ["NAVIGATOR_FUZZ_FACTOR": "3"]) == 60)
    #expect(FuzzRun.multiplied(20, environment: ["NAVIGATOR_FUZZ_FACTOR": "\(Int.max)"]) == .max)
  }
}
