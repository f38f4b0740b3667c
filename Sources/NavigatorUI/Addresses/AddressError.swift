/// Why a text is the address of nothing, or a value has none: which part it is about, and what should stand there.
///
/// Positions count the segments of the path from 1.
nonisolated public enum AddressError: Error, Hashable {
  /// The text is no address: it is too long, or its percent coding is wrong.
  case malformed(String, reason: String)
  /// A segment of the path is none of those that are known there.
  case unknownSegment(String, position: Int, expected: [String])
  /// The path ends too early.
  case missingSegment(position: Int, expected: [String])
  /// A segment of the path is no value of a parameter's type.
  case wrongSegment(String, position: Int, parameter: String, type: String)
  /// A query item is no value of a parameter's type.
  case wrongItem(String, parameter: String, type: String)
  /// A query item is missing that has no default.
  case missingItem(parameter: String, type: String)
  /// What a case holds cannot be written.
  case unwritable(parameter: String, type: String, reason: String)
  /// A case has no address: `@Address(nil)` stands at it.
  case noAddress(String)
  /// A value of a type has more parents than may be below a screen, or they have no end.
  case tooManyParents(String, limit: Int)
}

extension AddressError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text, let reason):
      "\(quoted(text)) is no address: \(reason)."
    case .unknownSegment(let text, let position, let expected) where expected.isEmpty:
      "Segment \(position), \(quoted(text)), is one too many."
    case .unknownSegment(let text, let position, let expected):
      "Segment \(position), \(quoted(text)), is unknown. There may be \(list(expected))."
    case .missingSegment(let position, let expected):
      "Segment \(position) is missing. There may be \(list(expected))."
    case .wrongSegment(let text, let position, let parameter, let type):
      "Segment \(position), \(quoted(text)), is no \(type) for the parameter \(parameter)."
    case .wrongItem(let text, let parameter, let type):
      "The query item \(parameter) is no \(type): \(quoted(text))."
    case .missingItem(let parameter, let type):
      "The query item \(parameter) is missing. It is a \(type)."
    case .unwritable(let parameter, let type, let reason):
      "The parameter \(parameter), a \(type), cannot be written: \(reason)."
    case .noAddress(let name):
      "\(name) has no address."
    case .tooManyParents(let type, let limit):
      "A \(type) has more than \(limit) parents."
    }
  }

  /// Addresses come from outside, and may be long.
  private func quoted(_ text: String) -> String {
    "\"\(text.prefix(100))\(text.count > 100 ? "…" : "")\""
  }

  private func list(_ expected: [String]) -> String {
    let known = expected.prefix(10).joined(separator: ", ")
    return expected.count > 10 ? "\(known) and \(expected.count - 10) others" : known
  }
}

extension AddressError {
  /// How far reading got: of several ways to read an address, the one that got farthest says what is wrong with it.
  var progress: Int {
    switch self {
    case .malformed, .unwritable, .noAddress, .tooManyParents: 0
    case .unknownSegment(_, let position, _), .missingSegment(let position, _): 2 * position
    case .wrongSegment(_, let position, _, _): 2 * position + 1
    case .wrongItem, .missingItem: .max
    }
  }
}
