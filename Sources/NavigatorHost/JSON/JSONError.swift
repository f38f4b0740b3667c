/// An error that describes why bytes could not be decoded as JSON, and the position of the defect.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package let reason: Reason
  /// The offset of the byte at which decoding failed.
  package let offset: Int

  package enum Reason: Hashable, Sendable {
    /// The text is longer than ``JSONLimits/bytes``.
    case tooManyBytes(limit: Int)
    /// Arrays and objects are nested deeper than ``JSONLimits/nesting``.
    case tooDeep(limit: Int)
    /// A string is longer than ``JSONLimits/stringBytes``.
    case stringTooLong(limit: Int)
    /// The text is not JSON.
    case malformed(expected: String)
  }

  init(_ reason: Reason, at offset: Int = 0) {
    self.reason = reason
    self.offset = offset
  }

  package var description: String {
    switch reason {
    case .tooManyBytes(let limit): "the JSON text is longer than \(limit) bytes"
    case .tooDeep(let limit): "the JSON text is nested deeper than \(limit) levels at byte \(offset)"
    case .stringTooLong(let limit): "a string is longer than \(limit) bytes at byte \(offset)"
    case .malformed(let expected): "invalid JSON at byte \(offset): expected \(expected)"
    }
  }
}
