import NavigatorHTML
import NavigatorHost

/// A message to the page's script. `events` is the number of the last event that the session has processed, if it may not have
/// been sent before.
enum ServerFrame: Hashable, Sendable {
  /// The page is up to date.
  case ok(events: Int? = nil)
  /// The whole tree. The numbers of batches continue from `batch`. A `generation` indicates a session that is new to the page:
  /// its element ids differ, and it has processed no events. A `token` replaces the token of the page.
  case root(html: String, batch: Int, events: Int? = nil, generation: Int? = nil, token: SessionToken? = nil)
  case patches([PageOp], batch: Int, events: Int? = nil)
  /// Events were processed and caused no patches.
  case taken(events: Int)
  /// The location of the session, optionally in response to a request of the page.
  case location(Location, answering: Int?)
  /// The connection closes for this reason.
  case bye(ByeReason)

  /// The message as JSON.
  var json: String {
    var writer = JSONWriter()
    switch self {
    case .ok(let events):
      writer.beginMessage(ServerMessage.Ok.type)
      if let events { writer.member(ServerMessage.Ok.events, events) }
    case .root(let html, let batch, let events, let generation, let token):
      typealias Key = ServerMessage.Root
      writer.beginMessage(Key.type)
      writer.member(Key.batch, batch)
      writer.member(Key.html, html)
      if let generation { writer.member(Key.generation, generation) }
      if let token { writer.member(Key.token, token.rawValue) }
      if let events { writer.member(Key.events, events) }
    case .patches(let ops, let batch, let events):
      typealias Key = ServerMessage.Patches
      writer.beginMessage(Key.type)
      writer.member(Key.batch, batch)
      writer.key(Key.operations)
      writer.beginArray()
      for op in ops { op.write(to: &writer) }
      writer.endArray()
      if let events { writer.member(Key.events, events) }
    case .taken(let events):
      writer.beginMessage(ServerMessage.Taken.type)
      writer.member(ServerMessage.Taken.events, events)
    case .location(let location, let question):
      writer.beginMessage(ServerMessage.Location.type)
      location.write(to: &writer)
      if let question { writer.member(ServerMessage.Location.question, question) }
    case .bye(let reason):
      writer.beginMessage(ServerMessage.Bye.type)
      writer.member(ServerMessage.Bye.reason, reason.rawValue)
    }
    writer.endObject()
    return writer.text
  }
}

extension Location {
  /// The address as a path within the app.
  var path: String? { address.flatMap(SafeURL.path) }

  /// The location in a page's HTML: the fields of ``ServerMessage/Location``.
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    write(to: &writer)
    writer.endObject()
    return writer.text
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(ServerMessage.Location.places)
    writer.beginArray()
    for key in keys { writer.string(key) }
    writer.endArray()
    if let path { writer.member(ServerMessage.Location.address, path) }
  }
}

extension JSONWriter {
  /// Appends the start of a message of a type.
  fileprivate mutating func beginMessage(_ type: String) {
    beginObject()
    member(ServerMessage.typeKey, type)
  }

  fileprivate mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  fileprivate mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }
}
