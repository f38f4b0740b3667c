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
    refill(now: now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Takes tokens, including tokens that are not replenished yet. Returns the time until they are replenished, or zero if there
  /// were enough.
  ///
  /// - Parameter count: The number of tokens, at most the capacity.
  package mutating func takeAhead(_ count: Double, now: Duration) -> Duration {
    refill(now: now)
    tokens -= min(count, capacity)
    return tokens < 0 ? .seconds(-tokens / perSecond) : .zero
  }

  /// Returns a Boolean value that indicates whether the bucket is full.
  package func isFull(now: Duration) -> Bool {
    var copy = self
    copy.refill(now: now)
    return copy.tokens >= capacity
  }

  private mutating func refill(now: Duration) {
    guard now > filled else { return }
    if tokens < capacity {
      let (seconds, attoseconds) = (now - filled).components
      tokens = min(capacity, tokens + (Double(seconds) + Double(attoseconds) * 1e-18) * perSecond)
    }
    filled = now
  }

  /// The time in which one token is replenished.
  package var interval: Duration { .seconds(1) / perSecond }
}
