import NIOWebSocket

/// Why the host closed a connection. The raw value is what the client's script is told.
enum ByeReason: String, Hashable, Sendable, CaseIterable {
  /// No session has that token: the page is too old and must be loaded again.
  case unknownSession = "unknown-session"
  /// The browser sent no cookie, so nobody can tell whose page it is.
  case noCookie = "no-cookie"
  /// The connection did not say which session it is for in time.
  case noHello = "no-hello"
  case malformedFrame = "malformed-frame"
  /// Frames are text; this one was not.
  case binaryFrame = "binary-frame"
  case tooManyEvents = "too-many-events"
  /// The client does not read what it is sent.
  case tooSlow = "too-slow"
  /// The client did not answer when it was asked whether it is alive.
  case silent
  /// Another connection of the same page took over.
  case replaced
  case sessionEnded = "session-ended"
  case serverStopping = "server-stopping"
  /// The host could not keep the page up to date; the page must be loaded again.
  case hostFailed = "host-failed"

  /// The code of RFC 6455, section 7.4.1, that goes with it.
  var code: WebSocketErrorCode {
    switch self {
    case .unknownSession, .noCookie, .noHello, .tooManyEvents, .tooSlow, .silent: .policyViolation
    case .malformedFrame: .dataInconsistentWithMessage
    case .binaryFrame: .unacceptableData
    case .replaced, .sessionEnded: .normalClosure
    case .serverStopping: .goingAway
    case .hostFailed: .unexpectedServerError
    }
  }
}
