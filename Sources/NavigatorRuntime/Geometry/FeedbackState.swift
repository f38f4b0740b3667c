import NavigatorHost

/// The state of a host's reports about one measured value. It determines whether the value changes because the session reacts to
/// the reports.
///
/// A value may change in each display frame, for example while a user scrolls. After many changes, further reports are held, so
/// that the session does not react to them. A value that continues to change does not depend on the session. A value that rests
/// until the session reacts to it, several times in succession, depends on itself.
nonisolated struct FeedbackState {
  /// The result of a report.
  enum Step: Hashable {
    /// The session adopts the value.
    case adopt
    /// The report is held until ``FeedbackState/release(at:)`` releases it or a newer one replaces it.
    case hold
  }

  /// The result of a check of a held report.
  enum Release: Hashable {
    /// The check must be repeated after a duration.
    case wait(Duration)
    /// The session adopts the held value.
    case adopt
    /// The value depends on itself. The report is held until the next event, or until further reports show that the value changes
    /// by itself.
    case end
  }

  private enum Phase {
    case free
    /// Reports are held.
    case held(since: Duration, last: Duration, count: Int)
    /// The value depends on itself. The count is the number of reports after that was determined.
    case ended(count: Int)
  }

  /// The maximum number of consecutive changes. It equals the number of frames in an animation of four seconds.
  static let maximum = 240
  /// The number of further changes in each second. A page with round trips of more than a quarter of a second changes values less
  /// often, so its reports are never held.
  static let perSecond = 4
  /// The time without a report after which a value is at rest.
  static let restingTime = Duration.milliseconds(500)
  /// The minimum number of held reports about a value that does not depend on the session.
  static let independentReports = 3
  /// The number of held reports after which a value that always rested depends on itself.
  static let maximumRests = 3
  /// The longest time for which a value must change while its reports are held. An animated change takes less time.
  static let maximumRequiredTime = Duration.milliseconds(400)

  private var phase = Phase.free
  private var isEnded: Bool { if case .ended = phase { true } else { false } }
  private var bucket: TokenBucket
  private var requiredTime = Duration.zero
  private var rests = 0
  private var lastRelease: Duration?

  /// Creates the state of a value that has not changed.
  ///
  /// - Parameter now: The time of the session's clock.
  init(now: Duration) {
    bucket = TokenBucket(capacity: Double(Self.maximum), perSecond: Double(Self.perSecond), now: now)
  }

  /// Records a report with a changed value.
  mutating func receive(at now: Duration) -> Step {
    switch phase {
    case .ended(let count):
      guard count + 1 >= Self.independentReports else {
        phase = .ended(count: count + 1)
        return .hold
      }
      return adoptIndependent(at: now)
    case .free:
      // A value that came to rest after the session had reacted to it does not depend on itself.
      if let lastRelease, now - lastRelease > Self.restingTime { self = Self(now: now) }
      lastRelease = nil
      if bucket.take(now: now) { return .adopt }
      phase = .held(since: now, last: now, count: 0)
      return .hold
    case .held(let since, _, let count):
      guard count + 1 >= Self.independentReports, now - since >= requiredTime else {
        phase = .held(since: since, last: now, count: count + 1)
        return .hold
      }
      return adoptIndependent(at: now)
    }
  }

  /// Adopts a value that has changed although its reports were held. The next time, it must change for longer.
  private mutating func adoptIndependent(at now: Duration) -> Step {
    let nextTime = min(max(requiredTime * 2, .milliseconds(100)), Self.maximumRequiredTime)
    self = Self(now: now)
    requiredTime = nextTime
    return .adopt
  }

  /// Checks a held report.
  mutating func release(at now: Duration) -> Release {
    guard case .held(_, let last, _) = phase else { return isEnded ? .end : .adopt }
    let remaining = last + Self.restingTime - now
    guard remaining <= .zero else { return .wait(remaining) }
    rests += 1
    guard rests < Self.maximumRests else {
      phase = .ended(count: 0)
      return .end
    }
    phase = .free
    lastRelease = now
    return .adopt
  }
}
