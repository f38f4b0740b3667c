import Logging
import NavigatorHTML
import NavigatorHost

/// The session of one page: the app's session, the state of the page, and its connection if there is one.
@MainActor
final class WebSession: StateOwner {
  var lifecycle = SessionLifecycle()

  let key: SessionKey
  let address: ClientAddress
  /// The number of the page that shows the session: 0 for the one that was rendered with it, and a random one for each page that
  /// has taken it over. A page with another number shows another state.
  private(set) var generation: Int
  /// The page that was rendered to continue the session, and has not connected yet.
  private var offeredGeneration: Int?
  /// The path and query of the page's address when it was last known. The address of ``location`` takes precedence.
  var pageTarget: String?
  /// The values that the session shares with the other sessions of its visitor.
  private(set) var visitorValues: VisitorValues?
  private var phase = InputEvent.ScenePhase.active
  /// A closure that is called after a change that must be saved.
  var onChange: (() -> Void)?
  /// A closure that is called when the page is hidden or shown.
  var onHide: ((Bool) -> Void)?
  /// A closure that is called after messages were queued.
  var onQueue: (() -> Void)?
  /// The quota that the session counts towards.
  var admission = AdmissionPhase.none
  enum AdmissionPhase: Hashable, Sendable {
    case none
    /// The page has not connected yet.
    case pending
    case connected
  }

  private(set) var hasBeenConnected = false
  /// The time at which the page was disconnected.
  private(set) var awaySince = Duration.zero

  let session: any HostSession
  private let now: @Sendable () -> Duration
  private let metrics: WebMetrics
  /// A logger with the number of the session; never with its token.
  nonisolated let logger: Logger
  private var connection: (any PageConnection)?
  /// The last location that the page has received.
  private var shownLocation: Location?
  private var bucket: TokenBucket
  private var connections: TokenBucket
  private var exports: TokenBucket
  private var reportedDrops: Set<EventOutcome.DropReason> = []

  private var sync: PageSync
  private let queuedBytes: QueuedBytes
  /// The bytes of unacknowledged batches that ``queuedBytes`` includes.
  private(set) var unacknowledgedBytes = 0

  /// A Boolean value that indicates whether the state must be saved even if it has not changed.
  var mustBeSaved = false
  /// The state that the store has saved last.
  private var savedState: SessionConfiguration?
  private var hasLoggedSaveFailure = false
  private var lastState: SessionConfiguration?

  private let openingTimeout: Duration
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
    openingTimeout = limits.openingTimeout
    number = logger[metadataKey: "session"].map { "\($0)" } ?? ""
    self.now = now
    self.metrics = metrics
    self.logger = logger
    bucket = TokenBucket(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now())
    connections = TokenBucket(capacity: limits.connectionBurst, perSecond: limits.connectionsPerSecond, now: now())
    exports = TokenBucket(capacity: Self.exportBurst, perSecond: Self.exportsPerSecond, now: now())
    sync = PageSync(maximumCount: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    session.onPatches = { [weak self] patches in self?.send(patches) }
    session.playsAnimations = true
    session.onStoredChange = { [weak self] in self?.onChange?() }
  }

  var location: Location { session.location }

  /// Calls `body`, which may run code of the app. Log lines of the app through the current logger contain the number of the
  /// session. The watchdog reports the activity if the code does not return.
  func withApp<Result>(_ event: String = "update", _ body: () -> Result) -> Result {
    activity.during(MainActorActivity.Activity(session: number, event: event)) {
      withLogger(logger) { _ in body() }
    }
  }

  /// Returns the tree for the first HTML of the page, and its location.
  func render() -> (root: Element, location: Location) {
    let tree = settled()
    sync.rendered()
    shownLocation = tree.location
    return tree
  }

  /// Settles the session, and returns its tree and its location.
  private func settled() -> (root: Element, location: Location) {
    withApp { session.settle() }
    return (session.root, session.location)
  }

  /// Returns the number of a page that shows the session. It differs from those of all earlier pages.
  static func newGeneration() -> Int { Int.random(in: 1...Int(Int32.max)) }

  /// A page that continues the session when it connects.
  struct Offer {
    let root: Element
    let location: Location
    let generation: Int
    let batch: Int
  }

  /// Returns the tree for the HTML of a page that may continue the session. Nothing changes for the current page until then.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether the session has no page yet. Changes from now on are sent to the
  ///   offered page.
  func offer(isFirst: Bool = false) -> Offer {
    let (root, location) = isFirst ? render() : settled()
    let generation = Self.newGeneration()
    offeredGeneration = generation
    return Offer(root: root, location: location, generation: generation, batch: sync.lastBatch)
  }

  /// Waits, for a bounded time, until a view handles the address with which the session has begun.
  func waitForHandler(of configuration: SessionConfiguration, by clock: HostClock) async {
    guard configuration.url != nil else { return }
    let pause = Duration.milliseconds(20)
    var remaining = openingTimeout
    while remaining > .zero, lifecycle.state != .ended, session.location.isUnhandled {
      guard (try? await clock.sleep(pause)) != nil else { return }
      remaining -= pause
      if lifecycle.state != .ended { withApp { session.settle() } }
    }
  }

  // MARK: Connection

  /// Uses a connection and updates its page with the missing batches if they are known, else with the whole tree.
  func connect(_ connection: any PageConnection, hello: Hello) {
    if let offeredGeneration, hello.generation == offeredGeneration {
      self.offeredGeneration = nil
      generation = offeredGeneration
      sync.beginPage()
      enterForeground()
    }
    withApp {
      session.setRegion(locale: hello.locale, timeZone: hello.timeZone)
      session.settle()
    }
    self.connection = connection
    defer { onQueue?() }
    sync.connect()
    let isReconnecting = hasBeenConnected
    hasBeenConnected = true
    if !isReconnecting { onChange?() }
    // Messages on the previous connection may not have arrived.
    if hello.generation != generation || isReconnecting { shownLocation = nil }
    guard connections.take(now: now()) else {
      logger.notice("a page connects too often and is disconnected")
      return closeConnection(.tooManyEvents)
    }
    defer { sendLocation(session.location) }
    guard hello.generation == generation else {
      // Each generation belongs to one page, which counts its events from 1.
      generation = Self.newGeneration()
      sync.beginPage()
      // A page with a token that the host has not issued receives the token that replaces it.
      return sendTree(isNew: true, token: hello.token == key.token ? nil : key.token)
    }
    let missing = sync.missingBatches(after: hello.batch)
    updateQueuedBytes()
    guard let missing, send(missing, after: hello.batch, to: connection) else { return sendTree() }
    sync.resumed(after: hello.batch)
    connection.send(.ok(events: sync.processedEvents), isDue: true)
  }

  /// Makes the scene active for a new page. The former page was hidden when it was left.
  private func enterForeground() {
    guard phase != .active, let window = session.location.places.first else { return }
    phase = .active
    withApp("phase") { _ = session.perform(InputEvent(target: window.id, action: .scenePhase(.active))) }
  }

  private func send(_ batches: ArraySlice<String>, after number: Int, to connection: any PageConnection) -> Bool {
    zip(batches, (number + 1)...).allSatisfy { connection.send($0, batch: $1, isDue: false) }
  }

  /// Returns whether a connection may have the session. A connection that waited for its session must not replace a newer
  /// connection of the same page.
  func mayConnect(_ other: any PageConnection) -> Bool {
    connection.map { other.isOpen && other.opened >= $0.opened } ?? true
  }

  func disconnect(_ connection: any PageConnection) {
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
      connection.abort(.outOfMemory)
      self.connection = nil
      awaySince = now()
    }
    sync.reset()
    updateQueuedBytes()
  }

  private func updateQueuedBytes() {
    queuedBytes.change(by: sync.unacknowledgedBytes - unacknowledgedBytes)
    unacknowledgedBytes = sync.unacknowledgedBytes
  }

  func end(_ reason: ByeReason) {
    lastState = state
    closeConnection(reason)
    sync.reset()
    updateQueuedBytes()
    session.onPatches = nil
    session.onStoredChange = nil
    session.onStoredValue = nil
    withApp("end") { session.end() }
    logger.debug("session ended", metadata: ["reason": "\(reason.rawValue)"])
  }

  // MARK: Events

  /// Passes an event to the app, or closes the connection if events arrive too fast. Events that were processed before, and
  /// events that the app drops, have no effect.
  func receive(_ counted: CountedEvent, from connection: any PageConnection) {
    guard self.connection === connection, isAllowed() else { return }
    acknowledge(counted.batch ?? connection.writtenBatch)
    if let number = counted.number, !sync.process(number) { return }
    let event = counted.event
    let begin = now()
    // The patches of the event are sent in this turn, without a later one.
    let outcome = withApp(event.action.name) { session.perform(event) }
    metrics.event(outcome)
    reportUnansweredEvents(to: connection)
    switch outcome {
    case .handled:
      metrics.evaluated(for: .event, in: now() - begin)
      if case .scenePhase(let phase) = event.action {
        self.phase = phase
        onHide?(phase == .background)
      }
    case .dropped(let reason):
      guard reportedDrops.insert(reason).inserted else { return }
      logger.info("events are dropped", metadata: ["reason": "\(reason.rawValue)", "element": "\(event.target)"])
    }
  }

  /// Reports an event that has caused no patches. The page waits for the answer to each event. A page that receives its whole
  /// tree later receives the number of the event with it.
  private func reportUnansweredEvents(to connection: any PageConnection) {
    guard sync.isCurrent, self.connection === connection, let number = sync.unreportedEvents else { return }
    if connection.send(.taken(events: number)) { _ = sync.reportEvents() }
  }

  /// Processes an acknowledgement. The page receives the number of its processed events if it may not have received it before. A
  /// page that repeats an acknowledgement checks the connection and gets an answer.
  func acknowledge(_ batch: Int, from connection: any PageConnection) {
    guard self.connection === connection, isAllowed() else { return }
    let isNew = acknowledge(batch)
    guard !isNew || sync.unreportedEvents != nil else { return }
    connection.send(.taken(events: sync.reportEvents()))
  }

  /// Counts a request of the page outside of its connection. Returns false if there are too many.
  func takesRequest() -> Bool { bucket.take(now: now()) }

  /// Counts an export, for which the app creates files. Returns false if there are too many.
  func takesExport() -> Bool { exports.take(now: now()) }

  private func isAllowed() -> Bool {
    if bucket.take(now: now()) { return true }
    logger.notice("a client sends events too fast and is disconnected")
    closeConnection(.tooManyEvents)
    return false
  }

  // MARK: Location

  /// Navigates to a location of the browser's history, as far as the app permits, and sends the resulting location.
  func traverse(to keys: [String], address: String?, answering question: Int, from connection: any PageConnection) {
    guard self.connection === connection, isAllowed() else { return }
    pageTarget = address ?? pageTarget
    shownLocation = withApp("go") { session.traverse(to: keys, address: address.flatMap(connection.url)) }
    guard let shownLocation else { return }
    // A page that does not receive this message gets the location when it has caught up.
    if self.connection?.send(.location(shownLocation, answering: question), isDue: true) == false { self.shownLocation = nil }
  }

  /// The address of the place in front as a path, if it has one.
  private var place: String? { location.path }

  /// The path and query that the page shows.
  var currentTarget: String? { place ?? pageTarget }

  /// Opens an address in the session.
  func open(_ url: String) {
    guard let window = location.places.first else { return }
    withApp("open") { _ = session.perform(InputEvent(target: window.id, action: .openURL(url))) }
  }

  // MARK: Stored values

  /// Shares the values of the session's visitor.
  func share(_ values: VisitorValues) {
    visitorValues = values
    values.add(self)
    session.onStoredValue = { [weak self] key, value in
      guard let self else { return }
      visitorValues?.receive(value, for: key, from: self)
    }
    // Code of the app may have changed values before.
    for (key, value) in session.storedValues where values.values[key] != value { values.receive(value, for: key, from: self) }
    for key in values.values.keys where session.storedValues[key] == nil { values.receive(nil, for: key, from: self) }
  }

  /// Sets or removes a value that another session of the visitor has changed.
  func setStoredValue(_ value: StoredValue?, for key: String) {
    guard lifecycle.state != .ended else { return }
    withApp("storage") { session.setStoredValue(value, for: key) }
  }

  /// Opens an address if the stored values of the scene do not restore its screen. It may take several turns until the screens
  /// are shown.
  ///
  /// - Parameter route: The ``Location/route`` to the address, if it is known.
  func restoreLocation(_ place: String, opening url: String, along route: [String]?) async {
    for _ in 0..<100 {
      withApp { session.settle() }
      guard self.place != place || route.map({ $0 != session.location.route }) == true else { return }
      await Task.yield()
    }
    guard let window = location.places.first else { return }
    withApp {
      if route.map({ session.open(url, along: $0) }) != true, self.place != place {
        session.send(InputEvent(target: window.id, action: .openURL(url)))
      }
      session.settle()
    }
  }

  /// Sends the location, and requests a save if the address differs from the saved one.
  private func locationMayHaveChanged() {
    let location = session.location
    sendLocation(location)
    if location.path != savedState?.url { onChange?() }
  }

  /// Sends the location if the page does not have it. A page that lacks batches receives it after the whole tree.
  private func sendLocation(_ location: Location) {
    guard let connection, !sync.isLagging else { return }
    guard location.keys != shownLocation?.keys || location.address != shownLocation?.address else { return }
    guard connection.send(.location(location, answering: nil)) else { return recoverPage() }
    shownLocation = location
  }

  // MARK: Patches

  /// Records that the page has applied the batches up to `batch`. Returns false if it has applied no further batch.
  @discardableResult
  private func acknowledge(_ batch: Int) -> Bool {
    switch sync.acknowledge(batch, written: connection?.writtenBatch ?? 0) {
    case .repeated: return false
    case .new:
      updateQueuedBytes()
      return true
    case .tree:
      sendTree()
      sendLocation(session.location)
      return !sync.isLagging
    }
  }

  private func send(_ patches: [Patch]) {
    defer {
      if patches.contains(where: \.mayChangeLocation) { locationMayHaveChanged() }
      updateQueuedBytes()
      onQueue?()
    }
    guard sync.isCurrent else { return }
    let ops = PageOp.ops(for: patches)
    let frame = ServerFrame.patches(ops, batch: sync.nextBatch, events: sync.unreportedEvents).json
    guard sync.append(frame) else { return recoverPage() }
    guard let connection else { return }
    _ = sync.reportEvents()
    guard connection.send(frame, batch: sync.lastBatch, isDue: false) else { return recoverPage() }
    metrics.sent(patches: patches.count)
    sync.sentBatch()
  }

  /// Handles a message that cannot be sent. The page receives the whole tree, now or after its next acknowledgement.
  private func recoverPage() {
    if sync.lostBatch(isConnected: connection != nil) {
      sendTree()
      sendLocation(session.location)
    } else if sync.isLagging {
      logger.debug("a page lacks too many changes, and receives its whole tree when it has applied the earlier ones")
    }
  }

  private func sendTree(isNew: Bool = false, token: SessionToken? = nil) {
    let batch = sync.beginTree()
    updateQueuedBytes()
    guard let connection else { return }
    _ = sync.reportEvents()
    let html = HTMLRenderer.html(of: session.root)
    let frame = ServerFrame.root(
      html: html, batch: batch, events: sync.processedEvents, generation: isNew ? generation : nil, token: token)
    sync.endTree(isSent: connection.send(frame, batch: batch, isDue: true))
  }

  // MARK: State

  /// The state with which another session continues from this one.
  var state: SessionConfiguration {
    if let lastState { return lastState }
    var state = session.continuation
    // The values of the visitor are saved apart.
    state.storedValues = [:]
    state.url = place
    return state
  }

  var hasEnded: Bool { lifecycle.state == .ended }

  /// The state to save, or nil if the store has it or it is empty and has never been saved.
  var unsavedState: SessionConfiguration? {
    let state = state
    let isEmpty = state.sceneValues?.isEmpty != false
    return (mustBeSaved || state != savedState) && (!isEmpty || savedState != nil) ? state : nil
  }

  /// The state to save, with the data that the store needs.
  var unsavedEntry: UnsavedStates.Entry? {
    unsavedState.map { UnsavedStates.Entry(state: $0, address: address, isRepeated: $0 == savedState) }
  }

  /// Records that the store has saved a state.
  func isSaved(_ state: SessionConfiguration) {
    savedState = state
    hasLoggedSaveFailure = false
  }

  /// Logs that the state cannot be saved, once until a save succeeds.
  func isNotSaved(_ error: SavedSessionError) {
    if !hasLoggedSaveFailure { logger.error("a session's state is not saved", metadata: ["error": "\(error)"]) }
    hasLoggedSaveFailure = true
  }
}

extension Location {
  /// A Boolean value that indicates whether no view handles the address that was opened. An app may also show that it has no
  /// screen for an address; the place then has that address.
  fileprivate var isUnhandled: Bool { places.first.map { $0.isNotFound && $0.address == nil } ?? false }
}
