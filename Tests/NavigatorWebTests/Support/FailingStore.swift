import NavigatorHost

@testable import NavigatorWeb

/// A store whose first attempts to save may fail, as on a disk that is temporarily full. It records its calls. Reads of a
/// visitor's values always succeed.
actor FailingStore: SessionStateStore {
  struct Full: Error {}

  /// Fires after each attempt to save.
  nonisolated let attempted = Signal<Void>()
  /// Fires after each check for damage.
  nonisolated let checked = Signal<Void>()
  /// Fires after each read.
  nonisolated let read = Signal<Void>()
  private var failures: [Bool]
  private var readFailures: Int
  private var conditions: [SessionStateStoreCondition]
  private var states = MemorySessionStateStore()
  /// The records that were saved, in order.
  private(set) var records: [SessionStateRecord] = []

  /// - Parameters:
  ///   - failures: The results of the first attempts to save; true means a failure.
  ///   - readFailures: The number of the first reads that fail.
  ///   - conditions: The results of the first checks for damage. A loss removes what was saved.
  init(failures: [Bool] = [], readFailures: Int = 0, conditions: [SessionStateStoreCondition] = []) {
    self.failures = failures
    self.readFailures = readFailures
    self.conditions = conditions
  }

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {
    defer { attempted.fire(()) }
    if !failures.isEmpty, failures.removeFirst() { throw Full() }
    records += states.values
    await self.states.save(states, at: time)
  }

  func state(for key: SessionStateKey) async throws -> [UInt8]? {
    guard key != SessionKey.values(of: TestHost.visitor).stateKey else { return await states.state(for: key) }
    defer { read.fire(()) }
    guard readFailures == 0 else {
      readFailures -= 1
      throw Full()
    }
    return await states.state(for: key)
  }

  func installationSecret(proposing proposal: [UInt8], at time: Int) async -> [UInt8] { proposal }

  func prune(savedBefore time: Int, keeping count: Int) async throws {
    await states.prune(savedBefore: time, keeping: count)
  }

  func check() async throws -> SessionStateStoreCondition {
    defer { checked.fire(()) }
    let condition = conditions.isEmpty ? .intact : conditions.removeFirst()
    if condition != .intact { states = MemorySessionStateStore() }
    return condition
  }

  /// Waits until a record satisfies `condition`.
  func waitForRecord(where condition: @Sendable (SessionStateRecord) -> Bool) async throws {
    while !records.contains(where: condition) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

extension SessionStateRecord {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
