import NavigatorHost

/// The state of a host's reports about one measured value. It determines whether the value changes because the session reacts to
/// the reports.
///
/// A value may change in each display frame, for example while a user scrolls. After many changes, further reports are held, so
/// that the session does not react to them. A value that continues to change does not depend on the session. A value that rests
/// until the session reacts to it or to another value, several times in succession, depends on itself.
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
    case held(Hold)
    /// The value depends on itself. The hold describes the reports after that was determined.
    case ended(Hold)
  }

  /// A series of held reports.
  private struct Hold {
    let since: Duration
    var last: Duration
    var count = 0
    /// A Boolean value that indicates whether the reports are held only because those of another value are.
    var isJoined = false

    init(at now: Duration) {
      (since, last) = (now, now)
    }

    mutating func add(at now: Duration) {
      last = now
      count += 1
    }

    /// Returns a Boolean value that indicates whether the value has changed for a time and often enough to be independent.
    func isIndependent(after time: Duration) -> Bool {
      count >= independentReports && last - since >= time
    }
  }

  /// The maximum number of consecutive changes. It equals the number of frames in an animation of four seconds.
  static let maximum = 240
  /// The number of further changes in each second. A page with round trips of more than a quarter of a second changes values less
  /// often, so its reports are never held.
  static let perSecond = 4
  /// The number of changes after which the reports are held while those of another value are.
  static let joiningChanges = 30
  /// The time without a report after which a value is at rest.
  static let restingTime = Duration.milliseconds(500)
  /// The minimum number of held reports about a value that does not depend on the session.
  static let independentReports = 3
  /// The number of held reports after which a value that always rested depends on itself.
  static let maximumRests = 3

  private var phase = Phase.free
  private var bucket: TokenBucket
  private var changes = 0
  private var rests = 0
  /// The time of the last change or release, or nil before the first release.
  private var lastChange: Duration?
  /// The pause in which the value has changed by itself, so that its reports are not held again. Pauses start with 1.
  private var exemptPause = 0

  /// Creates the state of a value that has not changed.
  ///
  /// - Parameter now: The time of the session's clock.
  init(now: Duration) {
    bucket = TokenBucket(capacity: Double(Self.maximum), perSecond: Double(Self.perSecond), now: now)
  }

  /// Records a report with a changed value.
  ///
  /// - Parameters:
  ///   - now: The time of the session's clock.
  ///   - reaction: The reaction of the session to all of its measured values.
  mutating func receive(at now: Duration, in reaction: inout MeasurementReaction) -> Step {
    switch phase {
    case .free: return receiveFree(at: now, in: &reaction)
    case .held(var hold):
      hold.add(at: now)
      if hold.isIndependent(after: reaction.requiredTime) { return adoptIndependent(at: now, in: &reaction) }
      phase = .held(hold)
      reaction.hold(at: now)
    case .ended(var hold):
      if hold.count == 0 || now - hold.last > Self.restingTime {
        hold = Hold(at: now)
        reaction.beginPause(at: now)
      }
      hold.add(at: now)
      if hold.isIndependent(after: reaction.maximumRequiredTime) { return adoptIndependent(at: now, in: &reaction) }
      phase = .ended(hold)
      reaction.hold(at: now)
    }
    return .hold
  }

  private mutating func receiveFree(at now: Duration, in reaction: inout MeasurementReaction) -> Step {
    // A value that came to rest after the session had reacted does not depend on itself.
    if let lastChange, now - max(lastChange, reaction.lastRelease) > Self.restingTime + reaction.animation {
      self = Self(now: now)
    }
    if lastChange != nil { lastChange = now }
    changes += 1
    let joins = changes > Self.joiningChanges && exemptPause != reaction.pause && reaction.isPaused(at: now)
    if !joins {
      if bucket.take(now: now) { return .adopt }
      reaction.beginPause(at: now)
    }
    var hold = Hold(at: now)
    hold.isJoined = joins
    phase = .held(hold)
    reaction.hold(at: now)
    return .hold
  }

  /// Adopts a value that has changed although its reports were held. The next time, values must change for longer.
  private mutating func adoptIndependent(at now: Duration, in reaction: inout MeasurementReaction) -> Step {
    reaction.requireMoreTime()
    self = Self(now: now)
    changes = Self.joiningChanges
    exemptPause = reaction.pause
    return .adopt
  }

  /// Checks a held report.
  ///
  /// - Parameters:
  ///   - now: The time of the session's clock.
  ///   - reaction: The reaction of the session to all of its measured values.
  mutating func release(at now: Duration, in reaction: inout MeasurementReaction) -> Release {
    switch phase {
    case .free: return .adopt
    case .ended: return .end
    case .held(let hold):
      let remaining = reaction.restingTime(after: hold.last, since: hold.since, at: now)
      guard remaining <= .zero else { return .wait(remaining) }
      if !hold.isJoined { rests += 1 }
      guard rests < Self.maximumRests else {
        phase = .ended(Hold(at: now))
        return .end
      }
      phase = .free
      lastChange = now
      reaction.lastRelease = now
      return .adopt
    }
  }
}
