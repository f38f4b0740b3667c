import Logging
import NavigatorHost

/// One tab: an app's session, what its page shows, and the connection to it while there is one.
@MainActor
final class WebSession {
  var lifecycle = SessionLifecycle()

  let key: SessionKey
  let address: ClientAddress
  /// Tells a session that was built anew for a page from the one that the page knows; 0 for one that its page was rendered from.
  let generation: Int
  /// Called when there is something to save.
  var onChange: (() -> Void)?
  /// Called when the page is hidden or shown.
  var onHide: ((Bool) -> Void)?
  /// Called after messages have been queued.
  var onQueue: (() -> Void)?
  /// How the session counts in the quota of its client's address.
  var admission = Admission.none
  enum Admission: Hashable, Sendable {
    case none
    /// Its page has not connected yet.
    case pending
    case connected
  }

  private(set) var hasBeenConnected = false
  /// Since when its page is away.
  private(set) var awaySince = Duration.zero

  private let session: any HostSession
  private let now: @Sendable () -> Duration
  private let metrics: WebMetrics
  /// Names the session in what it writes; never by its token.
  nonisolated let logger: Logger
  /// Whether the page has what the session has, or will when it has applied the batches of the log. One that has not is sent
  /// everything.
  private var isPageKnown = false
  private var connection: SocketConnection?
  /// Where the page knows that the session is.
  private var shownLocation: Location?
  private var bucket: TokenBucket
  private var connections: TokenBucket
  private var reportedDrops: Set<EventOutcome.DropReason> = []

  /// The batches that the page may lack.
  private var log: BatchLog
  private let queuedBytes: QueuedBytes
  /// The bytes of ``log`` among those of ``queuedBytes``.
  private(set) var unacknowledgedBytes = 0
  /// The last batch that this connection was sent, and the last of them that its page is known to have applied.
  private var sent = 0
  private var applied = 0
  /// The page is so far behind that it is sent nothing until it has caught up, and then everything at once.
  private var isBehind = false
  /// The last of the page's events that was taken, and the last that was reported to the page.
  private var taken = 0
  private var reported = 0

  /// Whether the state is to be saved even where it has not changed.
  var mustBeSaved = false
  /// What the store has taken last.
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

  /// Calls `body`, which may run code of the app. Lines that the app writes to swift-log's current logger name the session, and the watchdog
  /// reports the activity where the app's code does not return.
  private func withApp<Result>(_ event: String = "update", _ body: () -> Result) -> Result {
    activity.during(MainActorActivity.Activity(session: number, event: event)) {
      withLogger(logger) { _ in body() }
    }
  }

  /// The tree for the page's first HTML, and where it shows the session to be.
  func render() -> (root: Element, location: Location) {
    withApp { session.settle() }
    let root = session.root
    isPageKnown = true
    let location = session.location
    shownLocation = location
    return (root, location)
  }

  // MARK: Connection

  /// Takes over a connection and brings its page up to date: with what it lacks where that is known, with everything otherwise.
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
    // What was said to another connection may not have been heard.
    if hello.generation != generation || isReconnecting { shownLocation = nil }
    guard connections.take(now: now()) else {
      logger.notice("a page connects too often and is disconnected")
      return closeConnection(.tooManyEvents)
    }
    defer { tell(session.location) }
    guard hello.generation == generation else {
      // A page that sent a token which the host has not issued learns the one that it can use from now on.
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

  /// Whether a connection that asks late, as its session was looked for, takes it from nobody to whom the page has turned
  /// meanwhile.
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

  /// The bytes that wait for the page: on its connection, and as batches that it has not acknowledged.
  var heldBytes: Int { unacknowledgedBytes + (connection?.queuedBytes ?? 0) }

  /// Releases all that waits for the page, which is sent its whole tree when it connects again.
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

  /// Hands an event to the app, or closes the connection where events come too fast. What was taken before, and what the app does
  /// not honour, is dropped.
  func receive(_ counted: CountedEvent, from connection: SocketConnection) {
    guard self.connection === connection, isAllowed() else { return }
    acknowledge(counted.batch ?? connection.writtenBatch)
    if let number = counted.number {
      guard number > taken else { return }
      taken = number
    }
    let event = counted.event
    let begin = now()
    // What the event changes goes out in this turn: nobody waits for another.
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

  /// The page has applied a batch; it is told which of its events were taken, where it does not know. A page that says nothing
  /// new asks whether anybody is there.
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

  /// Goes where the browser's history leads, as far as the app lets it, and says where it is then.
  func traverse(to keys: [String], address: String?, answering question: Int, from connection: SocketConnection) {
    guard self.connection === connection, isAllowed() else { return }
    shownLocation = withApp("go") { session.traverse(to: keys, address: address.flatMap(connection.origin.url)) }
    guard let shownLocation else { return }
    // A page that does not get the answer is sent the location when it has caught up.
    if self.connection?.send(.location(shownLocation, answering: question), isDue: true) == false { self.shownLocation = nil }
  }

  /// The address of the place in front, as a path, where the app says one.
  private var place: String? { location.path }

  /// Goes to an address where what the scene has kept does not lead there. It may take some turns until all of that is shown.
  ///
  /// - Parameter way: On which way the session was there, where that is known.
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

  /// Says where the session is, and has it saved where that is another address than the saved one.
  private func locationMayHaveChanged() {
    let location = session.location
    tell(location)
    if location.path != savedState?.url { onChange?() }
  }

  /// Says where the session is, where the page does not know it. One that is behind is told when it has caught up.
  private func tell(_ location: Location) {
    guard let connection, !isBehind else { return }
    guard location.keys != shownLocation?.keys || location.address != shownLocation?.address else { return }
    guard connection.send(.location(location, answering: nil)) else { return fallBehind() }
    shownLocation = location
  }

  // MARK: Patches

  /// Takes note that the page has applied the batches up to `batch`: those that were written to its connection, whatever it
  /// claims. Returns true where that is news.
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
    let ops = PageOp.ops(for: patches, in: session)
    let frame = ServerFrame.patches(ops, batch: log.next, events: reported < taken ? taken : nil).json
    guard log.append(frame) else { return fallBehind() }
    guard let connection else { return }
    reported = taken
    guard connection.send(frame, batch: log.last) else { return fallBehind() }
    metrics.sent(patches: patches.count)
    sent = log.last
  }

  /// A batch cannot be sent. One who has applied all before it would never ask for it, and is sent everything at once; others
  /// when they have.
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

  /// What another session would start with to go on where this one is.
  var state: SessionConfiguration {
    if let lastState { return lastState }
    var state = session.continuation
    state.url = place
    return state
  }

  /// The state, where the store is to have it; nil where it has it already, or has never had any and there is nothing in it.
  var unsavedState: SessionConfiguration? {
    let state = state
    let isEmpty = state.storedValues.isEmpty && state.sceneValues?.isEmpty != false
    return (mustBeSaved || state != savedState) && (!isEmpty || savedState != nil) ? state : nil
  }

  /// The state that the store does not have, with what the store needs to know about it.
  var unsavedEntry: UnsavedStates.Entry? {
    unsavedState.map { UnsavedStates.Entry(state: $0, address: address, isRepeated: $0 == savedState) }
  }

  /// The store has taken a state.
  func isSaved(_ state: SessionConfiguration) {
    savedState = state
    mustBeSaved = false
    hasToldWhyUnsaved = false
  }

  /// The state cannot be saved as it is. Told once until it can.
  func isNotSaved(_ error: SavedSessionError) {
    if !hasToldWhyUnsaved { logger.error("a session's state is not saved", metadata: ["error": "\(error)"]) }
    hasToldWhyUnsaved = true
  }
}
