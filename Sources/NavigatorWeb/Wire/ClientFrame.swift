import NavigatorHost

/// A message from the page's script.
enum ClientFrame: Hashable, Sendable {
  /// The first message of a connection, which identifies the session.
  case hello(Hello)
  case event(CountedEvent)
  /// The page has applied all batches up to this one.
  case acknowledge(batch: Int)
  /// The browser moved to an entry of its history. The session navigates to that location and responds with its resulting
  /// location.
  case traverse(keys: [String], address: String?, question: Int)
}

/// The first message of a page.
struct Hello: Hashable, Sendable {
  let token: SessionToken
  /// The number of the session that the page has, counted per token. It is 0 for the session that rendered the page.
  var generation = 0
  /// The last batch that the page has applied, or 0 if there is none.
  var batch = 0
  /// The path and query that the browser shows.
  var address: String?
  /// The keys of the places at that address, with which a new session can restore them.
  var keys: [String] = []
  /// The identifier of the browser's locale, if it is known.
  var locale: String?
  /// The identifier of the browser's time zone, if it is known.
  var timeZone: String?

  /// The ``Location/route`` to the address, for a session that is created again.
  var route: [String]? {
    let route = Location.route(through: keys)
    return address == nil || route.isEmpty ? nil : route
  }
}

/// An event with the numbers that prevent its loss or repetition when a connection ends.
struct CountedEvent: Hashable, Sendable {
  let event: InputEvent
  /// The number of the event in the page, starting at 1, or nil if the client does not count.
  var number: Int?
  /// The last batch that the page has applied. Without it, the client is assumed to be up to date.
  var batch: Int?
}

/// An error that describes why a client's message was refused.
enum ClientFrameError: Error, Hashable, Sendable {
  case tooLarge(bytes: Int)
  case tooDeep
  case notJSON
  case unknownType
  case unknownAction
  case missing(field: String)
  case invalid(field: String)
  /// The frame violates the WebSocket protocol (RFC 6455).
  case notAllowed
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
    case .notAllowed: "the frame is not allowed"
    case .invalid(let field): "the field \(field) has a value that is not allowed"
    }
  }
}
