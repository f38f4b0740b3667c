/// An error that explains why a text is not an address of a value, or why a value has no address.
///
/// Positions are the numbers of path segments, from 1.
nonisolated public enum AddressError: Error, Hashable {
  /// The text is not an address, because it is too long or its percent-encoding is invalid.
  case malformed(String, reason: String)
  /// A path segment is none of those that are expected at its position.
  case unknownSegment(String, position: Int, expected: [String])
  /// The path ends before a required segment.
  case missingSegment(position: Int, expected: [String])
  /// A path segment is not a value of a parameter's type.
  case wrongSegment(String, position: Int, parameter: String, type: String)
  /// A query item is not a value of a parameter's type.
  case wrongItem(String, parameter: String, type: String)
  /// A required query item is missing.
  case missingItem(parameter: String, type: String)
  /// A value of a case cannot be written.
  case unwritable(parameter: String, type: String, reason: String)
  /// A case has no address because of `@Address(nil)`.
  case noAddress(String)
  /// A value has more parents than the limit, or its parents form a cycle.
  case tooManyParents(String, limit: Int)
}

extension AddressError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .malformed(let text, let reason):
      "\(quoted(text)) is not an address: \(reason)."
    case .unknownSegment(let text, let position, let expected) where expected.isEmpty:
      "Segment \(position), \(quoted(text)), is unexpected: the path must end before it."
    case .unknownSegment(let text, let position, let expected):
      "Segment \(position), \(quoted(text)), is unknown. Expected: \(list(expected))."
    case .missingSegment(let position, let expected):
      "Segment \(position) is missing. Expected: \(list(expected))."
    case .wrongSegment(let text, let position, let parameter, let type):
      "Segment \(position), \(quoted(text)), is not a value of type \(type) for the parameter \(parameter)."
    case .wrongItem(let text, let parameter, let type):
      "The query item \(parameter) is not a value of type \(type): \(quoted(text))."
    case .missingItem(let parameter, let type):
      "The query item \(parameter) is missing. Its type is \(type)."
    case .unwritable(let parameter, let type, let reason):
      "The parameter \(parameter) of type \(type) cannot be written: \(reason)."
    case .noAddress(let name):
      "\(name) has no address."
    case .tooManyParents(let type, let limit):
      "A value of type \(type) has more than \(limit) parents."
    }
  }

  /// Addresses are external input and may be long, so they are truncated.
  private func quoted(_ text: String) -> String {
    "\"\(text.prefix(100))\(text.count > 100 ? "…" : "")\""
  }

  private func list(_ expected: [String]) -> String {
    let known = expected.prefix(10).joined(separator: ", ")
    return expected.count > 10 ? "\(known) and \(expected.count - 10) others" : known
  }
}

extension AddressError {
  /// The position up to which reading succeeded. Of several failed patterns, the error with the greatest progress is reported.
  @_spi(Engine)
  public var progress: Int {
    switch self {
    case .malformed, .unwritable, .noAddress, .tooManyParents: 0
    case .unknownSegment(_, let position, _), .missingSegment(let position, _): 2 * position
    case .wrongSegment(_, let position, _, _): 2 * position + 1
    case .wrongItem, .missingItem: .max
    }
  }
}
