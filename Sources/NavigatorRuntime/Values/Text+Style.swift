import Foundation

// SwiftUI applies the modifiers of a text from the outermost to the innermost, so the innermost modifier takes precedence.

extension Text {
  /// Returns this text with a font. A value of nil selects the inherited font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Returns this text with a font weight. A value of nil selects the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontWeight = weight } }

  /// Returns this text with a font design. A value of nil selects the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.fontDesign = design } }

  /// Returns this text with a font width. A value of nil selects the width of the font.
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

  /// Returns this text with an underline. If the color is nil, the line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with an underline of a pattern. If the color is nil, the line has the color of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = TextLine(isActive: isActive, pattern: pattern.hostValue, color: color) }
  }

  /// Returns this text with a strikethrough line. If the color is nil, the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with a strikethrough line of a pattern. If the color is nil, the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextLine(isActive: isActive, pattern: pattern.hostValue, color: color) }
  }

  /// Returns this text with a foreground style. Custom styles are resolved in the default environment.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let source = style.paintSource(in: EnvironmentValues())
    return with { $0.foreground = source }
  }

  /// Returns this text with a color. A value of nil selects the inherited color. Prefer `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?.paintSource } }

  /// Returns this text with spacing between its characters, in points. Kerning has no effect on a text with tracking.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Returns this text with spacing after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Returns this text raised above the baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// Returns this text at a scale relative to its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension Text {
  /// The letter case in which a text is displayed.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }
}
