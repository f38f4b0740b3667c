import Foundation

/// The number of iterations and the seed of a randomized test.
///
/// The environment variable `NAVIGATOR_FUZZ_FACTOR` multiplies the number of iterations, and `NAVIGATOR_FUZZ_SEED` repeats a run.
package struct FuzzRun: RandomNumberGenerator, Sendable {
  package let seed: UInt64
  package let factor: Int
  package private(set) var generator: SeededGenerator

  /// Prints the seed.
  package init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["NAVIGATOR_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    factor = max(1, environment["NAVIGATOR_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1)
    generator = SeededGenerator(seed: seed)
    print("\(name): NAVIGATOR_FUZZ_SEED=\(seed) NAVIGATOR_FUZZ_FACTOR=\(factor)")
  }

  /// Returns the number of iterations of a run that has `count` of them by default.
  package func iterations(_ count: Int) -> Int { count.multipliedReportingOverflow(by: factor).partialValue }

  package func iterations(_ count: Int) -> Range<Int> { 0..<iterations(count) }

  package mutating func next() -> UInt64 { generator.next() }
}
