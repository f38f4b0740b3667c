/// A message to the page's script.
enum ServerFrame: Hashable, Sendable {
  /// The page shows what the session holds.
  case ok
  /// The whole tree anew; batches count on from `batch`.
  case root(html: String, batch: Int)
  case patches([PageOp], batch: Int)
  /// The connection closes, and why.
  case bye(ByeReason)

  /// The message as JSON.
  var json: String {
    var text = JSONText()
    switch self {
    case .ok: text.raw(#"{"t":"ok"}"#)
    case .root(let html, let batch):
      text.raw(#"{"t":"root","n":\#(batch),"h":"#)
      text.quote(html)
      text.raw("}")
    case .patches(let ops, let batch):
      text.raw(#"{"t":"p","n":\#(batch),"o":["#)
      for (index, op) in ops.enumerated() {
        if index > 0 { text.raw(",") }
        op.write(to: &text)
      }
      text.raw("]}")
    case .bye(let reason):
      text.raw(#"{"t":"bye","reason":"#)
      text.quote(reason.rawValue)
      text.raw("}")
    }
    return text.string
  }
}

/// JSON as it is written: literal parts, and strings that are quoted.
struct JSONText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func raw(_ literal: String) {
    bytes.append(contentsOf: literal.utf8)
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
