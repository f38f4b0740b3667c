import Foundation

/// The size and the seed of a randomised test.
///
/// `NAVIGATOR_FUZZ_FACTOR` multiplies the number of iterations, and `NAVIGATOR_FUZZ_SEED` repeats a run. The seed is printed.
struct FuzzRun: RandomNumberGenerator {
  let seed: UInt64
  let factor: Int
  private var state: UInt64

  /// - Parameter name: The name of the test, for the line with the seed.
  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["NAVIGATOR_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64(UInt32.max))
    factor = max(1, environment["NAVIGATOR_FUZZ_FACTOR"].flatMap { Int($0) } ?? 1)
    state = seed
    print("\(name): NAVIGATOR_FUZZ_SEED=\(seed) NAVIGATOR_FUZZ_FACTOR=\(factor)")
  }

  /// The numbers of a run that has `count` iterations by default.
  func iterations(_ count: Int) -> Range<Int> { 0..<count.multipliedReportingOverflow(by: factor).partialValue }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
