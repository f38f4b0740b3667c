import Logging
import NavigatorHost

/// The sessions of a host. A session exists from the request of its page until the page is closed or the session is saved and
/// released.
@MainActor
final class SessionStore {
  private let app: any HostedApp
  let limits: WebLimits
  let clock: HostClock
  let metrics: WebMetrics
  let logger: Logger
  let saver: SessionSaver
  let turns: TurnScheduler
  nonisolated let queuedBytes: QueuedBytes
  nonisolated let pages: PageRequests
  let transfers: FileTransfers
  nonisolated let disk: FileDisk
  nonisolated let memory: TransferMemory
  var sessions: [SessionKey: WebSession] = [:]
  /// The stored values of visitors with sessions, by ``VisitorValues/key``.
  var visitorValues: [SessionKey: VisitorValues] = [:]
  /// The repeated reads of stored values, by the same keys.
  var valueReads: [SessionKey: Task<Void, Never>] = [:]
  var tokenReplacements = TokenReplacements()
  var timers: [SessionLifecycle.Wait: DeadlineQueue<SessionKey, SessionKey>] = [:]
  private(set) var quota: SessionQuota<SessionKey>
  private var started = 0
  /// The open connections that have a session.
  private(set) var connections: [PageConnectionID: any PageConnection] = [:]
  var waitingForConnections: [CheckedContinuation<Void, Never>] = []
  nonisolated let health: HostHealth
  private let activity: MainActorActivity
  var isStopping = false

  init(
    app: any HostedApp, states: any SessionStateStore, turns: TurnScheduler, health: HostHealth = HostHealth(),
    activity: MainActorActivity = MainActorActivity(), cookies: VisitorCookies = VisitorCookies(), limits: WebLimits,
    clock: HostClock,
    metrics: WebMetrics, logger: Logger
  ) {
    self.app = app
    self.health = health
    self.activity = activity
    self.turns = turns
    self.limits = limits
    self.clock = clock
    self.metrics = metrics
    self.logger = logger
    queuedBytes = QueuedBytes(limit: limits.maximumQueuedBytesOverall)
    pages = PageRequests(
      maximum: limits.maximumPageRequests, maximumPerAddress: limits.maximumPageRequestsPerAddress, queuedBytes: queuedBytes)
    transfers = FileTransfers(limits: limits, clock: clock, queuedBytes: queuedBytes)
    (disk, memory) = (transfers.folders.disk, transfers.memory)
    quota = SessionQuota(
      maximumPending: limits.maximumPendingPages, maximumPendingPerAddress: limits.maximumPendingPagesPerAddress)
    saver = SessionSaver(store: states, cookies: cookies, limits: limits, clock: clock, logger: logger)
    saver.onLoss = { [weak self] in self?.saveAll() }
    saver.beginChecks()
  }

  /// Waits, for a bounded time, until the secret of the installation has been requested from the store once.
  func prepare() async { await saver.prepare() }

  var count: Int { sessions.count }

  // MARK: Pages

  /// Returns a page that is about to be rendered, when it is the turn of the page's address. The page continues the session that
  /// its tab showed before, or belongs to a new session.
  ///
  /// A new session ends if the page does not connect within the grace time, or if its response is not written. It may displace
  /// the session of another page that has not connected.
  ///
  /// - Parameters:
  ///   - target: The path and query of the page.
  ///   - claim: The session that the tab of the page showed before.
  func open(
    _ configuration: SessionConfiguration, for visitor: Visitor, at address: ClientAddress, target: String = "/",
    continuing claim: TabClaim? = nil
  ) async throws(SessionStoreError) -> OpenedPage {
    let (request, values) = try await admission(of: address, visitor)
    defer { releaseValues(values) }
    if let claim,
      let page = await continuePage(
        claim, at: target, for: configuration, values: values, request, from: address)
    {
      return page
    }
    guard !isStopping else { throw .stopping }
    displacePage(at: address)
    let session = start(
      configuration, SessionKey(token: .random(), visitor: visitor.key), at: address, as: .pending, values: values)
    session.pageTarget = target
    startPending(session, request)
    await session.waitForHandler(of: configuration, by: clock)
    let (root, location, openings) = session.render()
    return OpenedPage(
      token: session.key.token, root: root, location: location, openings: openings,
      continuation: claim.map { _ in (0, 0) }, request: request)
  }

  /// Ends the session of another page that has not connected, if there are too many.
  func displacePage(at address: ClientAddress) {
    if let key = quota.displaced(byPageAt: address) { putToSleep(sessions[key]) }
  }

  /// Starts the wait for the page of a session to connect.
  func startPending(_ session: WebSession, _ request: PageRequest) {
    startTimer(.connect, for: session.key)
    request.onLoss { [weak self, key = session.key] in
      Task { @MainActor in self?.discard(key) }
    }
  }

  /// Returns the page that ``open(_:for:at:target:continuing:)`` would return for a new session, without keeping the session.
  func renderWithoutSession(
    _ configuration: SessionConfiguration, for visitor: Visitor, at address: ClientAddress
  ) async throws(SessionStoreError) -> OpenedPage {
    let (request, values) = try await admission(of: address, visitor)
    defer { releaseValues(values) }
    var configuration = configuration
    if !values.values.isEmpty { configuration.sceneValues = [:] }
    configuration.storedValues = values.values
    let session = start(
      configuration, SessionKey(token: .random(), visitor: visitor.key), at: address, as: .none, values: nil)
    await session.waitForHandler(of: configuration, by: clock)
    let (root, location, _) = session.render()
    perform(session.lifecycle.end(), on: session)
    return OpenedPage(token: session.key.token, root: root, location: location, request: request)
  }

  /// Waits for the turn of an address that requests a page, and for the visitor's stored values.
  private func admission(
    of address: ClientAddress, _ visitor: Visitor
  ) async throws(SessionStoreError) -> (PageRequest, VisitorValues) {
    do throws(SessionStoreError) {
      let request = try pages.begin(at: address)
      // A client whose address is refused must not cause a request to the store.
      try mayConnect(from: address)
      let values = await loadValues(of: visitor, at: address)
      await turns.turn(of: .pages(address))
      do throws(SessionStoreError) {
        try mayConnect(from: address)
      } catch {
        releaseValues(values)
        throw error
      }
      return (request, values)
    } catch {
      throw refusal(error, of: address)
    }
  }

  /// Ends the session of a page that was not delivered.
  private func discard(_ key: SessionKey) {
    guard let session = sessions[key], session.admission == .pending else { return }
    perform(session.lifecycle.end(), on: session)
  }

  /// Attaches a connection to the session of its page, and brings the page up to date. A session that has ended is created again
  /// from its saved state. If neither memory nor the store shows that this installation has issued the key, the page gets a new
  /// session with a new token, at the page's address. Sessions of other browsers are not accessible.
  ///
  /// - Returns: The session, or nil if the connection has been closed meanwhile or a newer one has the session.
  func attach(
    _ connection: any PageConnection, to keys: SessionKeys, hello: Hello
  ) async throws(SessionStoreError) -> WebSession? {
    guard !isStopping else { throw .stopping }
    let session: WebSession? =
      if let session = session(for: keys) { session } else { try await wake(keys, for: hello, from: connection) }
    guard !isStopping else { throw .stopping }
    guard let session, session.mayConnect(connection) else { return nil }
    // The session may have ended while it was created.
    guard session.lifecycle.state != .ended else { throw .full(limit: limits.maximumSessions) }
    if session.admission != .connected { try count(session, as: .connected) }
    if let target = hello.address { session.pageTarget = target }
    connections[connection.id] = connection
    perform(session.lifecycle.connect(connection.id), on: session)
    session.connect(connection, hello: hello)
    session.visitorValues?.didConnect()
    return session
  }

  func session(for keys: SessionKeys) -> WebSession? {
    keys.all.lazy.compactMap { key in
      self.sessions[key] ?? self.tokenReplacements.replacement(for: key).flatMap { self.sessions[$0] }
    }.first
  }

  private func wake(
    _ keys: SessionKeys, for hello: Hello, from connection: any PageConnection
  ) async throws(SessionStoreError) -> WebSession? {
    // A client whose address is refused must not cause a request to the store.
    try mayConnect(from: connection.client)
    let saved = await saver.state(for: keys.all) { connection.isOpen }
    let visitor = Visitor(key: keys.current.visitor, former: keys.former?.visitor)
    let values = await loadValues(of: visitor, at: connection.client)
    defer { releaseValues(values) }
    var configuration = saved?.state ?? SessionConfiguration()
    // The sessions for one address are created one after another.
    await turns.turn(of: .attachment(connection.client))
    // Another connection of the page may have created the session meanwhile.
    if let session = session(for: keys) { return session }
    guard connection.isOpen else { return nil }
    let place = hello.address ?? configuration.url
    let url = place.flatMap(connection.url)
    let hasScene = configuration.sceneValues?.isEmpty == false
    let hasAddresses = configuration.url != nil
    // The stored values of the scene may contain the location. The address would then be opened twice.
    configuration.url = hasScene ? nil : url
    configuration.windowURL = hasScene ? url : nil
    configuration.route = hasScene ? nil : hello.route
    configuration.locale = hello.locale
    configuration.timeZone = hello.timeZone
    configuration.setWindow(connection.window)
    try makeRoomOrRefuse(connection.client)
    values.adopt(configuration.storedValues)
    // Only sessions with issued keys are saved, so that a client with invented tokens cannot fill the store.
    let issued = saved?.key ?? SessionKey(token: .random(), visitor: keys.current.visitor)
    let session = start(
      configuration, issued, at: connection.client, as: .connected, values: values,
      generation: WebSession.newGeneration())
    if saved == nil { tokenReplacements.replace(keys.current, by: issued) }
    if hasScene, hasAddresses, let place, let url { await session.restoreLocation(place, opening: url, along: hello.route) }
    return session
  }

  /// Starts a session.
  ///
  /// - Parameter values: The values that the session shares with other sessions of its visitor. If it is nil, the session only
  ///   has the values of `configuration`.
  func start(
    _ configuration: SessionConfiguration, _ key: SessionKey, at address: ClientAddress, as admission: WebSession.AdmissionPhase,
    values: VisitorValues?, generation: Int = 0
  ) -> WebSession {
    started += 1
    let begin = clock.now()
    var configuration = configuration
    if configuration.sceneValues == nil, !configuration.storedValues.isEmpty {
      configuration.sceneValues = configuration.storedValues
    }
    if let values { configuration.storedValues = values.values }
    if configuration.sceneValues == nil, !configuration.storedValues.isEmpty { configuration.sceneValues = [:] }
    // The first page plays the animations that start with the session.
    if admission == .pending { configuration.recordsOpening = true }
    configuration.logMetadata = ["session": "\(started)", "client": "\(address)"]
    var logger = logger
    for (key, value) in configuration.logMetadata { logger[metadataKey: key] = "\(value)" }
    let hosted = activity.during(MainActorActivity.Activity(session: "\(started)", event: "start")) {
      withLogger(logger) { _ in app.makeSession(configuration) }
    }
    let session = WebSession(
      hosted, key: key, address: address, generation: generation, queuedBytes: queuedBytes, activity: activity,
      limits: limits, now: clock.now, metrics: metrics, logger: logger)
    if let values { session.share(values) }
    session.onQueue = { [weak self] in self?.enforceMemoryLimit() }
    session.onChange = { [weak self, weak session] in
      // A page that has never connected cannot connect again.
      guard let session, session.hasBeenConnected else { return }
      self?.saver.save(session)
    }
    session.onHide = { [weak self, weak session] isHidden in
      guard let session else { return }
      self?.perform(session.lifecycle.hide(isHidden), on: session)
    }
    sessions[key] = session
    setAdmission(of: session, to: admission)
    metrics.sessionStarted()
    metrics.evaluated(for: .page, in: clock.now() - begin)
    logger.debug("session started", metadata: ["sessions": "\(sessions.count)"])
    return session
  }

  /// Throws an error if a page from `address` could not connect now.
  private func mayConnect(from address: ClientAddress) throws(SessionStoreError) {
    guard !isStopping else { throw .stopping }
    enforceMemoryLimit()
    guard !queuedBytes.isOverLimit else { throw .outOfMemory(limit: queuedBytes.limit) }
    if quota.connectedCount(at: address) >= limits.maximumSessionsPerAddress,
      displaceable(where: { $0.address == address }) == nil
    {
      throw .crowded(limit: limits.maximumSessionsPerAddress)
    }
    if quota.connectedCount >= limits.maximumSessions, displaceable(where: { _ in true }) == nil {
      throw .full(limit: limits.maximumSessions)
    }
  }

  private func makeRoomOrRefuse(_ address: ClientAddress) throws(SessionStoreError) {
    do throws(SessionStoreError) {
      try mayConnect(from: address)
      makeRoom(at: address)
    } catch {
      throw refusal(error, of: address)
    }
  }

  /// Counts a session whose page connects.
  private func count(_ session: WebSession, as admission: WebSession.AdmissionPhase) throws(SessionStoreError) {
    try makeRoomOrRefuse(session.address)
    setAdmission(of: session, to: admission)
  }

  func setAdmission(of session: WebSession, to admission: WebSession.AdmissionPhase) {
    switch session.admission {
    case .none: break
    case .pending: quota.removePending(session.key, at: session.address)
    case .connected: quota.removeConnected(at: session.address)
    }
    session.admission = admission
    switch admission {
    case .none: break
    case .pending: quota.addPending(session.key, at: session.address)
    case .connected: quota.addConnected(at: session.address)
    }
  }

  private func refusal(_ error: SessionStoreError, of address: ClientAddress) -> SessionStoreError {
    let reason = WebMetrics.SessionRefusal(error)
    metrics.sessionRefused(reason)
    logger.info("a visitor is refused", metadata: ["reason": "\(reason.rawValue)", "client": "\(address)"])
    return error
  }

  /// Ends the session whose page has been disconnected the longest, if the host has no capacity. Its state is saved.
  private func makeRoom(at address: ClientAddress) {
    if quota.connectedCount(at: address) >= limits.maximumSessionsPerAddress {
      putToSleep(displaceable { $0.address == address })
    }
    if quota.connectedCount >= limits.maximumSessions { putToSleep(displaceable { _ in true }) }
  }

  /// Returns the session that may be ended for a new one. Every disconnected page has at least ``WebLimits/leaveGrace`` to
  /// reconnect. This bound also limits the rate at which clients can start sessions.
  private func displaceable(where isMeant: (WebSession) -> Bool) -> WebSession? {
    let latest = clock.now() - limits.leaveGrace
    let away = sessions.values.filter { $0.lifecycle.isAway && $0.awaySince <= latest && isMeant($0) }
    return away.min { $0.awaySince < $1.awaySince }
  }

  private func putToSleep(_ session: WebSession?) {
    if let session { perform(session.lifecycle.end(), on: session) }
  }

  /// Detaches a closed connection from its session, which waits for the page to reconnect. The wait is short if the browser has
  /// left the page.
  func detach(_ connection: any PageConnection, from session: WebSession, hasLeft: Bool) {
    connections[connection.id] = nil
    session.disconnect(connection)
    perform(session.lifecycle.disconnect(connection.id, hasLeft: hasLeft), on: session)
    guard connections.isEmpty else { return }
    for waiting in waitingForConnections { waiting.resume() }
    waitingForConnections = []
  }

}
