/// Decides whether the main actor answers. A step takes the time and returns what to do; it does nothing itself.
struct MainActorProbe: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    /// Ask the main actor to answer.
    case ask
    /// The main actor has not answered for this long. Repeated with growing intervals.
    case report(Duration)
    /// The main actor answers again, after this long.
    case recover(Duration)
    /// The main actor has not answered for as long as the process may live without it.
    case endProcess(Duration)
  }

  /// The time without an answer after which the main actor counts as unresponsive.
  let tolerance: Duration
  /// The time without an answer after which the process ends; nil: it does not end.
  let endsAfter: Duration?
  /// The time without an answer after which the process ends at a shutdown.
  let shutdownEndsAfter: Duration

  private var askedAt: Duration?
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

  /// A Boolean value that indicates whether the main actor was reported as unresponsive and has not answered since.
  var isUnresponsive: Bool { nextReport != nil }

  /// Performs a check at the time `now`.
  mutating func check(at now: Duration, isStopping: Bool) -> [Action] {
    guard let askedAt else {
      self.askedAt = now
      return [.ask]
    }
    let silence = now - askedAt
    let limit = isStopping ? min(endsAfter ?? shutdownEndsAfter, shutdownEndsAfter) : endsAfter
    if let limit, silence >= limit { return [.endProcess(silence)] }
    guard silence >= nextReport ?? tolerance else { return [] }
    nextReport = silence * 2
    return [.report(silence)]
  }

  /// The main actor has answered.
  mutating func answer(at now: Duration) -> [Action] {
    guard let askedAt else { return [] }
    let wasUnresponsive = isUnresponsive
    self.askedAt = nil
    nextReport = nil
    return wasUnresponsive ? [.recover(now - askedAt)] : []
  }
}
