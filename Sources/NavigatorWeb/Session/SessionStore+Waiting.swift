import NavigatorHost

/// The deadlines of sessions without a page.
extension SessionStore {
  func perform(_ actions: [SessionLifecycle.Action], on session: WebSession) {
    for action in actions {
      switch action {
      case .startTimer(let wait): startTimer(wait, for: session.key)
      case .stopTimer: stopTimer(of: session.key)
      case .replace: session.closeConnection(.replaced)
      case .end: end(session)
      }
    }
  }

  func end(_ session: WebSession) {
    sessions[session.key] = nil
    tokenReplacements.remove(session.key)
    setAdmission(of: session, to: .none)
    metrics.sessionEnded()
    session.end(isStopping ? .serverStopping : .asleep)
    transfers.end(of: session.key)
    if session.hasBeenConnected, !isStopping { saver.save(session, isLast: true) }
    guard let values = session.visitorValues else { return }
    values.remove(session)
    removeUnused(values)
  }

  func startTimer(_ wait: SessionLifecycle.Wait, for key: SessionKey) {
    stopTimer(of: key)
    let timer = timers[wait] ?? makeTimer(wait)
    timers[wait] = timer
    timer.start(key, for: key)
  }

  private func stopTimer(of key: SessionKey) {
    for timer in timers.values { timer.stop(key) }
  }

  private func makeTimer(_ wait: SessionLifecycle.Wait) -> DeadlineQueue<SessionKey, SessionKey> {
    let duration =
      switch wait {
      case .connect: limits.connectGrace
      case .reconnect: limits.reconnectGrace
      case .leave: limits.leaveGrace
      case .hidden: limits.hiddenGrace
      }
    return DeadlineQueue(after: duration, clock: clock) { @MainActor [weak self] timer in
      for key in timer.takeDue() { self?.expire(key) }
    }
  }

  private func expire(_ key: SessionKey) {
    guard let session = sessions[key] else { return }
    perform(session.lifecycle.expire(), on: session)
  }
}
