import Synchronization

/// A clock whose time changes only when a test advances it.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Waiter {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var next = 0
    var waiters: [Int: Waiter] = [:]
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id: id)
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until a task sleeps for exactly `duration` from now, then advances the time by it.
  func pass(_ duration: Duration) async {
    await waitForSleeper(of: duration)
    advance(by: duration)
  }

  /// Waits until a task sleeps for exactly `duration` from now, or the test is cancelled because of its time limit.
  func waitForSleeper(of duration: Duration) async {
    let deadline = now.advanced(by: duration)
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = state.withLock { state in
          let isThere = state.sleepers.values.contains { $0.deadline == deadline }
          guard !isThere, !state.cancelled.contains(id) else { return false }
          state.waiters[id] = Waiter(deadline: deadline, continuation: continuation)
          return true
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.cancelled.insert(id)
        return state.waiters.removeValue(forKey: id)
      }
      waiter?.continuation.resume()
    }
  }

  /// Advances the time, regardless of the sleeping tasks.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      let deadline = state.now.advanced(by: duration)
      state.now = deadline
      let due = state.sleepers.filter { $0.value.deadline <= deadline }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  private func add(_ sleeper: Sleeper, id: Int) {
    let (isCancelled, isDue, waiters) = state.withLock { state -> (Bool, Bool, [Waiter]) in
      let isCancelled = state.cancelled.contains(id)
      let isDue = sleeper.deadline <= state.now
      if !isCancelled && !isDue { state.sleepers[id] = sleeper }
      // A sleep that was cancelled before it began is not counted: a test that waits for a sleeper waits for the next one.
      guard !isCancelled else { return (true, isDue, []) }
      let waiters = state.waiters.filter { $0.value.deadline == sleeper.deadline }
      for id in waiters.keys { state.waiters[id] = nil }
      return (false, isDue, Array(waiters.values))
    }
    if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) } else if isDue { sleeper.continuation.resume() }
    for waiter in waiters { waiter.continuation.resume() }
  }
}
