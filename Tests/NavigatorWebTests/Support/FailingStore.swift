import NavigatorHost

/// A store that fails to save now and then, as on a disk that is full for a while.
actor FailingStore: SessionStateStore {
  struct Full: Error {}

  /// Fires after each attempt to save.
  nonisolated let attempted = Signal<Void>()
  private var failures: [Bool]
  private let states = MemorySessionStateStore()

  /// - Parameter failures: Which of the first attempts fail.
  init(failures: [Bool]) {
    self.failures = failures
  }

  func save(_ states: [SessionStateKey: [UInt8]], at time: Int) async throws {
    defer { attempted.fire(()) }
    if !failures.isEmpty, failures.removeFirst() { throw Full() }
    await self.states.save(states, at: time)
  }

  func state(for key: SessionStateKey) async throws -> [UInt8]? {
    await states.state(for: key)
  }

  func prune(savedBefore time: Int, keeping count: Int) async throws {
    await states.prune(savedBefore: time, keeping: count)
  }
}
