/// A rate limit that allows bursts. Each event takes a token, and tokens are replenished at a constant rate.
package struct TokenBucket: Hashable, Sendable {
  package let capacity: Double
  package let perSecond: Double
  private var tokens: Double
  private var filled: Duration

  package init(capacity: Double, perSecond: Double, now: Duration) {
    self.capacity = capacity
    self.perSecond = perSecond
    tokens = capacity
    filled = now
  }

  /// Takes a token. Returns false if none is left.
  package mutating func take(now: Duration) -> Bool {
    let elapsed = max(.zero, now - filled)
    tokens = min(capacity, tokens + elapsed / .seconds(1) * perSecond)
    filled = max(filled, now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// The time in which one token is replenished.
  package var interval: Duration { .seconds(1) / perSecond }
}
