import NavigatorHost

/// Closes connections that send no hello message in time, and later those that send nothing.
final class ConnectionWatch: Sendable {
  private typealias Deadlines = DeadlineQueue<PageConnectionID, SocketConnection>

  private let hellos: Deadlines
  private let intervals: Deadlines

  init(_ limits: WebLimits, clock: HostClock) {
    let intervals = Deadlines(after: limits.keepAliveInterval, clock: clock) { intervals in
      for connection in intervals.takeDue() where connection.isKeptAlive() { intervals.start(connection, for: connection.id) }
    }
    self.intervals = intervals
    hellos = Deadlines(after: limits.helloTimeout, clock: clock) { hellos in
      for connection in hellos.takeDue() where connection.requireHello() { intervals.start(connection, for: connection.id) }
    }
  }

  func begin(_ connection: SocketConnection) { hellos.start(connection, for: connection.id) }

  func end(_ connection: SocketConnection) {
    hellos.stop(connection.id)
    intervals.stop(connection.id)
  }
}
