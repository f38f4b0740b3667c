import Foundation

/// The arguments of a format, which placeholders represent while the Markdown of the format is parsed.
///
/// A placeholder is one character of a private use area, which Markdown treats as a letter.
struct TextPlaceholders {
  private static let first: UInt32 = 0x10_0000
  /// The number of characters in the private use area.
  private static let capacity = 0xFFFE

  private let arguments: [TextArgument]

  init(_ arguments: [TextArgument]) {
    self.arguments = arguments
  }

  /// The placeholders of the arguments.
  var marks: [String] {
    arguments.indices.map { index in
      guard index < Self.capacity, let scalar = Unicode.Scalar(Self.first + UInt32(index)) else { return "" }
      return String(Character(scalar))
    }
  }

  /// Returns segments in which the placeholders are replaced by the arguments.
  func insert(into segments: [TextSegment], in formatting: TextFormatting) -> [TextSegment] {
    segments.flatMap { segment in
      var attributes = segment.attributes
      if let link = attributes.link { attributes.link = URL(string: address(link.absoluteString, in: formatting)) }
      return inserted(TextSegment(segment.string, attributes), in: formatting)
    }.merged
  }

  private func inserted(_ segment: TextSegment, in formatting: TextFormatting) -> [TextSegment] {
    guard contains(segment.string) else { return [segment] }
    var segments: [TextSegment] = []
    var rest = segment.string.unicodeScalars[...]
    while let index = rest.firstIndex(where: { argument(for: $0) != nil }), let argument = argument(for: rest[index]) {
      segments.append(TextSegment(String(rest[..<index]), segment.attributes))
      segments += self.segments(of: argument, in: formatting).map { $0.inside(segment.attributes) }
      rest = rest[index...].dropFirst()
    }
    return segments + [TextSegment(String(rest), segment.attributes)]
  }

  private func segments(of argument: TextArgument, in formatting: TextFormatting) -> [TextSegment] {
    if case .text(let text) = argument { text.segments(in: formatting) } else { [TextSegment(argument.string(in: formatting))] }
  }

  /// Returns an address in which percent-encoded placeholders are replaced by the arguments.
  private func address(_ address: String, in formatting: TextFormatting) -> String {
    guard address.contains("%F4%8") else { return address }
    return zip(marks, arguments).reduce(address) { address, argument in
      let mark = argument.0.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
      return address.replacingOccurrences(of: mark, with: argument.1.string(in: formatting))
    }
  }

  private func contains(_ text: String) -> Bool {
    text.unicodeScalars.contains { argument(for: $0) != nil }
  }

  private func argument(for scalar: Unicode.Scalar) -> TextArgument? {
    guard scalar.value >= Self.first else { return nil }
    let index = Int(scalar.value - Self.first)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }
}
