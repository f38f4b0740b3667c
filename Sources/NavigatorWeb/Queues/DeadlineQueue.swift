import NavigatorHost
import Synchronization

/// Deadlines at a fixed time after their start. One task waits for the earliest, because a task for each would take more memory
/// than the rest of an idle connection.
///
/// ```swift
/// let deadlines = DeadlineQueue<Int, String>(after: .seconds(10), clock: clock) { queue in
///   for name in queue.takeDue() { print("\(name) is due") }
/// }
/// deadlines.start("a request", for: 1)
/// ```
final class DeadlineQueue<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    /// The deadline, or nil if it was stopped.
    var deadline: Duration?
    var value: Value?
  }

  private struct State {
    /// The entries of the keys in `order`.
    var entries: [Key: Entry] = [:]
    /// The keys, ordered by their deadlines at the time of insertion. The deadline of a key may have been stopped or started
    /// again since then.
    var order: [(deadline: Duration, key: Key)] = []
    /// The number of deadlines that were neither stopped nor reached.
    var count = 0
    /// The task that waits for the earliest deadline, and its number.
    var waiting: Task<Void, Never>?
    var waitNumber = 0

    /// The number of stopped keys that may be kept beyond the number of deadlines.
    private static var keptKeys: Int { 32 }

    /// Removes the stopped keys if they are the majority of the keys.
    mutating func compact() {
      guard entries.count > 2 * count + Self.keptKeys else { return }
      entries = entries.filter { $0.value.deadline != nil }
      order.removeAll { entries[$0.key] == nil }
    }

    /// Ends the wait.
    mutating func clear() {
      entries = [:]
      order = []
      waiting?.cancel()
      waiting = nil
    }
  }

  private let state = Mutex(State())
  private let duration: Duration
  private let clock: HostClock
  private let onDue: @Sendable (DeadlineQueue) async -> Void

  /// - Parameter onDue: A closure that is called when deadlines are due. It calls ``takeDue()`` on the actor that starts and
  ///   stops deadlines, so that a stopped deadline is not handled.
  init(after duration: Duration, clock: HostClock, onDue: @escaping @Sendable (DeadlineQueue) async -> Void) {
    self.duration = duration
    self.clock = clock
    self.onDue = onDue
  }

  deinit {
    state.withLock { $0.waiting }?.cancel()
  }

  /// Starts the deadline of a key. It replaces an earlier one of the key.
  func start(_ value: Value, for key: Key) {
    state.withLock { state in
      // The time is read while the state is locked, so that the deadlines of several threads are in order.
      let deadline = clock.now() + duration
      let former = state.entries.updateValue(Entry(deadline: deadline, value: value), forKey: key)
      if former == nil { state.order.append((deadline, key)) }
      if former?.deadline == nil { state.count += 1 }
      guard state.waiting == nil else { return }
      state.waitNumber &+= 1
      state.waiting = wait(state.waitNumber)
    }
  }

  func stop(_ key: Key) {
    state.withLock { state in
      guard state.entries[key]?.deadline != nil else { return }
      state.entries[key] = Entry()
      state.count -= 1
      if state.count == 0 { state.clear() } else { state.compact() }
    }
  }

  /// The number of keys that are kept, for tests.
  var keyCount: Int { state.withLock { $0.entries.count } }

  /// Removes the deadlines that are due, and returns their values.
  func takeDue() -> [Value] {
    let now = clock.now()
    return state.withLock { state in
      let due = state.order.prefix { $0.deadline <= now }
      state.order.removeFirst(due.count)
      return due.compactMap { _, key in
        guard let entry = state.entries.removeValue(forKey: key), let deadline = entry.deadline else { return nil }
        guard deadline > now else {
          state.count -= 1
          return entry.value
        }
        // The deadline was started again.
        state.entries[key] = entry
        let index = state.order.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? state.order.startIndex
        state.order.insert((deadline, key), at: index)
        return nil
      }
    }
  }

  private func wait(_ number: Int) -> Task<Void, Never> {
    Task { [clock, weak self] in
      while let pause = self?.pause(number), (try? await clock.sleep(pause)) != nil {
        guard let self else { return }
        await onDue(self)
      }
    }
  }

  /// Returns the time until the earliest deadline. If there is none, or if another task waits, the task ends.
  private func pause(_ number: Int) -> Duration? {
    state.withLock { state in
      guard state.waitNumber == number, state.waiting != nil else { return nil }
      guard let first = state.order.first else {
        state.clear()
        return nil
      }
      return first.deadline - clock.now()
    }
  }
}
