import NIOHTTP1

/// The progress of one request and its response.
struct RequestExchange {
  private enum Part { case none, begun, ended }

  private var request = Part.none
  private var response = Part.none

  /// A Boolean value that indicates whether neither a request nor a response is in progress.
  var isIdle: Bool { request == .none }
  /// A Boolean value that indicates whether a request was delivered whose response has not ended.
  var isAwaitingResponse: Bool { request != .none && response != .ended }
  /// A Boolean value that indicates whether a request was delivered in part.
  var isReadingRequest: Bool { request == .begun }
  var isWritingResponse: Bool { response == .begun }
  /// A Boolean value that indicates whether a request was delivered in part, and its response has not begun.
  var isAwaitingRest: Bool { request == .begun && response == .none }

  mutating func beginRequest() {
    request = .begun
    response = .none
  }

  mutating func endRequest() {
    request = .ended
    settle()
  }

  mutating func beginResponse() { response = .begun }

  mutating func endResponse() {
    response = .ended
    settle()
  }

  private mutating func settle() {
    guard request == .ended, response == .ended else { return }
    self = RequestExchange()
  }
}

extension HTTPRequestHead {
  /// A Boolean value that indicates whether no other request can follow on the connection. The decoder stops after a request for
  /// another protocol.
  var isLastOfConnection: Bool { !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade") }

  /// A Boolean value that indicates whether the request names its host as RFC 9112, section 3.2, requires: once, or with HTTP/1.0
  /// at most once.
  var namesOneHost: Bool {
    let count = headers["host"].count
    return count == 1 || count == 0 && version.major == 1 && version.minor == 0
  }
}
