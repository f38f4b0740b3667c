import NavigatorHost

/// The limit on the changes of one measured value to which the session reacts without an event.
@MainActor
final class MeasurementLimit {
  private var state: FeedbackState
  /// The number of events before the last report.
  private var epoch = 0
  /// A closure that adopts the held value, or nil if no report is held.
  private var held: (() -> Void)?
  private var issue: EndlessMeasurement?
  /// A Boolean value that indicates whether a report is held.
  var isHolding: Bool { held != nil }
  /// A Boolean value that indicates whether the limit is in the list of the session's limits that hold a report.
  fileprivate var isListed = false

  init(now: Duration) {
    state = FeedbackState(now: now)
  }

  /// Records a changed value. The value is adopted immediately, or held.
  ///
  /// - Parameters:
  ///   - issue: The issue to report if the value depends on itself.
  ///   - now: The time of the session's clock.
  ///   - adopt: A closure that adopts the value. It must not retain the limit.
  func receive(_ issue: @autoclosure () -> EndlessMeasurement, in graph: Graph, at now: Duration, adopt: @escaping () -> Void) {
    let limits = graph.madeMeasurementLimits
    if limits.epoch != epoch {
      epoch = limits.epoch
      state = FeedbackState(now: now)
    }
    switch state.receive(at: now, in: &limits.reaction) {
    case .adopt:
      held = nil
      limits.isReacting = true
      adopt()
    case .hold:
      let isFirst = held == nil
      (held, self.issue) = (adopt, issue())
      if isFirst { limits.insert(self, in: graph) }
    }
  }

  /// Adopts the held value, regardless of the limit.
  func adoptHeld() {
    let adopt = held
    held = nil
    adopt?()
  }

  /// Removes the held value, because a newer one has been adopted.
  func dropHeld() {
    held = nil
  }

  /// Checks the held value. Returns the time after which the check must be repeated, or nil.
  fileprivate func check(in limits: MeasurementLimits, of graph: Graph, at now: Duration) -> Duration? {
    guard held != nil else { return nil }
    switch state.release(at: now, in: &limits.reaction) {
    case .wait(let duration): return duration
    case .adopt:
      limits.isReacting = true
      adoptHeld()
    case .end: if let issue { graph.reportOnce(issue.description) }
    }
    return nil
  }
}

/// The limits of a session on measured values. They exist only after measured values have changed.
@MainActor
final class MeasurementLimits {
  /// The number of events of the user. Reports of measured values and events that may result from changes are not counted.
  private(set) var epoch = 0
  /// The reaction of the session since the last event.
  fileprivate var reaction = MeasurementReaction()
  /// A Boolean value that indicates whether the session has adopted a report, and has not yet sent its changes.
  fileprivate(set) var isReacting = false
  /// The limits that hold a report.
  private var holding: [MeasurementLimit] = []
  private var isChecking = false

  /// Records an event of the user, and adopts the held values.
  func eventOccurred() {
    epoch += 1
    reaction = MeasurementReaction()
    isReacting = false
    guard !holding.isEmpty else { return }
    let due = holding
    holding = []
    for limit in due { limit.isListed = false }
    for limit in due { limit.adoptHeld() }
  }

  /// Records the changes that a transaction sends to the host.
  func transactionEnded(_ patches: [Patch], isAtRest: Bool) {
    guard isReacting else { return }
    reaction.record(patches)
    if isAtRest { isReacting = false }
  }

  /// Adds a limit that holds a report.
  func insert(_ limit: MeasurementLimit, in graph: Graph) {
    if !limit.isListed {
      limit.isListed = true
      holding.append(limit)
    }
    guard !isChecking else { return }
    isChecking = true
    Task { [weak self, weak session = graph.session, clock = graph.clock] in
      var delay: Duration? = FeedbackState.restingTime
      while let next = delay {
        do { try await clock.sleep(next) } catch { break }
        guard let graph = session?.graph else { break }
        delay = graph.running { self?.check(in: graph) }
      }
      self?.isChecking = false
    }
  }

  /// Checks the held reports. Returns the time after which the next check is due, or nil if none is.
  private func check(in graph: Graph) -> Duration? {
    let now = graph.clock.now()
    var delay: Duration?
    // A limit whose value depends on itself remains until the next event.
    for limit in holding {
      guard let next = limit.check(in: self, of: graph, at: now) else { continue }
      delay = min(delay ?? next, next)
    }
    for limit in holding where !limit.isHolding { limit.isListed = false }
    holding.removeAll { !$0.isListed }
    return delay
  }
}

extension Graph {
  /// The limits of the session on measured values. They are created on first use.
  var madeMeasurementLimits: MeasurementLimits {
    if let measurementLimits { return measurementLimits }
    let made = MeasurementLimits()
    measurementLimits = made
    return made
  }
}
