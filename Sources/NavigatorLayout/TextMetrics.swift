/// The properties of a font that determine the sizes of texts.
package struct LayoutFont: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// The height of a line in points.
  package var lineHeight: Double
  /// The weight from 100 to 900, as in CSS.
  package var weight: Int
  /// A Boolean value that indicates whether all characters have the same width.
  package var isMonospaced: Bool
  /// The letter spacing in points.
  package var spacing: Double

  package init(size: Double, lineHeight: Double, weight: Int = 400, isMonospaced: Bool = false, spacing: Double = 0) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.spacing = spacing
  }

  /// A Boolean value that indicates whether the widths of the semibold weight apply.
  var isBold: Bool { weight > 500 }
}

/// A type that measures characters.
package protocol TextMetrics: Sendable {
  /// Returns the width of a character in points.
  func width(of character: Unicode.Scalar, in font: LayoutFont) -> Double

  /// Returns the distance from the top of a line to its baseline in points.
  func baseline(of font: LayoutFont) -> Double
}

/// The metrics of the font Inter. Missing characters have the widths of common fonts.
package struct InterMetrics: TextMetrics {
  private static let ascent = 0.96875
  private static let descent = 0.2415

  package init() {}

  package func width(of character: Unicode.Scalar, in font: LayoutFont) -> Double {
    let known = font.isMonospaced ? nil : Self.relativeWidth(of: character, isBold: font.isBold)
    return (known ?? Self.columns(of: character) * Self.columnWidth) * font.size + font.spacing
  }

  package func baseline(of font: LayoutFont) -> Double {
    (font.lineHeight - (Self.ascent + Self.descent) * font.size) / 2 + Self.ascent * font.size
  }

  /// The width of a monospaced character as a fraction of the font size.
  static let columnWidth = 0.6

  private static let latin = InterWidths.regular[0].map { Double($0) / 1000 }
  private static let boldLatin = InterWidths.semibold[0].map { Double($0) / 1000 }

  /// Returns the width of a character as a fraction of the font size, or nil if the font does not contain the character.
  static func relativeWidth(of character: Unicode.Scalar, isBold: Bool) -> Double? {
    let latin = isBold ? boldLatin : latin
    let index = Int(character.value) - Int(InterWidths.starts[0])
    if latin.indices.contains(index), latin[index] > 0 { return latin[index] }
    let widths = isBold ? InterWidths.semibold : InterWidths.regular
    for (index, start) in InterWidths.starts.enumerated() where character.value >= start {
      let offset = Int(character.value - start)
      if offset < widths[index].count, widths[index][offset] > 0 { return Double(widths[index][offset]) / 1000 }
    }
    return nil
  }

  /// Returns the number of columns of a character that the table does not contain: 0 for a combining mark, and more than 1 for an
  /// East Asian character or an emoji.
  static func columns(of character: Unicode.Scalar) -> Double {
    switch character.value {
    case 0..<0x20, 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0x1F300..<0x1FB00, 0x20000...:
      1 / columnWidth
    default: 1
    }
  }
}
