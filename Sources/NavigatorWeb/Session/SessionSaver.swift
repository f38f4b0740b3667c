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
  /// What the store failed to do the last time.
  private var failed: Set<Deed> = []

  /// What a store is asked to do.
  private enum Deed: String {
    case read = "the states of sessions cannot be read"
    case save = "the states of sessions cannot be saved"
    case prune = "the states of sessions that are too old cannot be let go of"
  }

  init(store: any SessionStateStore, limits: WebLimits, clock: HostClock, logger: Logger) {
    self.store = store
    self.limits = limits
    self.clock = clock
    self.logger = logger
  }

  /// Saves what `session` keeps then, in a later turn.
  ///
  /// - Parameter isLast: Whether it may be the last time: it is saved even where nothing has changed, as the store may have let go of it.
  func save(_ session: WebSession, isLast: Bool = false) {
    if isLast { session.mustBeSaved = true }
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
    guard let bytes = await attempt(.read, { try await store.state(for: key.stateKey) }) ?? nil else { return nil }
    do throws(SavedSessionError) {
      return try SavedSession(bytes, now: clock.secondsSince1970, limits: limits).state
    } catch {
      logger.notice("a session's state is not taken up", metadata: ["error": "\(error)"])
      return nil
    }
  }

  private func write() async {
    while !changed.isEmpty {
      let sessions = changed
      states = changed.compactMapValues(\.unsavedState)
      changed = [:]
      guard !states.isEmpty else { continue }
      let (bytes, refused) = await encoded(states)
      for (key, error) in refused { sessions[key]?.isNotSaved(error) }
      if !bytes.isEmpty, await attempt(.save, { try await store.save(bytes, at: clock.secondsSince1970) }) != nil {
        for (key, state) in states where refused[key] == nil { sessions[key]?.isSaved(state) }
        await prune(after: bytes.count)
      }
      states = [:]
    }
    writing = nil
  }

  @concurrent
  private nonisolated func encoded(
    _ states: [SessionKey: SessionConfiguration]
  ) async -> (bytes: [SessionStateKey: [UInt8]], refused: [SessionKey: SavedSessionError]) {
    var bytes: [SessionStateKey: [UInt8]] = [:]
    var refused: [SessionKey: SavedSessionError] = [:]
    for (key, state) in states {
      do throws(SavedSessionError) {
        bytes[key.stateKey] = try SavedSession(state, at: clock.secondsSince1970).encoded(limits: limits)
      } catch {
        refused[key] = error
      }
    }
    return (bytes, refused)
  }

  /// Lets go of what is too old or too much, from time to time.
  private func prune(after count: Int) async {
    savedSincePruning += count
    guard savedSincePruning >= max(1, limits.maximumStates / 10) || clock.now() >= nextPruning else { return }
    savedSincePruning = 0
    nextPruning = clock.now() + .seconds(600)
    let oldest = clock.secondsSince1970 - Int(limits.stateAge.components.seconds)
    _ = await attempt(.prune) { try await store.prune(savedBefore: oldest, keeping: limits.maximumStates) }
  }

  /// What the store answers; nil where it fails. That is told once until it works again: a store that fails, fails often.
  private func attempt<Answer>(_ deed: Deed, _ body: () async throws -> Answer) async -> Answer? {
    do {
      let answer = try await body()
      failed.remove(deed)
      return answer
    } catch {
      if failed.insert(deed).inserted { logger.error("\(deed.rawValue)", metadata: ["error": "\(error)"]) }
      return nil
    }
  }
}
