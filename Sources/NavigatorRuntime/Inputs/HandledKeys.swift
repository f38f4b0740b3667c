import Foundation

/// The set of keys that a view handles.
nonisolated enum HandledKeys: Equatable, Sendable {
  case all
  case named(Set<KeyEquivalent>)
  case characters(CharacterSet)

  /// The last Unicode scalar that is examined in custom character sets, which is the end of the Cyrillic blocks.
  private static let lastScalar: UInt32 = 0x52F
  /// The maximum number of ranges for a custom character set.
  private static let maximumRanges = 200
  /// The maximum number of named keys in a set.
  private static let maximumKeys = 200

  func contain(_ press: KeyPress) -> Bool {
    switch self {
    case .all: true
    case .named(let keys): keys.contains { $0.hostName == press.key.hostName }
    case .characters(let set): press.characters.unicodeScalars.allSatisfy(set.contains)
    }
  }

  /// The patterns with which hosts match keys. See ``Role/zStack``.
  var patterns: [String] {
    switch self {
    case .all: ["*"]
    case .named(let keys): keys.map { "=\($0.hostName)" }.sorted().prefix(Self.maximumKeys).map(\.self)
    case .characters(let set): Self.names(in: set) + Self.characterClass(of: set)
    }
  }

  /// Returns the named keys whose characters are in a set. The Space bar is excluded because it types a character.
  private static func names(in set: CharacterSet) -> [String] {
    KeyEquivalent.named.filter { $0 != .space && $0.character.unicodeScalars.allSatisfy(set.contains) }.map { "=\($0.hostName)" }
  }

  /// Returns a regular expression class for the characters of a set, or an empty array if no key types them.
  private static func characterClass(of set: CharacterSet) -> [String] {
    let properties: [(CharacterSet, String)] = [
      (.letters, "\\p{L}\\p{M}"), (.alphanumerics, "\\p{L}\\p{M}\\p{N}"), (.decimalDigits, "\\p{Nd}"),
      (.punctuationCharacters, "\\p{P}"), (.symbols, "\\p{S}"), (.lowercaseLetters, "\\p{Ll}"),
      (.uppercaseLetters, "\\p{Lu}\\p{Lt}"), (.whitespaces, "\\p{Zs}"), (.whitespacesAndNewlines, "\\p{Zs}"),
    ]
    if let property = properties.first(where: { $0.0 == set }) { return ["[\(property.1)]"] }
    let ranges = ranges(of: set).map { range in
      "\\u{\(String(range.lowerBound, radix: 16))}-\\u{\(String(range.upperBound, radix: 16))}"
    }
    return ranges.isEmpty ? [] : ["[\(ranges.joined())]"]
  }

  /// Returns the ranges of printable scalars in a set, up to `lastScalar`.
  private static func ranges(of set: CharacterSet) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for value in 0x20...lastScalar where !(0x7F...0x9F).contains(value) {
      guard let scalar = Unicode.Scalar(value), set.contains(scalar) else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else if ranges.count < maximumRanges {
        ranges.append(value...value)
      } else {
        break
      }
    }
    return ranges
  }
}
