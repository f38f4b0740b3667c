import Synchronization

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = TestClock()
/// let app = TestApp { PollingView(clock: clock) }
/// await clock.advance(by: .seconds(5))
/// ```
///
/// Sleepers wake in the order of their deadlines, each at its own time, and get to run before the next one wakes. A cancelled sleeper
/// throws `CancellationError` at once.
public final class TestClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    public var offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }

    public var description: String { "\(offset)" }
  }

  /// Thrown by ``run(limit:)`` where sleepers never come to an end.
  public struct EndlessSleepers: Error, CustomStringConvertible {
    public let steps: Int

    public var description: String { "after \(steps) steps there are still sleepers; advance the clock by a duration instead" }
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
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .zero }

  /// How many sleeps are under way.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

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

  /// Moves time on, waking who sleeps on the way, then lets what they do run.
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

  /// Moves time on until nobody sleeps.
  ///
  /// - Throws: ``EndlessSleepers`` where that takes more than `limit` wakings, as with a timer that repeats.
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

  /// Takes out the sleeper that is to wake first, and moves the time to its deadline.
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
