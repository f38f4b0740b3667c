extension View {
  /// Sets the font of the texts in this view. Nil uses the host's own font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the texts in this view. Nil uses the weight of their font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    inheriting(\.fontWeight, weight)
  }

  /// Sets the font design of the texts in this view. Nil uses the design of their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    inheriting(\.fontDesign, design)
  }

  /// Shows the texts in this view in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    inheriting(\.isBold, isActive)
  }

  /// Shows the texts in this view in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    inheriting(\.isItalic, isActive)
  }

  /// Shows the texts in this view in a monospaced font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    inheriting(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Shows the digits in this view with equal widths.
  nonisolated public func monospacedDigit() -> some View {
    inheriting(\.isMonospacedDigit, true)
  }

  /// Sets the width of the characters of the texts in this view. Nil uses the width of their font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    inheriting(\.options.fontWidth, width)
  }

  /// Underlines the texts in this view. If the color is nil, the text's color is used.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.options.underline, TextLine(isActive: isActive, pattern: pattern.hostValue, color: color))
  }

  /// Strikes through the texts in this view. If the color is nil, the text's color is used.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.options.strikethrough, TextLine(isActive: isActive, pattern: pattern.hostValue, color: color))
  }

  /// Sets the space between the characters of the texts in this view, in points. It has no effect on texts with tracking.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    inheriting(\.options.kerning, kerning)
  }

  /// Sets the space after each character of the texts in this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    inheriting(\.options.tracking, tracking)
  }

  /// Raises the texts in this view above their baselines by a distance in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    inheriting(\.options.baselineOffset, baselineOffset)
  }

  /// Sets the size of the texts in this view in relation to their fonts.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    inheriting(\.options.scale, isEnabled ? scale : .default)
  }

  /// Sets the case in which the texts in this view are shown. Nil leaves them unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the alignment of the lines of the texts in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
