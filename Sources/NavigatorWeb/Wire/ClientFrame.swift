import NavigatorHost

/// A message from the page's script.
enum ClientFrame: Hashable, Sendable {
  /// Comes first: which session the connection is for.
  case hello(Hello)
  case event(CountedEvent)
  /// The page has applied the batches up to this one.
  case acknowledge(batch: Int)
  /// The browser went to an entry of its history: the app is to go there, and to say where it is then.
  case traverse(keys: [String], address: String?, question: Int)
}

/// How a page introduces itself.
struct Hello: Hashable, Sendable {
  let token: SessionToken
  /// Which of its sessions the page knows; 0 for the one that it was rendered from.
  var generation = 0
  /// The last batch that the page has applied; 0 for none.
  var batch = 0
  /// Where the browser is: path and query.
  var address: String?
  /// The keys of the places that lie there, where a session that has not been there can go there.
  var keys: [String] = []

  /// The way to the address, for a session that is built anew.
  var way: [String]? {
    let way = Location.way(through: keys)
    return address == nil || way.isEmpty ? nil : way
  }
}

/// An event, and what a page counts so that nothing is lost or done twice when a connection is.
struct CountedEvent: Hashable, Sendable {
  let event: InputEvent
  /// Counts the page's events from 1. Nil where the client does not count.
  var number: Int?
  /// The last batch that the page has applied. A client that does not say is taken to keep up.
  var batch: Int?
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
  /// The frame breaks the protocol below the messages (RFC 6455).
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
