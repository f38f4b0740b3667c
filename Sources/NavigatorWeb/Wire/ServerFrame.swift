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
      text.raw(#"{"t":"ok""#)
      Self.write(events, to: &text)
    case .root(let html, let batch, let events, let generation, let token):
      text.raw(#"{"t":"root","n":"#)
      text.number(batch)
      text.raw(#","h":"#)
      text.quote(html)
      if let generation { text.member("g", generation) }
      if let token {
        text.raw(#","s":"#)
        text.quote(token.rawValue)
      }
      Self.write(events, to: &text)
    case .patches(let ops, let batch, let events):
      text.raw(#"{"t":"p","n":"#)
      text.number(batch)
      text.raw(#","o":["#)
      for (index, op) in ops.enumerated() {
        if index > 0 { text.raw(",") }
        op.write(to: &text)
      }
      text.raw("]")
      Self.write(events, to: &text)
    case .taken(let events):
      text.raw(#"{"t":"e""#)
      Self.write(events, to: &text)
    case .location(let location, let question):
      text.raw(#"{"t":"at","#)
      location.write(to: &text)
      if let question { text.member("a", question) }
    case .bye(let reason):
      text.raw(#"{"t":"bye","reason":"#)
      text.quote(reason.rawValue)
    }
    text.raw("}")
    return text.string
  }

  private static func write(_ events: Int?, to text: inout JSONText) {
    if let events { text.member("e", events) }
  }
}

extension Location {
  /// The address as a path within the app.
  var path: String? { address.flatMap(SafeURL.path) }

  /// The location as JSON for the page: `k` contains the keys of its places, and `u` the path.
  var json: String {
    var text = JSONText()
    text.raw("{")
    write(to: &text)
    text.raw("}")
    return text.string
  }

  fileprivate func write(to text: inout JSONText) {
    text.raw(#""k":["#)
    for (index, key) in keys.enumerated() {
      if index > 0 { text.raw(",") }
      text.quote(key)
    }
    text.raw("]")
    if let path {
      text.raw(#","u":"#)
      text.quote(path)
    }
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

  /// Appends a member to an object that already has members.
  mutating func member(_ name: String, _ value: Int) {
    raw(",\"")
    raw(name)
    raw("\":")
    number(value)
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
