import Foundation

// SwiftUI applies the modifiers of a text from the outermost to the innermost, so the modifier that is closest to the text
// counts.

extension Text {
  /// Returns this text with a font. Nil uses the inherited font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Returns this text with a font weight. Nil uses the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontWeight = weight } }

  /// Returns this text with a font design. Nil uses the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.fontDesign = design } }

  /// Returns this text with characters of a width. Nil uses the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.fontWidth = width } }

  /// Returns this text in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.fontDesign = isActive ? .monospaced : nil } }

  /// Returns this text with digits of equal widths.
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }

  /// Returns this text in bold.
  public func bold() -> Text { bold(true) }

  /// Returns this text in bold, or explicitly not in bold.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Returns this text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns this text in italics, or explicitly not in italics.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Returns this text underlined. If the color is nil, the text's color is used.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with a line of a pattern under it. If the color is nil, the text's color is used.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = TextLine(isActive: isActive, pattern: pattern.hostValue, color: color) }
  }

  /// Returns this text struck through. If the color is nil, the text's color is used.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with a line of a pattern through it. If the color is nil, the text's color is used.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextLine(isActive: isActive, pattern: pattern.hostValue, color: color) }
  }

  /// Returns this text with a foreground style. A custom style is resolved in the default environment.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let source = style.paintSource(in: EnvironmentValues())
    return with { $0.foreground = source }
  }

  /// Returns this text with a color. Nil uses the inherited color. Prefer `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?.paintSource } }

  /// Returns this text with space between its characters, in points. It has no effect on a text with tracking.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Returns this text with space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Returns this text raised above its baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// Returns this text in a size in relation to its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension Text {
  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
