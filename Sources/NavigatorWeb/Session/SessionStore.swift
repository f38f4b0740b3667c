import Logging
import NavigatorHost

/// The sessions of one host, by their pages. A session is here from the request of its page until its page is gone, or sleeps.
@MainActor
final class SessionStore {
  private let app: any HostedApp
  private let limits: WebLimits
  private let clock: HostClock
  private let metrics: WebMetrics
  private let logger: Logger
  private let saver: SessionSaver
  private var sessions: [SessionKey: WebSession] = [:]
  private var replacedKeys = ReplacedKeys()
  private var timers: [SessionKey: Task<Void, Never>] = [:]
  private var crowds = Crowds()
  private var started = 0
  private var connections: Set<SocketConnection.ID> = []
  private var waitingForConnections: [CheckedContinuation<Void, Never>] = []
  private(set) var isStopping = false

  init(
    app: any HostedApp, states: any SessionStateStore, limits: WebLimits, clock: HostClock, metrics: WebMetrics, logger: Logger
  ) {
    self.app = app
    self.limits = limits
    self.clock = clock
    self.metrics = metrics
    self.logger = logger
    saver = SessionSaver(store: states, limits: limits, clock: clock, logger: logger)
    saver.onLoss = { [weak self] in self?.saveAll() }
    saver.beginChecks()
  }

  var count: Int { sessions.count }

  // MARK: Pages

  /// Starts a session for a page that is about to be rendered. It ends unless the page connects within the grace.
  func open(
    _ configuration: SessionConfiguration, for visitor: VisitorKey, at address: ClientAddress
  ) throws(SessionStoreError) -> OpenedPage {
    let session = try start(configuration, SessionKey(token: .random(), visitor: visitor), at: address)
    startTimer(.connect, for: session.key)
    let (root, location) = session.render()
    return OpenedPage(token: session.key.token, root: root, location: location)
  }

  /// What ``open(_:for:at:)`` would answer, of a session that has ended already. It counts for as long as one whose page does not connect:
  /// nobody can have sessions made faster in this way.
  func glance(
    _ configuration: SessionConfiguration, for visitor: VisitorKey, at address: ClientAddress
  ) throws(SessionStoreError) -> OpenedPage {
    crowds.forgetGlances(at: clock.now())
    guard crowds.glanceCount < limits.maximumSessions else { throw refusal(.full(limit: limits.maximumSessions), of: address) }
    let opened = try open(configuration, for: visitor, at: address)
    if let session = sessions[SessionKey(token: opened.token, visitor: visitor)] {
      perform(session.lifecycle.end(), on: session)
    }
    crowds.glance(from: address, until: clock.now() + limits.connectGrace)
    return opened
  }

  /// Gives a connection the session of its page, and brings the page up to date. A session that has ended is built again from its
  /// saved state. A key that this installation has not issued, or of which it has no trace, leads to a new session with a new
  /// token at the page's address. Sessions of other browsers are out of reach.
  ///
  /// - Returns: Nil where the page has given the connection up meanwhile: it is closed, or a newer one has the session.
  func attach(
    _ connection: SocketConnection, to key: SessionKey, saying hello: Hello
  ) async throws(SessionStoreError) -> WebSession? {
    guard !isStopping else { throw .stopping }
    let session: WebSession? =
      if let session = session(for: key) { session } else { try await wake(key, for: hello, from: connection) }
    guard !isStopping else { throw .stopping }
    guard let session, session.mayConnect(connection) else { return nil }
    connections.insert(connection.id)
    perform(session.lifecycle.connect(connection.id), on: session)
    session.connect(connection, saying: hello)
    return session
  }

  private func session(for key: SessionKey) -> WebSession? {
    sessions[key] ?? replacedKeys.replacement(for: key).flatMap { sessions[$0] }
  }

  private func wake(
    _ key: SessionKey, for hello: Hello, from connection: SocketConnection
  ) async throws(SessionStoreError) -> WebSession? {
    let saved = await saver.state(for: key)
    var configuration = saved ?? SessionConfiguration()
    // Another connection of the page may have been faster.
    if let session = session(for: key) { return session }
    guard connection.isOpen else { return nil }
    let origin = connection.origin
    let place = hello.address ?? configuration.url
    let url = place.flatMap(origin.url)
    let hasScene = configuration.sceneValues?.isEmpty == false
    let hasAddresses = configuration.url != nil
    // What the scene has kept may say where it was: an address would lead there a second time.
    configuration.url = hasScene ? nil : url
    configuration.way = hasScene ? nil : hello.way
    // Only keys that were issued here are saved: a client that invents tokens fills no store.
    let issued = saved == nil ? SessionKey(token: .random(), visitor: key.visitor) : key
    let session = try start(configuration, issued, at: origin.client, generation: .random(in: 1...Int(Int32.max)))
    if issued != key { replacedKeys.replace(key, by: issued) }
    if hasScene, hasAddresses, let place, let url { await session.arrive(at: place, opening: url, along: hello.way) }
    return session
  }

  private func start(
    _ configuration: SessionConfiguration, _ key: SessionKey, at address: ClientAddress, generation: Int = 0
  ) throws(SessionStoreError) -> WebSession {
    try admit(from: address)
    started += 1
    let begin = clock.now()
    var configuration = configuration
    configuration.logMetadata = ["session": "\(started)", "client": "\(address)"]
    var logger = logger
    for (key, value) in configuration.logMetadata { logger[metadataKey: key] = "\(value)" }
    let hosted = withLogger(logger) { _ in app.makeSession(configuration) }
    let session = WebSession(
      hosted, key: key, address: address, generation: generation, limits: limits, now: clock.now, metrics: metrics,
      logger: logger)
    session.onChange = { [weak self, weak session] in session.map { self?.saver.save($0) } }
    session.onHide = { [weak self, weak session] isHidden in
      guard let session else { return }
      self?.perform(session.lifecycle.hide(isHidden), on: session)
    }
    sessions[key] = session
    crowds.enter(address)
    metrics.sessionStarted()
    metrics.evaluated(for: .page, in: clock.now() - begin)
    logger.debug("session started", metadata: ["sessions": "\(sessions.count)"])
    return session
  }

  private func admit(from address: ClientAddress) throws(SessionStoreError) {
    do throws(SessionStoreError) {
      guard !isStopping else { throw .stopping }
      crowds.forgetGlances(at: clock.now())
      try makePlace(at: address)
    } catch {
      throw refusal(error, of: address)
    }
  }

  private func refusal(_ error: SessionStoreError, of address: ClientAddress) -> SessionStoreError {
    let reason = WebMetrics.SessionRefusal(error)
    metrics.sessionRefused(reason)
    logger.info("a visitor is refused", metadata: ["reason": "\(reason.rawValue)", "client": "\(address)"])
    return error
  }

  /// Where all places are taken, the session whose page is away for longest is put to sleep for the new one.
  private func makePlace(at address: ClientAddress) throws(SessionStoreError) {
    if crowds.count(at: address) >= limits.maximumSessionsPerAddress {
      guard putOneToSleep(where: { $0.address == address }) else { throw .crowded(limit: limits.maximumSessionsPerAddress) }
    }
    if sessions.count >= limits.maximumSessions {
      guard putOneToSleep(where: { _ in true }) else { throw .full(limit: limits.maximumSessions) }
    }
  }

  /// A page has a little time to come back whoever wants its place: nobody can have sessions made faster than that.
  private func putOneToSleep(where isMeant: (WebSession) -> Bool) -> Bool {
    let latest = clock.now() - limits.leaveGrace
    let away = sessions.values.filter { $0.lifecycle.isAway && $0.awaySince <= latest && isMeant($0) }
    guard let session = away.min(by: { $0.awaySince < $1.awaySince }) else { return false }
    perform(session.lifecycle.end(), on: session)
    return true
  }

  /// The connection is closed. Its session waits for the page to come back; not for long where the browser said that the page is left.
  func detach(_ connection: SocketConnection, from session: WebSession, hasLeft: Bool) {
    connections.remove(connection.id)
    session.disconnect(connection)
    perform(session.lifecycle.disconnect(connection.id, hasLeft: hasLeft), on: session)
    guard connections.isEmpty else { return }
    for waiting in waitingForConnections { waiting.resume() }
    waitingForConnections = []
  }

  // MARK: The end

  /// Lets no session begin any more, saves those that are open, and tells their pages to connect again, to the process that comes after. Returns
  /// when all is saved and the connections are closed.
  func drain() async {
    isStopping = true
    // The states are in the store before the pages connect to the process that takes over.
    saveAll()
    await saver.flush()
    for session in sessions.values {
      session.closeConnection(.serverStopping)
      if session.hasBeenConnected { saver.save(session) }
    }
    await saver.flush()
    guard !connections.isEmpty else { return }
    await withCheckedContinuation { waitingForConnections.append($0) }
  }

  /// Ends every session and lets no other begin.
  func stop() {
    isStopping = true
    saver.stop()
    for session in sessions.values { perform(session.lifecycle.end(), on: session) }
  }

  private func saveAll() {
    for session in sessions.values where session.hasBeenConnected { saver.save(session, isLast: true) }
  }

  // MARK: Waiting

  private func perform(_ actions: [SessionLifecycle.Action], on session: WebSession) {
    for action in actions {
      switch action {
      case .startTimer(let wait): startTimer(wait, for: session.key)
      case .stopTimer: timers.removeValue(forKey: session.key)?.cancel()
      case .replace: session.closeConnection(.replaced)
      case .end: end(session)
      }
    }
  }

  private func end(_ session: WebSession) {
    sessions[session.key] = nil
    replacedKeys.remove(session.key)
    crowds.leave(session.address)
    metrics.sessionEnded()
    session.end(isStopping ? .serverStopping : .asleep)
    if session.hasBeenConnected, !isStopping { saver.save(session, isLast: true) }
  }

  private func startTimer(_ wait: SessionLifecycle.Wait, for key: SessionKey) {
    let duration =
      switch wait {
      case .connect: limits.connectGrace
      case .reconnect: limits.reconnectGrace
      case .leave: limits.leaveGrace
      case .hidden: limits.hiddenGrace
      }
    timers.removeValue(forKey: key)?.cancel()
    timers[key] = Task { [clock, weak self] in
      guard (try? await clock.sleep(duration)) != nil, !Task.isCancelled else { return }
      self?.expire(key)
    }
  }

  private func expire(_ key: SessionKey) {
    guard let session = sessions[key] else { return }
    perform(session.lifecycle.expire(), on: session)
  }
}
