/// An error that describes why bytes could not be decoded, and the position of the defect.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for the error.
  public let reason: Reason
  /// The offset of a byte, or a path such as `[3].children[0].role`.
  public internal(set) var place: String

  /// The reason for an error. Future versions may add cases.
  public enum Reason: Hashable, Sendable {
    /// The message is longer than ``WireLimits/bytes``.
    case tooManyBytes(limit: Int)
    /// The message is nested deeper than ``WireLimits/nesting``.
    case tooDeep(limit: Int)
    /// A string is longer than ``WireLimits/stringBytes``.
    case stringTooLong(limit: Int)
    /// The message is not JSON.
    case malformed(expected: String)
    /// The message is JSON that does not have the expected form.
    case unexpected(expected: String)
  }

  init(_ reason: Reason, at place: String = "") {
    self.reason = reason
    self.place = place
  }

  static func unexpected(_ expected: String) -> WireError {
    WireError(.unexpected(expected: expected))
  }

  /// Returns the error with the path of the enclosing value added.
  func within(_ part: String) -> WireError {
    var error = self
    error.place = part + place
    return error
  }

  /// The reason and the position, as text.
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
