import Logging
import NavigatorHost

/// Saves the states of sessions that have changed, off the path of events: in a later turn, one write at a time, each with all
/// changes up to then.
///
/// While the store fails, states stay in memory, and the saver tries again after a delay that grows.
@MainActor
final class SessionSaver {
  /// Called when the store has lost what was saved: every open session must be saved again.
  var onLoss: (() -> Void)?

  private let store: any SessionStateStore
  private let limits: WebLimits
  private let clock: HostClock
  private let logger: Logger
  private var changed: [SessionKey: WebSession] = [:]
  /// States of ended sessions that the store has failed to take.
  private var unsaved: UnsavedStates
  /// The batch that the store is writing now.
  private var batch: [SessionKey: Item] = [:]
  private var writing: Task<Void, Never>?
  /// The number of calls of ``flush()`` that are waiting.
  private var flushes = 0
  private var retry: Task<Void, Never>?
  private var delay = RetryDelay(first: .seconds(1), maximum: .seconds(60))
  private var checks: Task<Void, Never>?
  private var savedSincePruning = 0
  private var nextPruning = Duration.zero
  /// The requests to the store that failed the last time.
  private var failed: Set<Request> = []

  /// A session's state on its way to the store.
  private struct Item {
    let entry: UnsavedStates.Entry
    /// Nil for a session that ended before an earlier attempt failed.
    let session: WebSession?
  }

  /// A request to the store, with the message for its failure.
  private enum Request: String {
    case read = "the states of sessions cannot be read"
    case save = "the states of sessions cannot be saved"
    case prune = "old states of sessions cannot be removed"
    case check = "the states of sessions cannot be checked for damage"
  }

  init(store: any SessionStateStore, limits: WebLimits, clock: HostClock, logger: Logger) {
    self.store = store
    self.limits = limits
    self.clock = clock
    self.logger = logger
    unsaved = UnsavedStates(maximumCount: limits.maximumSessions)
  }

  /// Saves the state of `session` in a later turn.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether it may be the last time. The state is saved even if it has not
  ///   changed, because the store may have removed it.
  func save(_ session: WebSession, isLast: Bool = false) {
    if isLast { session.mustBeSaved = true }
    changed[session.key] = session
    if retry == nil {
      if writing == nil { writing = Task { await write() } }
    } else if session.lifecycle.state == .ended {
      keepState(of: session)
    }
  }

  /// Tries once to save everything that waits now, and returns when that is done. It does not wait for what changes meanwhile.
  func flush() async {
    retry?.cancel()
    retry = nil
    flushes += 1
    // The batch under way may lack the newest changes.
    for _ in 0..<2 {
      startWriting()
      await writing?.value
    }
    flushes -= 1
    if flushes == 0, retry == nil { startWriting() }
  }

  private func startWriting() {
    if writing == nil, !changed.isEmpty || !unsaved.isEmpty { writing = Task { await write() } }
  }

  /// Ends all waits. What is not saved by then is lost.
  func stop() {
    retry?.cancel()
    checks?.cancel()
    onLoss = nil
  }

  // MARK: Reading

  /// Returns the state that was saved last: an empty one if it cannot be read any more, and nil if this installation has not
  /// issued the key, as far as memory and the store show.
  func state(for key: SessionKey) async -> SessionConfiguration? {
    if let state = changed[key]?.state ?? unsaved[key]?.state ?? batch[key]?.entry.state { return state }
    guard let bytes = await attempt(.read, { try await store.state(for: key.stateKey) }) ?? nil else { return nil }
    do throws(SavedSessionError) {
      return try SavedSession(bytes, now: clock.secondsSince1970, limits: limits).state
    } catch {
      logger.notice("a session's state is not restored", metadata: ["error": "\(error)"])
      return SessionConfiguration()
    }
  }

  // MARK: Writing

  private func write() async {
    if delay.failures > 0 { await check() }
    while takeBatch() {
      let (records, refused) = await encoded(batch.mapValues(\.entry))
      for (key, error) in refused { batch[key]?.session?.isNotSaved(error) }
      if !records.isEmpty {
        guard await attempt(.save, { try await store.save(records, at: clock.secondsSince1970) }) != nil else {
          postpone(batch.filter { refused[$0.key] == nil })
          break
        }
        if delay.failures > 0 { logger.notice("the states of sessions are saved again") }
        delay.succeed()
        for (key, item) in batch where refused[key] == nil { item.session?.isSaved(item.entry.state) }
        await prune(after: records.count)
      }
      batch = [:]
      if flushes > 0 { break }
    }
    batch = [:]
    writing = nil
  }

  /// Makes a batch of all that waits; false if nothing does.
  private func takeBatch() -> Bool {
    batch = unsaved.takeAll().mapValues { Item(entry: $0, session: nil) }
    for (key, session) in changed {
      if let entry = session.unsavedEntry { batch[key] = Item(entry: entry, session: session) }
    }
    changed = [:]
    return !batch.isEmpty
  }

  /// Keeps what the store has not taken, and tries again later.
  private func postpone(_ items: [SessionKey: Item]) {
    for (key, item) in items {
      if let session = item.session, session.lifecycle.state != .ended {
        changed[key] = session
      } else if changed[key] == nil {
        unsaved.keep(item.entry, for: key)
      }
    }
    for session in changed.values where session.lifecycle.state == .ended { keepState(of: session) }
    let delay = delay.fail()
    retry = Task { [clock, weak self] in
      guard (try? await clock.sleep(delay)) != nil, !Task.isCancelled, let self else { return }
      retry = nil
      if writing == nil { writing = Task { await self.write() } }
    }
  }

  /// Keeps the state of an ended session in place of the session with its views.
  private func keepState(of session: WebSession) {
    changed[session.key] = nil
    if let entry = session.unsavedEntry { unsaved.keep(entry, for: session.key) }
  }

  @concurrent
  private nonisolated func encoded(
    _ entries: [SessionKey: UnsavedStates.Entry]
  ) async -> (records: [SessionStateKey: SessionStateRecord], refused: [SessionKey: SavedSessionError]) {
    var records: [SessionStateKey: SessionStateRecord] = [:]
    var refused: [SessionKey: SavedSessionError] = [:]
    for (key, entry) in entries {
      do throws(SavedSessionError) {
        records[key.stateKey] = SessionStateRecord(
          bytes: try SavedSession(entry.state, at: clock.secondsSince1970).encoded(limits: limits),
          origin: entry.address.stateOrigin, isRepeated: entry.isRepeated)
      } catch {
        refused[key] = error
      }
    }
    return (records, refused)
  }

  // MARK: Maintenance

  /// Removes states in excess of the limits, from time to time.
  private func prune(after count: Int) async {
    savedSincePruning += count
    guard savedSincePruning >= max(1, limits.maximumStates / 10) || clock.now() >= nextPruning else { return }
    savedSincePruning = 0
    nextPruning = clock.now() + .seconds(600)
    let age = Int(limits.stateAge.components.seconds)
    let (oldest, overflows) = clock.secondsSince1970.subtractingReportingOverflow(age)
    _ = await attempt(.prune) { try await store.prune(savedBefore: overflows ? .min : oldest, keeping: limits.maximumStates) }
  }

  /// Checks the store now and from time to time until ``stop()``.
  func beginChecks() {
    checks = Task { [clock, limits, weak self] in
      repeat {
        await self?.check()
      } while (try? await clock.sleep(max(limits.stateCheckInterval, .seconds(1)))) != nil && !Task.isCancelled
    }
  }

  private func check() async {
    guard case .startedAnew(let reason)? = await attempt(.check, { try await store.check() }) else { return }
    logger.error("the states of sessions are lost, and a new file is begun", metadata: ["reason": "\(reason)"])
    onLoss?()
  }

  /// Returns the store's answer; nil if it fails. A failure is logged once until the same request succeeds.
  private func attempt<Answer>(_ request: Request, _ body: () async throws -> Answer) async -> Answer? {
    do {
      let answer = try await body()
      failed.remove(request)
      return answer
    } catch {
      if failed.insert(request).inserted { logger.error("\(request.rawValue)", metadata: ["error": "\(error)"]) }
      return nil
    }
  }
}
