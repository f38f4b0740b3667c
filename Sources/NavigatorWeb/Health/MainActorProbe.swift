/// A state machine that determines whether the main actor responds. A step receives the time and returns an action. It performs
/// none.
struct MainActorProbe: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    /// Requests a response from the main actor.
    case requestResponse
    /// The main actor has not responded for this duration. The action is repeated at increasing intervals.
    case report(Duration)
    /// The main actor responds again, after this duration.
    case recover(Duration)
    /// The main actor has not responded within the limit after which the process ends.
    case endProcess(Duration)
  }

  /// The time without a response after which the main actor is considered unresponsive.
  let tolerance: Duration
  /// The time without a response after which the process ends. If it is nil, the process continues.
  let endsAfter: Duration?
  /// The time without a response after which the process ends during a shutdown.
  let shutdownEndsAfter: Duration

  private var requestedAt: Duration?
  private var nextReport: Duration?

  init(tolerance: Duration, endsAfter: Duration?, shutdownEndsAfter: Duration) {
    self.tolerance = tolerance
    self.endsAfter = endsAfter
    self.shutdownEndsAfter = shutdownEndsAfter
  }

  init(_ limits: WebLimits) {
    self.init(
      tolerance: limits.unresponsiveAfter, endsAfter: limits.exitsWhenUnresponsiveFor,
      shutdownEndsAfter: limits.unresponsiveShutdownTimeout)
  }

  /// A Boolean value that indicates whether the main actor was reported as unresponsive and has not responded since.
  var isUnresponsive: Bool { nextReport != nil }

  /// Performs a check at the time `now`.
  mutating func check(at now: Duration, isStopping: Bool) -> [Action] {
    guard let requestedAt else {
      self.requestedAt = now
      return [.requestResponse]
    }
    let silence = now - requestedAt
    let limit = isStopping ? min(endsAfter ?? shutdownEndsAfter, shutdownEndsAfter) : endsAfter
    if let limit, silence >= limit { return [.endProcess(silence)] }
    guard silence >= nextReport ?? tolerance else { return [] }
    nextReport = silence * 2
    return [.report(silence)]
  }

  /// Records a response of the main actor.
  mutating func answer(at now: Duration) -> [Action] {
    guard let requestedAt else { return [] }
    let wasUnresponsive = isUnresponsive
    self.requestedAt = nil
    nextReport = nil
    return wasUnresponsive ? [.recover(now - requestedAt)] : []
  }
}
