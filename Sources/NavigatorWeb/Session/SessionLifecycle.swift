/// Which of a session's waits is on, and what ends it. A step returns what is to be done and does nothing itself.
struct SessionLifecycle: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// The page was rendered; its script has not connected yet.
    case awaitingPage
    case connected(SocketConnection.ID)
    /// The connection closed; the page may come back.
    case away
    case ended
  }

  enum Action: Hashable, Sendable {
    case startTimer(Wait)
    case stopTimer
    /// Another connection of the same page took over.
    case replace(SocketConnection.ID)
    case end
  }

  enum Wait: Hashable, Sendable {
    case connect, reconnect
  }

  private(set) var state = State.awaitingPage

  mutating func connect(_ connection: SocketConnection.ID) -> [Action] {
    switch state {
    case .awaitingPage, .away:
      state = .connected(connection)
      return [.stopTimer]
    case .connected(let former):
      state = .connected(connection)
      return [.replace(former)]
    case .ended: return []
    }
  }

  mutating func disconnect(_ connection: SocketConnection.ID) -> [Action] {
    guard state == .connected(connection) else { return [] }
    state = .away
    return [.startTimer(.reconnect)]
  }

  /// The wait that was on is over.
  mutating func expire() -> [Action] {
    switch state {
    case .awaitingPage, .away: end()
    case .connected, .ended: []
    }
  }

  mutating func end() -> [Action] {
    guard state != .ended else { return [] }
    state = .ended
    return [.stopTimer, .end]
  }
}
