import Logging
import NavigatorHost

/// Saves the states of sessions that have changed, off the path of events: in a later turn, one write at a time, each with all that has changed
/// meanwhile.
@MainActor
final class SessionSaver {
  private let store: any SessionStateStore
  private let limits: WebLimits
  private let clock: HostClock
  private let logger: Logger
  private var changed: [SessionKey: WebSession] = [:]
  /// What is being written now.
  private var states: [SessionKey: SessionConfiguration] = [:]
  private var writing: Task<Void, Never>?
  private var savedSincePruning = 0
  private var nextPruning = Duration.zero
  private var failed: Set<String> = []

  init(store: any SessionStateStore, limits: WebLimits, clock: HostClock, logger: Logger) {
    self.store = store
    self.limits = limits
    self.clock = clock
    self.logger = logger
  }

  /// Saves what `session` keeps then, in a later turn.
  func save(_ session: WebSession) {
    changed[session.key] = session
    if writing == nil { writing = Task { await write() } }
  }

  /// Returns when all that has been asked for is saved.
  func flush() async {
    while let writing { await writing.value }
  }

  /// What was saved last; nil where there is nothing that counts.
  func state(for key: SessionKey) async -> SessionConfiguration? {
    if let state = changed[key]?.state ?? states[key] { return state }
    do {
      guard let bytes = try await store.state(for: key.stateKey) else { return nil }
      return try SavedSession(bytes, now: clock.secondsSince1970, limits: limits).state
    } catch {
      report("a session's state cannot be read", error)
      return nil
    }
  }

  private func write() async {
    while !changed.isEmpty {
      states = changed.compactMapValues { $0.takeState() }
      changed = [:]
      guard !states.isEmpty else { continue }
      do {
        try await store.save(encoded(states), at: clock.secondsSince1970)
        try await prune(after: states.count)
      } catch {
        report("the states of sessions cannot be saved", error)
      }
      states = [:]
    }
    writing = nil
  }

  @concurrent
  private nonisolated func encoded(_ states: [SessionKey: SessionConfiguration]) async -> [SessionStateKey: [UInt8]] {
    var encoded: [SessionStateKey: [UInt8]] = [:]
    for (key, state) in states {
      do throws(SavedSessionError) {
        encoded[key.stateKey] = try SavedSession(state, at: clock.secondsSince1970).encoded(limits: limits)
      } catch {
        await report("a session's state is not saved", error)
      }
    }
    return encoded
  }

  /// Lets go of what is too old or too much, from time to time.
  private func prune(after count: Int) async throws {
    savedSincePruning += count
    guard savedSincePruning >= max(1, limits.maximumStates / 10) || clock.now() >= nextPruning else { return }
    savedSincePruning = 0
    nextPruning = clock.now() + .seconds(600)
    let oldest = clock.secondsSince1970 - Int(limits.stateAge.components.seconds)
    try await store.prune(savedBefore: oldest, keeping: limits.maximumStates)
  }

  /// Each kind of failure is told once: a store that fails, fails often.
  private func report(_ words: Logger.Message, _ error: any Error) {
    guard failed.insert("\(words)").inserted else { return }
    logger.error(words, metadata: ["error": "\(error)"])
  }
}
