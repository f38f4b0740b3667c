import Logging
import NavigatorHost

/// Saves the states of changed sessions and the values of visitors. A write begins in a later turn than the change, so that it
/// does not delay events. One write runs at a time, with all changes until its beginning.
///
/// While the store fails, states stay in memory, and the saver tries again after increasing delays.
@MainActor
final class SessionSaver {
  /// A closure that is called when the store has lost its states. Every open session must then be saved again.
  var onLoss: (() -> Void)?

  let store: any SessionStateStore
  let cookies: VisitorCookies
  let limits: WebLimits
  let clock: HostClock
  private let logger: Logger
  private var changed: [SessionKey: any StateOwner] = [:]
  /// The states of ended sessions that the store has failed to save.
  private var unsaved: UnsavedStates
  /// The batch that the store is writing now.
  private var batch: [SessionKey: Item] = [:]
  private var writing: Task<Void, Never>?
  /// The number of calls of ``flush()`` that are waiting.
  private var flushes = 0
  /// Waits for the next attempt after a failure.
  private var retry: Task<Void, Never>?
  private var delay = RetryDelay(first: .seconds(1), maximum: .seconds(60))
  private var checks: Task<Void, Never>?
  /// The task that reads the secret of the installation.
  var secretReads: Task<Void, Never>?
  /// The delays before reads are repeated.
  private var readPauses: Set<Task<Void, Never>> = []
  /// A Boolean value that indicates whether the host shuts down: no read is repeated.
  private var hasEndedWaits = false
  /// A check of the store after a failed read. All reads that fail meanwhile share it.
  private var damageCheck: Task<Void, Never>?
  /// The number of times that the store has lost its states.
  private var losses = 0
  private var savedSincePruning = 0
  private var nextPruning = Duration.zero
  /// The requests to the store whose last attempt failed.
  private var failed: Set<Request> = []

  /// A session's state in a batch for the store.
  private struct Item {
    let entry: UnsavedStates.Entry
    /// The session, or nil if it ended before an earlier attempt failed.
    let session: (any StateOwner)?
    /// The session's ``StateOwner/mustBeSaved`` before the attempt.
    let wasRequired: Bool

    /// Handles a state that cannot be encoded. The session must still be saved.
    @MainActor
    func isRefused(_ error: SavedSessionError) {
      guard let session else { return }
      session.mustBeSaved = session.mustBeSaved || wasRequired
      session.isNotSaved(error)
    }
  }

  /// A request to the store, with the message for its failure.
  enum Request: String {
    case read = "the states of sessions cannot be read"
    case save = "the states of sessions cannot be saved"
    case prune = "old states of sessions cannot be removed"
    case check = "the states of sessions cannot be checked for damage"
    case secret = "the secret for cookies cannot be read or saved"
  }

  init(store: any SessionStateStore, cookies: VisitorCookies, limits: WebLimits, clock: HostClock, logger: Logger) {
    self.store = store
    self.cookies = cookies
    self.limits = limits
    self.clock = clock
    self.logger = logger
    unsaved = UnsavedStates(maximumCount: limits.maximumSessions)
  }

  /// Saves the state of a session, or the values of a visitor, in a later turn.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether this may be the last save. The state is saved even if it has not
  ///   changed, because the store may have removed it.
  func save(_ session: any StateOwner, isLast: Bool = false) {
    if isLast { session.mustBeSaved = true }
    changed[session.key] = session
    if retry == nil {
      if writing == nil { writing = Task { await write() } }
    } else if session.hasEnded {
      keepState(of: session)
    }
  }

  /// Tries once to save all waiting states, and returns after the attempt. It does not wait for later changes.
  func flush() async {
    retry?.cancel()
    retry = nil
    flushes += 1
    // The current batch may lack the newest changes.
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

  /// Ends all waits. States that have not been saved by then are lost.
  func stop() {
    endWaits()
    secretReads?.cancel()
    retry?.cancel()
    checks?.cancel()
    onLoss = nil
  }

  // MARK: Reading

  /// Returns the state that was saved last under the first of `keys` that has one. The state is empty if it cannot be decoded.
  /// The result is nil if neither memory nor the store shows that this installation has issued the keys.
  ///
  /// A read that fails is repeated for ``WebLimits/storeReadTimeout``, with growing delays, as long as `isWanted` returns true.
  func state(
    for keys: [SessionKey], while isWanted: () -> Bool = { true }
  ) async -> (key: SessionKey, state: SessionConfiguration)? {
    var delay = RetryDelay(first: .milliseconds(500), maximum: .seconds(4))
    let end = clock.now() + limits.storeReadTimeout
    while true {
      switch await read(keys) {
      case .found(let key, let state, _): return (key, state)
      case .absent: return nil
      case .failed: break
      }
      if delay.failures == 0 { checkAfterFailedRead() }
      let pause = delay.fail()
      guard clock.now() + pause <= end, await wait(pause), isWanted() else { return nil }
    }
  }

  /// The result of one attempt to read a state.
  enum Reading {
    /// The state, and a Boolean value that indicates whether the store has it. It may still wait to be saved.
    case found(SessionKey, SessionConfiguration, isStored: Bool)
    /// Neither memory nor the store has a state.
    case absent
    /// The store failed.
    case failed
  }

  /// Tries once to read the state that was saved last under the first of `keys` that has one.
  func read(_ keys: [SessionKey]) async -> Reading {
    var hasFailed = false
    for key in keys {
      if let state = changed[key]?.state ?? unsaved[key]?.state ?? batch[key]?.entry.state {
        return .found(key, state, isStored: false)
      }
      guard let bytes = await attempt(.read, { try await store.state(for: key.stateKey) }) else {
        hasFailed = true
        continue
      }
      if let bytes { return .found(key, state(in: bytes), isStored: true) }
    }
    return hasFailed ? .failed : .absent
  }

  /// Waits before a read is repeated. Returns false if the host shuts down.
  private func wait(_ duration: Duration) async -> Bool {
    guard !hasEndedWaits else { return false }
    let pause = Task { [clock] in _ = try? await clock.sleep(duration) }
    readPauses.insert(pause)
    await pause.value
    readPauses.remove(pause)
    return !hasEndedWaits
  }

  /// Stops the repetition of failed reads.
  func endWaits() {
    hasEndedWaits = true
    for pause in readPauses { pause.cancel() }
  }

  /// Checks the store once for all reads that fail meanwhile. A damaged file is replaced, and the next read succeeds.
  private func checkAfterFailedRead() {
    guard damageCheck == nil else { return }
    damageCheck = Task {
      await check()
      damageCheck = nil
    }
  }

  private func state(in bytes: [UInt8]) -> SessionConfiguration {
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
      for (key, error) in refused { batch[key]?.isRefused(error) }
      if !records.isEmpty {
        let formerLosses = losses
        guard await attempt(.save, { try await store.save(records, at: clock.secondsSince1970) }) != nil else {
          postpone(batch.filter { refused[$0.key] == nil })
          break
        }
        if delay.failures > 0 { logger.notice("saving session states has resumed") }
        delay.succeed()
        for (key, item) in batch where refused[key] == nil { item.session?.isSaved(item.entry.state) }
        // The store may have written the file that was lost.
        if losses != formerLosses { keep(batch.filter { refused[$0.key] == nil }, areRequired: true) }
        await prune(after: records.count)
      }
      batch = [:]
      if flushes > 0 { break }
    }
    batch = [:]
    writing = nil
  }

  /// Creates a batch of all waiting states. Returns false if there are none.
  private func takeBatch() -> Bool {
    batch = unsaved.takeAll().mapValues { Item(entry: $0, session: nil, wasRequired: true) }
    for (key, session) in changed {
      guard let entry = session.unsavedEntry else { continue }
      batch[key] = Item(entry: entry, session: session, wasRequired: session.mustBeSaved)
      // The session may set this property again while the store writes.
      session.mustBeSaved = false
    }
    changed = [:]
    return !batch.isEmpty
  }

  /// Keeps the states that the store has not saved or has lost.
  ///
  /// - Parameter areRequired: A Boolean value that indicates whether the states are saved even if they have not changed.
  private func keep(_ items: [SessionKey: Item], areRequired: Bool = false) {
    for (key, item) in items {
      if let session = item.session, !session.hasEnded {
        session.mustBeSaved = session.mustBeSaved || item.wasRequired || areRequired
        changed[key] = session
      } else if changed[key] == nil {
        unsaved.keep(item.entry, for: key)
      }
    }
  }

  /// Keeps the states that the store has not saved, and tries again later.
  private func postpone(_ items: [SessionKey: Item]) {
    keep(items)
    for session in changed.values where session.hasEnded { keepState(of: session) }
    let delay = delay.fail()
    retry = Task { [clock, weak self] in
      guard (try? await clock.sleep(delay)) != nil, !Task.isCancelled, let self else { return }
      retry = nil
      if writing == nil { writing = Task { await self.write() } }
    }
  }

  /// Keeps the state of an ended session instead of the session with its views.
  private func keepState(of session: any StateOwner) {
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

  /// Removes states in excess of the limits, after a number of saves or a duration.
  private func prune(after count: Int) async {
    savedSincePruning += count
    guard savedSincePruning >= max(1, limits.maximumStates / 10) || clock.now() >= nextPruning else { return }
    savedSincePruning = 0
    nextPruning = clock.now() + .seconds(600)
    // Reading the secret renews its time, so that it is not pruned.
    await readSecret()
    let age = Int(limits.stateAge.components.seconds)
    let (oldest, overflows) = clock.secondsSince1970.subtractingReportingOverflow(age)
    _ = await attempt(.prune) { try await store.prune(savedBefore: overflows ? .min : oldest, keeping: limits.maximumStates) }
  }

  /// Checks the store now and periodically until ``stop()``.
  func beginChecks() {
    checks = Task { [clock, limits, weak self] in
      repeat {
        await self?.check()
      } while (try? await clock.sleep(max(limits.stateCheckInterval, .seconds(1)))) != nil && !Task.isCancelled
    }
  }

  private func check() async {
    guard case .replaced(let reason)? = await attempt(.check, { try await store.check() }) else { return }
    logger.error("the states of sessions are lost, and a new file is created", metadata: ["reason": "\(reason)"])
    losses &+= 1
    onLoss?()
    await readSecret()
  }

  /// Returns the store's result, or nil if the request fails. A failure is logged once until the same request succeeds.
  func attempt<Answer>(_ request: Request, _ body: () async throws -> Answer) async -> Answer? {
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
