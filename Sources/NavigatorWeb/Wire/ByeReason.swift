import NIOWebSocket

/// Why the host closed a connection. The raw value is what the client's script is told.
enum ByeReason: String, Hashable, Sendable, CaseIterable {
  /// That is no token of this host's: the page must be loaded again.
  case unknownSession = "unknown-session"
  /// The browser sent no cookie, so nobody can tell whose page it is.
  case noCookie = "no-cookie"
  /// The connection did not say which session it is for in time.
  case noHello = "no-hello"
  case malformedFrame = "malformed-frame"
  /// Frames are text; this one was not.
  case binaryFrame = "binary-frame"
  case tooManyEvents = "too-many-events"
  case tooManyPings = "too-many-pings"
  /// The messages that wait for all clients exceed the host's memory limit, and this client had most of them.
  case outOfMemory = "out-of-memory"
  /// The client did not answer when it was asked whether it is alive.
  case silent
  /// Another connection of the same page took over.
  case replaced
  /// The page was hidden for long. Its session's state is kept, and goes on when the page is shown and connects again.
  case asleep
  /// There is no place for the page's session. It may come back later.
  case busy
  /// The page may come back: to the process that takes over, or to this one when it has started again.
  case serverStopping = "server-stopping"

  /// The code of RFC 6455, section 7.4.1, that goes with it.
  var code: WebSocketErrorCode {
    switch self {
    case .unknownSession, .noCookie, .noHello, .tooManyEvents, .tooManyPings, .silent: .policyViolation
    case .malformedFrame: .dataInconsistentWithMessage
    case .binaryFrame: .unacceptableData
    case .replaced, .asleep: .normalClosure
    case .busy, .outOfMemory, .serverStopping: .goingAway
    }
  }

  /// A Boolean value that indicates whether the messages that wait are removed when the connection closes. The page asks for them
  /// again.
  var discardsQueue: Bool {
    switch self {
    case .tooManyEvents, .tooManyPings, .outOfMemory, .silent, .replaced: true
    case .unknownSession, .noCookie, .noHello, .malformedFrame, .binaryFrame, .asleep, .busy, .serverStopping: false
    }
  }
}
