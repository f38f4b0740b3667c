import NavigatorHost

/// A message to the page's script. `events` is the number of the last event that the session has processed, if the page may not
/// know it yet.
enum ServerFrame: Hashable, Sendable {
  /// The page is up to date.
  case ok(events: Int? = nil)
  /// The whole tree. The numbers of batches continue from `batch`. A `generation` indicates a session that the page does not
  /// know: its element ids differ, and it has processed no events. A `token` replaces the token of the page.
  case root(html: String, batch: Int, events: Int? = nil, generation: Int? = nil, token: SessionToken? = nil)
  case patches([PageOp], batch: Int, events: Int? = nil)
  /// Events were processed and caused no patches.
  case taken(events: Int)
  /// The location of the session, optionally in answer to a request of the page.
  case location(Location, answering: Int?)
  /// The connection closes for this reason.
  case bye(ByeReason)

  /// The message as JSON.
  var json: String {
    var text = JSONText()
    switch self {
    case .ok(let events):
      text.begin(ServerMessage.Ok.type)
      if let events { text.member(ServerMessage.Ok.events, events) }
    case .root(let html, let batch, let events, let generation, let token):
      typealias Key = ServerMessage.Root
      text.begin(Key.type)
      text.member(Key.batch, batch)
      text.member(Key.html, html)
      if let generation { text.member(Key.generation, generation) }
      if let token { text.member(Key.token, token.rawValue) }
      if let events { text.member(Key.events, events) }
    case .patches(let ops, let batch, let events):
      typealias Key = ServerMessage.Patches
      text.begin(Key.type)
      text.member(Key.batch, batch)
      text.key(Key.operations)
      text.array(ops) { op, text in op.write(to: &text) }
      if let events { text.member(Key.events, events) }
    case .taken(let events):
      text.begin(ServerMessage.Taken.type)
      text.member(ServerMessage.Taken.events, events)
    case .location(let location, let question):
      text.begin(ServerMessage.Location.type)
      location.write(to: &text)
      if let question { text.member(ServerMessage.Location.question, question) }
    case .bye(let reason):
      text.begin(ServerMessage.Bye.type)
      text.member(ServerMessage.Bye.reason, reason.rawValue)
    }
    text.raw("}")
    return text.string
  }
}

extension Location {
  /// The address as a path within the app.
  var path: String? { address.flatMap(SafeURL.path) }

  /// The location in a page's HTML: the fields of ``ServerMessage/Location``.
  var json: String {
    var text = JSONText()
    text.raw("{")
    write(to: &text)
    text.raw("}")
    return text.string
  }

  fileprivate func write(to text: inout JSONText) {
    text.key(ServerMessage.Location.places)
    text.array(keys) { key, text in text.quote(key) }
    if let path { text.member(ServerMessage.Location.address, path) }
  }
}

/// A writer of JSON text from literals and quoted strings.
struct JSONText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func raw(_ literal: String) {
    bytes.append(contentsOf: literal.utf8)
  }

  mutating func number(_ value: some BinaryInteger) {
    raw(String(value))
  }

  /// Appends the start of a message of a type.
  mutating func begin(_ type: String) {
    raw("{")
    member(ServerMessage.typeKey, type)
  }

  /// Appends the key of an object's member, and a comma if the member is not the first.
  mutating func key(_ name: String) {
    raw(bytes.last == UInt8(ascii: "{") ? "\"" : ",\"")
    raw(name)
    raw("\":")
  }

  /// Appends a member of an object.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  /// Appends a member of an object.
  mutating func member(_ name: String, _ value: String) {
    key(name)
    quote(value)
  }

  /// Appends an array, each element written by `write`.
  mutating func array<Value>(_ values: [Value], write: (Value, inout JSONText) -> Void) {
    raw("[")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(",") }
      write(value, &self)
    }
    raw("]")
  }

  mutating func quote(_ string: String) {
    bytes.reserveCapacity(bytes.count + string.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): raw(#"\n"#)
      case 0..<0x20: raw(#"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
