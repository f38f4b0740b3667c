/// The state of a session: which timer is running, and which event ends it. A step returns actions and performs none.
struct SessionLifecycle: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// The page was rendered; its script has not connected yet.
    case awaitingPage
    case connected(PageConnectionID, isHidden: Bool)
    /// The connection is closed. The page may reconnect.
    case away
    case ended
  }

  enum Action: Hashable, Sendable {
    case startTimer(Wait)
    case stopTimer
    /// Closes the connection that another connection of the same page replaces.
    case replace(PageConnectionID)
    case end
  }

  enum Wait: Hashable, Sendable {
    /// The wait for the page to connect.
    case connect
    /// The wait for the page to reconnect after its connection was lost.
    case reconnect
    /// The wait for the page to reconnect after the browser has left it.
    case leave
    /// The wait for a hidden page to be shown.
    case hidden
  }

  private(set) var state = State.awaitingPage

  var isAway: Bool { state == .away }

  var isConnected: Bool { if case .connected = state { true } else { false } }

  mutating func connect(_ connection: PageConnectionID) -> [Action] {
    switch state {
    case .awaitingPage, .away:
      state = .connected(connection, isHidden: false)
      return [.stopTimer]
    case .connected(let former, let isHidden):
      state = .connected(connection, isHidden: false)
      return isHidden ? [.stopTimer, .replace(former)] : [.replace(former)]
    case .ended: return []
    }
  }

  mutating func disconnect(_ connection: PageConnectionID, hasLeft: Bool) -> [Action] {
    guard case .connected(connection, _) = state else { return [] }
    state = .away
    return [.startTimer(hasLeft ? .leave : .reconnect)]
  }

  /// Handles that the page was hidden or shown.
  mutating func hide(_ isHidden: Bool) -> [Action] {
    guard case .connected(let connection, let wasHidden) = state, isHidden != wasHidden else { return [] }
    state = .connected(connection, isHidden: isHidden)
    return [isHidden ? .startTimer(.hidden) : .stopTimer]
  }

  /// Handles the end of the current wait.
  mutating func expire() -> [Action] {
    switch state {
    case .awaitingPage, .away, .connected(_, isHidden: true): end()
    case .connected, .ended: []
    }
  }

  mutating func end() -> [Action] {
    guard state != .ended else { return [] }
    state = .ended
    return [.stopTimer, .end]
  }
}
