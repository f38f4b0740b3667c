import Foundation
import NavigatorHost

/// Turns a client's bytes into a ``ClientFrame`` or into an error that says what was wrong. Size, depth and strings are bounded.
struct ClientFrameDecoder: Sendable {
  var limits = WebLimits()

  func decode(_ bytes: [UInt8]) throws(ClientFrameError) -> ClientFrame {
    guard bytes.count <= limits.maximumFrameSize else { throw .tooLarge(bytes: bytes.count) }
    guard nesting(of: bytes) <= limits.maximumNesting else { throw .tooDeep }
    guard let raw = try? JSONDecoder().decode(RawFrame.self, from: Data(bytes)) else { throw .notJSON }
    switch raw.t {
    case "hello": return .hello(try hello(raw))
    case "e":
      let number = try raw.n.map { number throws(ClientFrameError) in try count(number, field: "n") }
      let batch = try raw.k.map { number throws(ClientFrameError) in try count(number, field: "k") }
      return .event(CountedEvent(event: try event(raw), number: number, batch: batch))
    case "go": return try traversal(raw)
    case "a": return .acknowledge(batch: try count(raw.n, field: "n"))
    default: throw .unknownType
    }
  }

  private func hello(_ raw: RawFrame) throws(ClientFrameError) -> Hello {
    let token = SessionToken(rawValue: try string(raw.s, field: "s"))
    var address: String?
    if let target = raw.u {
      guard target.hasPrefix("/"), target.utf8.count <= limits.maximumTargetLength else { throw .invalid(field: "u") }
      address = target
    }
    let generation = try count(raw.g ?? 0, field: "g")
    return Hello(token: token, generation: generation, batch: try count(raw.n ?? 0, field: "n"), address: address)
  }

  private func traversal(_ raw: RawFrame) throws(ClientFrameError) -> ClientFrame {
    guard let keys = raw.p else { throw .missing(field: "p") }
    guard keys.count <= limits.maximumPlaces else { throw .invalid(field: "p") }
    for key in keys { _ = try string(key, field: "p") }
    let question = try count(raw.n, field: "n")
    guard let address = raw.u else { return .traverse(keys: keys, address: nil, question: question) }
    guard address.utf8.count <= limits.maximumTargetLength, let path = SafeURL.path(address) else { throw .invalid(field: "u") }
    return .traverse(keys: keys, address: path, question: question)
  }

  private func event(_ raw: RawFrame) throws(ClientFrameError) -> InputEvent {
    guard let target = raw.i else { throw .missing(field: "i") }
    return InputEvent(target: ElementID(rawValue: target), action: try action(raw))
  }

  private func action(_ raw: RawFrame) throws(ClientFrameError) -> InputEvent.Action {
    switch raw.a {
    case "tap": return .tap
    case "submit": return .submit
    case "dismiss": return .dismiss
    case "change": return .change(try value(raw.v), revision: try revision(raw.r))
    case "focus":
      guard case .bool(let isFocused) = raw.v else { throw .invalid(field: "v") }
      return .focus(isFocused)
    case "url":
      guard case .string(let url) = try value(raw.v) else { throw .invalid(field: "v") }
      return .openURL(url)
    case "phase":
      guard case .string(let phase) = raw.v, ["active", "inactive", "background"].contains(phase) else {
        throw .invalid(field: "v")
      }
      return .scenePhase(phase)
    case nil: throw .missing(field: "a")
    default: throw .unknownAction
    }
  }

  private func value(_ raw: RawValue?) throws(ClientFrameError) -> Content.Value {
    switch raw {
    case .bool(let value): return .bool(value)
    case .number(let value):
      guard value.isFinite else { throw .invalid(field: "v") }
      return .number(value)
    case .string(let value): return .string(try string(value, field: "v"))
    case nil: throw .missing(field: "v")
    }
  }

  private func revision(_ raw: Int?) throws(ClientFrameError) -> Int {
    let revision = raw ?? 0
    guard 0...Int(Int32.max) ~= revision else { throw .invalid(field: "r") }
    return revision
  }

  private func count(_ raw: Int?, field: String) throws(ClientFrameError) -> Int {
    guard let raw else { throw .missing(field: field) }
    guard 0...(1 << 53) ~= raw else { throw .invalid(field: field) }
    return raw
  }

  private func string(_ raw: String?, field: String) throws(ClientFrameError) -> String {
    guard let raw else { throw .missing(field: field) }
    guard raw.utf8.count <= limits.maximumStringLength else { throw .invalid(field: field) }
    return raw
  }

  /// The depth of brackets outside strings, counted before anything is parsed.
  private func nesting(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var inString = false
    var isEscaped = false
    for byte in bytes {
      if inString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          inString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): inString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}

/// The JSON of a client's message, before its parts are checked against each other.
private struct RawFrame: Decodable {
  var t: String
  var s: String?
  var i: UInt32?
  var a: String?
  var v: RawValue?
  var r: Int?
  var n: Int?
  var k: Int?
  var p: [String]?
  var g: Int?
  var u: String?
}

private enum RawValue: Decodable {
  case bool(Bool)
  case number(Double)
  case string(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }
}
