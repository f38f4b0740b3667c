extension Text {
  /// Sets the font; nil follows the views around the text.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets how heavy the strokes are; nil follows the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontWeight = weight } }

  /// Sets the family of shapes; nil follows the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.fontDesign = design } }

  /// Sets letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.fontDesign = isActive ? .monospaced : nil } }

  /// Sets digits of one width.
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Draws a line under the text. The line has the text's colour; `color` is a hint.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.underline = isActive } }

  /// Draws a line through the text. The line has the text's colour; `color` is a hint.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.strikethrough = isActive } }

  /// Sets what draws the text. A style of an app's own that needs an environment resolves against the default one here.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let source = style.paintSource(in: EnvironmentValues())
    return with { $0.foreground = source }
  }

  /// Sets the colour; nil follows the views around the text. Newer code says `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?.paintSource } }
}

extension Text {
  /// The case a text is shown in.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
