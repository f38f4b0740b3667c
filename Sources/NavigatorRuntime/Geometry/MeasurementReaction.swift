import NavigatorHost

/// The reaction of a session to the reports about all of its measured values since the last input of the user.
///
/// The reaction to one value may change another value, which may change the first one again. While the reports of one value are
/// held, those of all other values that change often are therefore held too. Such a time is a pause. In a pause, only those
/// values continue to change that do not depend on the session, and those whose animations have not ended.
nonisolated struct MeasurementReaction {
  /// The longest delay of an animation that was started when a report was received.
  private(set) var delay = Duration.zero
  /// The longest duration of such an animation, including its delay.
  private(set) var animation = Duration.zero
  /// The time for which a value must change while its reports are held, before it counts as independent.
  private(set) var requiredTime = Duration.zero
  /// The number of the last pause, or 0 before the first one.
  private(set) var pause = 0
  /// The last pause in which the required time was increased.
  private var increasingPause = 0
  /// The time of the last held report.
  private var lastHold = Duration.zero
  /// The time at which the session last adopted a value that had been held until it rested. It is zero before that.
  var lastRelease = Duration.zero

  /// The maximum delay and duration of an animation in seconds.
  private static let maximum = 60.0
  /// The maximum time after which changes that the session has already sent are complete, without their animations.
  private static let arrivalTime = Duration.milliseconds(400)
  /// The maximum time for which a value at rest is held because other values change, without the animations.
  private static let maximumPause = Duration.seconds(2)

  /// The maximum required time. An animated change that the session has sent before a pause takes less time.
  var maximumRequiredTime: Duration { Self.arrivalTime + animation }

  /// Returns a Boolean value that indicates whether reports are held.
  func isPaused(at now: Duration) -> Bool {
    pause > 0 && now - lastHold < FeedbackState.restingTime + delay
  }

  /// Begins a pause if none is active, or if some values have turned out to be independent in the current one.
  mutating func beginPause(at now: Duration) {
    if increasingPause == pause || !isPaused(at: now) { pause += 1 }
  }

  /// Records a held report.
  mutating func hold(at now: Duration) {
    lastHold = now
  }

  /// Increases the required time once in each pause.
  mutating func requireMoreTime() {
    guard increasingPause != pause else { return }
    increasingPause = pause
    requiredTime = min(max(requiredTime * 2, .milliseconds(100) + animation / 4), maximumRequiredTime)
  }

  /// Returns the time until a held value is at rest, together with the other held values.
  ///
  /// - Parameters:
  ///   - last: The time of the last report about the value.
  ///   - start: The time of the first held report about the value.
  ///   - now: The current time.
  func restingTime(after last: Duration, since start: Duration, at now: Duration) -> Duration {
    let end = min(max(last, lastHold), max(last, start + Self.maximumPause + animation))
    return end + FeedbackState.restingTime + delay - now
  }

  /// Records the animations in patches that the session sends because it has received a report.
  mutating func record(_ patches: [Patch]) {
    for case .animate(let motion) in patches {
      let style = motion.animation
      delay = max(delay, .seconds(min(style.delay, Self.maximum)))
      animation = max(animation, .seconds(min(style.totalDuration ?? (style.delay + style.duration), Self.maximum)))
    }
  }
}
