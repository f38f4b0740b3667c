import NIOWebSocket

/// The reason why the host closed a connection. The script receives the raw value.
enum ByeReason: String, Hashable, Sendable, CaseIterable {
  /// The token is not one of this host's sessions. The page must be loaded again.
  case unknownSession = "unknown-session"
  /// The browser sent no cookie, so the host cannot determine the visitor.
  case noCookie = "no-cookie"
  /// The connection did not identify its session in time.
  case noHello = "no-hello"
  case malformedFrame = "malformed-frame"
  /// The client sent a binary frame instead of a text frame.
  case binaryFrame = "binary-frame"
  case tooManyEvents = "too-many-events"
  case tooManyPings = "too-many-pings"
  /// The queued messages of all clients exceed the host's memory limit, and this client had the most.
  case outOfMemory = "out-of-memory"
  /// The client did not answer a ping.
  case silent
  /// Another connection of the same page has replaced this one.
  case replaced
  /// The page was hidden for a long time. The state of its session is kept, and the session resumes when the page is shown and
  /// connects again.
  case asleep
  /// The host has no capacity for the page's session. The page may connect again later.
  case busy
  /// The server is stopping. The page may connect again to the next process.
  case serverStopping = "server-stopping"

  /// The corresponding close code (RFC 6455, section 7.4.1).
  var code: WebSocketErrorCode {
    switch self {
    case .unknownSession, .noCookie, .noHello, .tooManyEvents, .tooManyPings, .silent: .policyViolation
    case .malformedFrame: .dataInconsistentWithMessage
    case .binaryFrame: .unacceptableData
    case .replaced, .asleep: .normalClosure
    case .busy, .outOfMemory, .serverStopping: .goingAway
    }
  }

  /// A Boolean value that indicates whether queued messages are removed when the connection closes. The page requests them again.
  var discardsQueue: Bool {
    switch self {
    case .tooManyEvents, .tooManyPings, .outOfMemory, .silent, .replaced: true
    case .unknownSession, .noCookie, .noHello, .malformedFrame, .binaryFrame, .asleep, .busy, .serverStopping: false
    }
  }
}
