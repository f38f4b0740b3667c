import Foundation

/// The number of iterations, the seed and the duration of a randomized test.
///
/// The environment variable `NAVIGATOR_FUZZ_FACTOR` multiplies the number of iterations, and `NAVIGATOR_FUZZ_SEED` repeats a run.
/// Without these variables, as in CI, a run also ends when some seconds have passed, so that all runs together take at most three
/// minutes.
package struct FuzzRun: RandomNumberGenerator, Sendable {
  /// The maximum duration of a run in CI.
  package static let maximumDuration = Duration.seconds(8)

  package let seed: UInt64
  package let factor: Int
  package private(set) var generator: SeededGenerator
  private let name: String
  /// The duration after which a run ends, or nil for a run that has no such limit.
  private let limit: Duration?
  private let now: @Sendable () -> Duration

  /// Prints the seed.
  ///
  /// - Parameters:
  ///   - name: The name of the run, for its messages.
  ///   - duration: The duration after which the run ends in CI.
  ///   - environment: The environment variables.
  ///   - now: A clock.
  package init(
    _ name: String, atMost duration: Duration = maximumDuration,
    environment: [String: String] = ProcessInfo.processInfo.environment, now: @escaping @Sendable () -> Duration = FuzzRun.clock
  ) {
    let given = environment["NAVIGATOR_FUZZ_SEED"].flatMap { UInt64($0) }
    let hasFactor = environment["NAVIGATOR_FUZZ_FACTOR"].flatMap { Int($0) } != nil
    self.name = name
    seed = given ?? .random(in: 0 ... .max)
    factor = Self.factor(in: environment)
    limit = given == nil && !hasFactor ? duration : nil
    self.now = now
    generator = SeededGenerator(seed: seed)
    print("\(name): NAVIGATOR_FUZZ_SEED=\(seed) NAVIGATOR_FUZZ_FACTOR=\(factor)")
  }

  /// The time since the first use of the clock.
  @Sendable package static func clock() -> Duration { start.duration(to: .now) }

  private static let start = ContinuousClock.now

  /// Returns the numbers of the iterations of a run that has `count` of them by default. The sequence ends when the duration of
  /// the run has passed. It has at least one iteration.
  package func iterations(_ count: Int) -> some Sequence<Int> {
    Iterations(name: name, count: Self.product(count, factor), end: limit.map { now() + $0 }, now: now)
  }

  /// Returns `count` multiplied by `NAVIGATOR_FUZZ_FACTOR`. It is the number of seeds or steps of a test that always uses the
  /// same seeds.
  package static func multiplied(
    _ count: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    product(count, factor(in: environment))
  }

  private static func factor(in environment: [String: String]) -> Int {
    max(1, environment["NAVIGATOR_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1)
  }

  private static func product(_ count: Int, _ factor: Int) -> Int {
    let (product, overflows) = count.multipliedReportingOverflow(by: factor)
    return overflows ? .max : product
  }

  package mutating func next() -> UInt64 { generator.next() }

  private struct Iterations: Sequence, IteratorProtocol {
    let name: String
    let count: Int
    let end: Duration?
    let now: @Sendable () -> Duration
    private var position = 0

    init(name: String, count: Int, end: Duration?, now: @escaping @Sendable () -> Duration) {
      self.name = name
      self.count = count
      self.end = end
      self.now = now
    }

    mutating func next() -> Int? {
      guard position < count else { return nil }
      if position > 0, let end, now() >= end {
        print("\(name): ended after \(position) of \(count) iterations, because its time has passed")
        return nil
      }
      defer { position += 1 }
      return position
    }
  }
}
