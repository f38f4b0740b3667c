import Logging
import NavigatorHost

/// The sessions of one host, by token. A session is here from the request of its page until its page is gone.
@MainActor
final class SessionStore {
  private let app: any HostedApp
  private let limits: WebLimits
  private let clock: HostClock
  private let logger: Logger
  private var sessions: [SessionToken: WebSession] = [:]
  private var timers: [SessionToken: Task<Void, Never>] = [:]
  /// How many sessions are open from each place.
  private var crowds: [ClientAddress: Int] = [:]
  private var started = 0
  private(set) var isStopping = false

  init(app: any HostedApp, limits: WebLimits, clock: HostClock, logger: Logger) {
    self.app = app
    self.limits = limits
    self.clock = clock
    self.logger = logger
  }

  var count: Int { sessions.count }

  /// Starts a session for a page that is about to be rendered. It ends unless the page connects within the grace.
  func open(
    _ configuration: SessionConfiguration, for visitor: VisitorKey, at address: ClientAddress
  ) throws(SessionStoreError) -> OpenedPage {
    guard !isStopping else { throw .stopping }
    guard sessions.count < limits.maximumSessions else { throw .full(limit: limits.maximumSessions) }
    guard crowds[address, default: 0] < limits.maximumSessionsPerAddress else {
      throw .crowded(limit: limits.maximumSessionsPerAddress)
    }
    started += 1
    var logger = logger
    logger[metadataKey: "session"] = "\(started)"
    let token = SessionToken.random()
    let session = WebSession(
      app.makeSession(configuration), visitor: visitor, address: address, limits: limits, now: clock.now, logger: logger)
    sessions[token] = session
    crowds[address, default: 0] += 1
    startTimer(.connect, for: token)
    logger.debug("session started", metadata: ["sessions": "\(sessions.count)"])
    return OpenedPage(token: token, root: session.render())
  }

  /// Gives a connection the session that its page was rendered from, and brings the page up to date. Nil where there is no such session, or
  /// another browser loaded the page.
  func attach(_ connection: SocketConnection, to token: SessionToken) -> WebSession? {
    guard let session = sessions[token], session.visitor == connection.visitor else { return nil }
    perform(session.lifecycle.connect(connection.id), for: token, session)
    session.connect(connection)
    return session
  }

  /// The connection is closed. Its session waits a little for the page to come back.
  func detach(_ connection: SocketConnection, from token: SessionToken) {
    guard let session = sessions[token] else { return }
    session.disconnect(connection)
    perform(session.lifecycle.disconnect(connection.id), for: token, session)
  }

  /// Ends every session and lets no other begin.
  func stop() {
    isStopping = true
    for (token, session) in sessions { perform(session.lifecycle.end(), for: token, session) }
  }

  private func perform(_ actions: [SessionLifecycle.Action], for token: SessionToken, _ session: WebSession) {
    for action in actions {
      switch action {
      case .startTimer(let wait): startTimer(wait, for: token)
      case .stopTimer: timers.removeValue(forKey: token)?.cancel()
      case .replace: session.closeConnection(.replaced)
      case .end:
        sessions[token] = nil
        leave(session.address)
        session.end(isStopping ? .serverStopping : .sessionEnded)
      }
    }
  }

  private func leave(_ address: ClientAddress) {
    crowds[address, default: 1] -= 1
    if crowds[address] == 0 { crowds[address] = nil }
  }

  private func startTimer(_ wait: SessionLifecycle.Wait, for token: SessionToken) {
    let duration =
      switch wait {
      case .connect: limits.connectGrace
      case .reconnect: limits.reconnectGrace
      }
    timers.removeValue(forKey: token)?.cancel()
    timers[token] = Task { [clock, weak self] in
      guard (try? await clock.sleep(duration)) != nil, !Task.isCancelled else { return }
      self?.expire(token)
    }
  }

  private func expire(_ token: SessionToken) {
    guard let session = sessions[token] else { return }
    perform(session.lifecycle.expire(), for: token, session)
  }
}
