/// The delay before the next attempt: it doubles with each failure up to a maximum.
struct RetryDelay: Hashable, Sendable {
  private let first: Duration
  private let maximum: Duration
  private(set) var failures = 0

  init(first: Duration, maximum: Duration) {
    self.first = first
    self.maximum = maximum
  }

  /// Counts a failure.
  ///
  /// - Returns: The time to wait before the next attempt.
  mutating func fail() -> Duration {
    var delay = first
    for _ in 0..<min(failures, 32) where delay < maximum { delay *= 2 }
    failures = min(failures, Int.max - 1) + 1
    return min(delay, maximum)
  }

  /// Counts a success.
  mutating func succeed() { failures = 0 }
}
