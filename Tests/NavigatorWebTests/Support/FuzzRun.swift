import Foundation

/// The number of iterations and the seed of a randomized test.
///
/// The environment variable `NAVIGATOR_FUZZ_FACTOR` multiplies the number of iterations, and `NAVIGATOR_FUZZ_SEED` repeats a run.
struct FuzzRun: RandomNumberGenerator, Sendable {
  let seed: UInt64
  let factor: Int
  private(set) var generator: FuzzGenerator

  /// Prints the seed.
  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["NAVIGATOR_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    factor = max(1, environment["NAVIGATOR_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1)
    generator = FuzzGenerator(seed: seed)
    print("\(name): NAVIGATOR_FUZZ_SEED=\(seed) NAVIGATOR_FUZZ_FACTOR=\(factor)")
  }

  /// Returns the number of iterations of a run that has `count` of them by default.
  func iterations(_ count: Int) -> Int { count.multipliedReportingOverflow(by: factor).partialValue }

  func iterations(_ count: Int) -> Range<Int> { 0..<iterations(count) }

  mutating func next() -> UInt64 { generator.next() }
}

/// A generator of random numbers from a seed (SplitMix64, Steele, Lea and Flood 2014).
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }
}
