import NIOWebSocket

extension ByeReason {
  /// The status code of the close frame (RFC 6455, section 7.4.1).
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
