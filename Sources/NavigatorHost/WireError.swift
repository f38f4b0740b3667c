/// Why bytes from the wire were refused: what was wrong, and where.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  public let reason: Reason
  /// A byte's offset or a path such as `[3].children[0].role`.
  public internal(set) var place: String

  /// What was wrong. More cases may come.
  public enum Reason: Hashable, Sendable {
    /// The message is longer than ``WireLimits/bytes``.
    case tooManyBytes(limit: Int)
    /// It nests deeper than ``WireLimits/nesting``.
    case tooDeep(limit: Int)
    /// A string is longer than ``WireLimits/stringBytes``.
    case stringTooLong(limit: Int)
    /// It is not JSON.
    case malformed(expected: String)
    /// It is JSON, of another form.
    case unexpected(expected: String)
  }

  init(_ reason: Reason, at place: String = "") {
    self.reason = reason
    self.place = place
  }

  static func unexpected(_ expected: String) -> WireError {
    WireError(.unexpected(expected: expected))
  }

  /// The same error, seen from the value around it.
  func within(_ part: String) -> WireError {
    var error = self
    error.place = part + place
    return error
  }

  public var description: String {
    let place = place.isEmpty ? "the message" : place
    return switch reason {
    case .tooManyBytes(let limit): "the message is longer than \(limit) bytes"
    case .tooDeep(let limit): "nested deeper than \(limit) levels at \(place)"
    case .stringTooLong(let limit): "a string longer than \(limit) bytes at \(place)"
    case .malformed(let expected): "not JSON at \(place): expected \(expected)"
    case .unexpected(let expected): "unexpected value at \(place): expected \(expected)"
    }
  }
}
