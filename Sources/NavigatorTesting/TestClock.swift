import Synchronization

/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let app = TestApp { PollingView(clock: clock) }
/// await clock.advance(by: .seconds(5))
/// ```
///
/// Sleeping tasks resume in the order of their deadlines, each at its own time, and run before the next one resumes. A cancelled
/// sleep throws `CancellationError` immediately.
public final class TestClock: Clock, Sendable {
  /// A point in time, expressed as the duration since the clock was created.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The duration since the clock was created.
    public var offset: Duration

    /// Creates an instant at a duration since the clock was created.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another one.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns a Boolean value that indicates whether the first instant is earlier than the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }

    /// The duration since the clock was created, as text.
    public var description: String { "\(offset)" }
  }

  /// An error that ``TestClock/run(limit:)`` throws if tasks are still sleeping after the limit.
  public struct EndlessSleepers: Error, CustomStringConvertible {
    /// The number of sleeps that have ended.
    public let steps: Int

    /// A message for a test's log.
    public var description: String { "tasks are still sleeping after \(steps) steps; advance the clock by a duration instead" }
  }

  private struct Sleeper {
    let number: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var nextNumber: UInt64 = 0
    var sleepers: [Sleeper] = []
    /// The numbers of sleeps that were cancelled before they began.
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest difference between two instants, which is zero.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that are sleeping.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends the task until the clock reaches `deadline`. The tolerance is ignored.
  ///  - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    defer { _ = state.withLock { $0.cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(Sleeper(number: number, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Advances the time, resumes the tasks whose deadlines are reached, and lets them run.
  public func advance(by duration: Duration) async {
    await letAllRun()
    let end = now.advanced(by: duration)
    while let sleeper = takeFirst(until: end) {
      sleeper.continuation.resume()
      await letAllRun()
    }
    state.withLock { $0.now = max($0.now, end) }
    await letAllRun()
  }

  /// Advances the time until no task is sleeping.
  ///
  /// - Throws: ``EndlessSleepers`` if tasks are still sleeping after `limit` sleeps have ended, as with a repeating timer.
  public func run(limit: Int = 1_000) async throws {
    await letAllRun()
    for _ in 0..<limit {
      guard let sleeper = takeFirst(until: nil) else { return }
      sleeper.continuation.resume()
      await letAllRun()
    }
    if sleeperCount > 0 { throw EndlessSleepers(steps: limit) }
  }

  private func begin(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = state.withLock { state in
      if state.cancelled.remove(sleeper.number) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func cancel(_ number: UInt64) {
    let sleeper: Sleeper? = state.withLock { state in
      guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
        state.cancelled.insert(number)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Removes the sleeper with the earliest deadline, and advances the time to that deadline.
  private func takeFirst(until end: Instant?) -> Sleeper? {
    state.withLock { state in
      let order = { (one: Sleeper, other: Sleeper) in (one.deadline, one.number) < (other.deadline, other.number) }
      guard let first = state.sleepers.min(by: order), end.map({ first.deadline <= $0 }) ?? true else { return nil }
      state.sleepers.removeAll { $0.number == first.number }
      state.now = max(state.now, first.deadline)
      return first
    }
  }

  private func letAllRun() async {
    for _ in 0..<10 { await letOthersRun() }
  }
}
