import NavigatorHost

/// A message from the page's script.
enum ClientFrame: Hashable, Sendable {
  /// Comes first: which session the connection is for.
  case hello(SessionToken)
  case event(InputEvent)
}

/// Why a client's message was refused.
enum ClientFrameError: Error, Hashable, Sendable {
  case tooLarge(bytes: Int)
  case tooDeep
  case notJSON
  case unknownType
  case unknownAction
  case missing(field: String)
  case invalid(field: String)
}

extension ClientFrameError: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLarge(let bytes): "a message of \(bytes) bytes is too large"
    case .tooDeep: "the message nests too deeply"
    case .notJSON: "the message is not the JSON object that was expected"
    case .unknownType: "the message's type is unknown"
    case .unknownAction: "the event's action is unknown"
    case .missing(let field): "the field \(field) is missing"
    case .invalid(let field): "the field \(field) has a value that is not allowed"
    }
  }
}
