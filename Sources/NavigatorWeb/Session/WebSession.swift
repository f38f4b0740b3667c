import Logging
import NavigatorHTML
import NavigatorHost

/// The session of one page: the app's session, the state of the page, and its connection if there is one.
@MainActor
final class WebSession {
  var lifecycle = SessionLifecycle()

  let key: SessionKey
  let address: ClientAddress
  /// The number of the session among those of its page. It is 0 for the session that rendered the page, and differs for one that
  /// was created again.
  let generation: Int
  /// A closure that is called after a change that must be saved.
  var onChange: (() -> Void)?
  /// A closure that is called when the page is hidden or shown.
  var onHide: ((Bool) -> Void)?
  /// A closure that is called after messages were queued.
  var onQueue: (() -> Void)?
  /// The quota that the session counts towards.
  var admission = Admission.none
  enum Admission: Hashable, Sendable {
    case none
    /// The page has not connected yet.
    case pending
    case connected
  }

  private(set) var hasBeenConnected = false
  /// The time at which the page was disconnected.
  private(set) var awaySince = Duration.zero

  private let session: any HostSession
  private let now: @Sendable () -> Duration
  private let metrics: WebMetrics
  /// A logger with the number of the session; never with its token.
  nonisolated let logger: Logger
  /// A Boolean value that indicates whether the page is up to date or will be when it has applied the batches of the log.
  /// Otherwise it receives the whole tree.
  private var isPageKnown = false
  private var connection: SocketConnection?
  /// The last location that the page has received.
  private var shownLocation: Location?
  private var bucket: TokenBucket
  private var connections: TokenBucket
  private var reportedDrops: Set<EventOutcome.DropReason> = []

  /// The batches that the page may not have applied yet.
  private var log: BatchLog
  private let queuedBytes: QueuedBytes
  /// The bytes of ``log`` among those of ``queuedBytes``.
  private(set) var unacknowledgedBytes = 0
  /// The last batch that was sent on this connection, and the last one that the page has applied.
  private var sent = 0
  private var applied = 0
  /// A Boolean value that indicates whether the page is so far behind that it receives nothing until it has caught up, and then
  /// the whole tree.
  private var isBehind = false
  /// The last of the page's events that was processed, and the last one that was reported to the page.
  private var taken = 0
  private var reported = 0

  /// A Boolean value that indicates whether the state must be saved even if it has not changed.
  var mustBeSaved = false
  /// The state that the store has saved last.
  private var savedState: SessionConfiguration?
  private var hasToldWhyUnsaved = false
  private var lastState: SessionConfiguration?

  private let activity: MainActorActivity
  /// The number of the session in log lines.
  private let number: String

  init(
    _ session: any HostSession, key: SessionKey, address: ClientAddress, generation: Int = 0, queuedBytes: QueuedBytes,
    activity: MainActorActivity, limits: WebLimits, now: @escaping @Sendable () -> Duration, metrics: WebMetrics, logger: Logger
  ) {
    self.session = session
    self.key = key
    self.address = address
    self.generation = generation
    self.queuedBytes = queuedBytes
    self.activity = activity
    number = logger[metadataKey: "session"].map { "\($0)" } ?? ""
    self.now = now
    self.metrics = metrics
    self.logger = logger
    bucket = TokenBucket(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now())
    connections = TokenBucket(capacity: limits.connectionBurst, perSecond: limits.connectionsPerSecond, now: now())
    log = BatchLog(maximumCount: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    session.onPatches = { [weak self] patches in self?.show(patches) }
    session.onStoredChange = { [weak self] in self?.onChange?() }
  }

  var location: Location { session.location }

  /// Calls `body`, which may run code of the app. Log lines of the app through the current logger contain the number of the
  /// session. The watchdog reports the activity if the code does not return.
  private func withApp<Result>(_ event: String = "update", _ body: () -> Result) -> Result {
    activity.during(MainActorActivity.Activity(session: number, event: event)) {
      withLogger(logger) { _ in body() }
    }
  }

  /// Returns the tree for the first HTML of the page, and its location.
  func render() -> (root: Element, location: Location) {
    withApp { session.settle() }
    let root = session.root
    isPageKnown = true
    let location = session.location
    shownLocation = location
    return (root, location)
  }

  // MARK: Connection

  /// Uses a connection and updates its page with the missing batches if they are known, else with the whole tree.
  func connect(_ connection: SocketConnection, saying hello: Hello) {
    withApp { session.settle() }
    self.connection = connection
    isBehind = false
    defer { onQueue?() }
    sent = log.last
    applied = sent
    reported = taken
    let isReconnecting = hasBeenConnected
    hasBeenConnected = true
    if !isReconnecting { onChange?() }
    // Messages on the previous connection may not have arrived.
    if hello.generation != generation || isReconnecting { shownLocation = nil }
    guard connections.take(now: now()) else {
      logger.notice("a page connects too often and is disconnected")
      return closeConnection(.tooManyEvents)
    }
    defer { tell(session.location) }
    guard hello.generation == generation else {
      // A page with a token that the host has not issued receives the token that replaces it.
      return showEverything(isNew: true, token: hello.token == key.token ? nil : key.token)
    }
    _ = log.acknowledge(hello.batch)
    countLog()
    guard isPageKnown, let missing = log.missing(after: hello.batch), send(missing, after: hello.batch, to: connection) else {
      return showEverything()
    }
    applied = hello.batch
    connection.send(.ok(events: taken > 0 ? taken : nil), isDue: true)
  }

  private func send(_ batches: ArraySlice<String>, after number: Int, to connection: SocketConnection) -> Bool {
    zip(batches, (number + 1)...).allSatisfy { connection.send($0, batch: $1) }
  }

  /// Returns whether a connection may have the session. A connection that waited for its session must not replace a newer
  /// connection of the same page.
  func mayConnect(_ other: SocketConnection) -> Bool {
    connection.map { other.isOpen && other.opened >= $0.opened } ?? true
  }

  func disconnect(_ connection: SocketConnection) {
    guard self.connection === connection else { return }
    self.connection = nil
    awaySince = now()
  }

  func closeConnection(_ reason: ByeReason) {
    connection?.close(reason)
    connection = nil
    awaySince = now()
  }

  /// The bytes that are held for the page: queued messages and unacknowledged batches.
  var heldBytes: Int { unacknowledgedBytes + (connection?.queuedBytes ?? 0) }

  /// Releases the messages for the page. The page receives its whole tree when it connects again.
  func releaseMemory() {
    if let connection {
      logger.notice("a page is disconnected, as it has most of the bytes that wait", metadata: ["bytes": "\(heldBytes)"])
      connection.cutOff(.outOfMemory)
      self.connection = nil
      awaySince = now()
    }
    log.skip()
    countLog()
    isPageKnown = false
  }

  private func countLog() {
    queuedBytes.change(by: log.bytes - unacknowledgedBytes)
    unacknowledgedBytes = log.bytes
  }

  func end(_ reason: ByeReason) {
    lastState = state
    closeConnection(reason)
    log.skip()
    countLog()
    session.onPatches = nil
    session.onStoredChange = nil
    withApp("end") { session.end() }
    logger.debug("session ended", metadata: ["reason": "\(reason.rawValue)"])
  }

  // MARK: Events

  /// Passes an event to the app, or closes the connection if events arrive too fast. Events that were processed before, and
  /// events that the app drops, have no effect.
  func receive(_ counted: CountedEvent, from connection: SocketConnection) {
    guard self.connection === connection, isAllowed() else { return }
    acknowledge(counted.batch ?? connection.writtenBatch)
    if let number = counted.number {
      guard number > taken else { return }
      taken = number
    }
    let event = counted.event
    let begin = now()
    // The patches of the event are sent in this turn, without a later one.
    let outcome = withApp(event.action.name) { session.perform(event) }
    metrics.event(outcome)
    switch outcome {
    case .handled:
      metrics.evaluated(for: .event, in: now() - begin)
      if case .scenePhase(let phase) = event.action { onHide?(phase == "background") }
    case .dropped(let reason):
      guard reportedDrops.insert(reason).inserted else { return }
      logger.info("events are dropped", metadata: ["reason": "\(reason.rawValue)", "element": "\(event.target)"])
    }
  }

  /// Processes an acknowledgement. The page receives the number of its processed events if it may not have received it before. A
  /// page that repeats an acknowledgement checks the connection and gets an answer.
  func acknowledge(_ batch: Int, from connection: SocketConnection) {
    guard self.connection === connection, isAllowed() else { return }
    let isNews = acknowledge(batch)
    guard !isNews || reported < taken else { return }
    reported = taken
    connection.send(.taken(events: taken))
  }

  private func isAllowed() -> Bool {
    if bucket.take(now: now()) { return true }
    logger.notice("a client sends events too fast and is disconnected")
    closeConnection(.tooManyEvents)
    return false
  }

  // MARK: Location

  /// Navigates to a location of the browser's history, as far as the app permits, and sends the resulting location.
  func traverse(to keys: [String], address: String?, answering question: Int, from connection: SocketConnection) {
    guard self.connection === connection, isAllowed() else { return }
    shownLocation = withApp("go") { session.traverse(to: keys, address: address.flatMap(connection.origin.url)) }
    guard let shownLocation else { return }
    // A page that does not receive this message gets the location when it has caught up.
    if self.connection?.send(.location(shownLocation, answering: question), isDue: true) == false { self.shownLocation = nil }
  }

  /// The address of the place in front as a path, if it has one.
  private var place: String? { location.path }

  /// Opens an address if the stored values of the scene do not restore its screen. It may take several turns until the screens
  /// are shown.
  ///
  /// - Parameter way: The ``Location/way`` to the address, if it is known.
  func arrive(at place: String, opening url: String, along way: [String]?) async {
    for _ in 0..<100 {
      withApp { session.settle() }
      guard self.place != place || way.map({ $0 != session.location.way }) == true else { return }
      await Task.yield()
    }
    guard let window = location.places.first else { return }
    withApp {
      if way.map({ session.open(url, along: $0) }) != true, self.place != place {
        session.send(InputEvent(target: window.id, action: .openURL(url)))
      }
      session.settle()
    }
  }

  /// Sends the location, and requests a save if the address differs from the saved one.
  private func locationMayHaveChanged() {
    let location = session.location
    tell(location)
    if location.path != savedState?.url { onChange?() }
  }

  /// Sends the location if the page does not have it. A page that is behind receives it when it has caught up.
  private func tell(_ location: Location) {
    guard let connection, !isBehind else { return }
    guard location.keys != shownLocation?.keys || location.address != shownLocation?.address else { return }
    guard connection.send(.location(location, answering: nil)) else { return fallBehind() }
    shownLocation = location
  }

  // MARK: Patches

  /// Records that the page has applied the batches up to `batch`, limited to those that were written to its connection. Returns
  /// true if the number has increased.
  @discardableResult
  private func acknowledge(_ batch: Int) -> Bool {
    applied = max(applied, min(batch, connection?.writtenBatch ?? 0, sent))
    guard isBehind, applied == sent else {
      defer { countLog() }
      return log.acknowledge(applied)
    }
    showEverything()
    tell(session.location)
    return !isBehind
  }

  private func show(_ patches: [Patch]) {
    defer {
      if patches.contains(where: \.mayChangeLocation) { locationMayHaveChanged() }
      countLog()
      onQueue?()
    }
    guard isPageKnown else { return }
    let ops = PageOp.ops(for: patches)
    let frame = ServerFrame.patches(ops, batch: log.next, events: reported < taken ? taken : nil).json
    guard log.append(frame) else { return fallBehind() }
    guard let connection else { return }
    reported = taken
    guard connection.send(frame, batch: log.last) else { return fallBehind() }
    metrics.sent(patches: patches.count)
    sent = log.last
  }

  /// Handles a batch that cannot be sent. A page that has applied all earlier batches receives the whole tree now, because it
  /// sends no further acknowledgement. Other pages receive it after their next acknowledgement.
  private func fallBehind() {
    isPageKnown = false
    guard connection != nil else { return }
    guard applied < sent else {
      showEverything()
      return tell(session.location)
    }
    logger.debug("a page is far behind, and is sent its whole tree when it has caught up")
    isBehind = true
  }

  private func showEverything(isNew: Bool = false, token: SessionToken? = nil) {
    log.skip()
    countLog()
    isPageKnown = false
    guard let connection else { return }
    reported = taken
    let events = taken > 0 ? taken : nil
    let html = HTMLRenderer.html(of: session.root)
    let frame = ServerFrame.root(html: html, batch: log.last, events: events, generation: isNew ? generation : nil, token: token)
    isPageKnown = connection.send(frame, batch: log.last, isDue: true)
    isBehind = !isPageKnown
    if isPageKnown { sent = log.last }
  }

  // MARK: State

  /// The state with which another session continues from this one.
  var state: SessionConfiguration {
    if let lastState { return lastState }
    var state = session.continuation
    state.url = place
    return state
  }

  /// The state to save, or nil if the store has it or it is empty and has never been saved.
  var unsavedState: SessionConfiguration? {
    let state = state
    let isEmpty = state.storedValues.isEmpty && state.sceneValues?.isEmpty != false
    return (mustBeSaved || state != savedState) && (!isEmpty || savedState != nil) ? state : nil
  }

  /// The state to save, with the data that the store needs.
  var unsavedEntry: UnsavedStates.Entry? {
    unsavedState.map { UnsavedStates.Entry(state: $0, address: address, isRepeated: $0 == savedState) }
  }

  /// Records that the store has saved a state.
  func isSaved(_ state: SessionConfiguration) {
    savedState = state
    hasToldWhyUnsaved = false
  }

  /// Logs that the state cannot be saved, once until a save succeeds.
  func isNotSaved(_ error: SavedSessionError) {
    if !hasToldWhyUnsaved { logger.error("a session's state is not saved", metadata: ["error": "\(error)"]) }
    hasToldWhyUnsaved = true
  }
}
