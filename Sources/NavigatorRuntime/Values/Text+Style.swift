extension Text {
  /// Returns this text with a font. Nil uses the inherited font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Returns this text with a font weight. Nil uses the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontWeight = weight } }

  /// Returns this text with a font design. Nil uses the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.fontDesign = design } }

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

  /// Returns this text underlined. The line has the text's color; `color` is ignored.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.underline = isActive } }

  /// Returns this text struck through. The line has the text's color; `color` is ignored.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.strikethrough = isActive } }

  /// Returns this text with a foreground style. A custom style is resolved in the default environment.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let source = style.paintSource(in: EnvironmentValues())
    return with { $0.foreground = source }
  }

  /// Returns this text with a color. Nil uses the inherited color. Prefer `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?.paintSource } }
}

extension Text {
  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
