extension View {
  /// Sets the font of the texts in this view; nil is the host's own.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how heavy the strokes of the texts in this view are; nil follows their font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    inheriting(\.fontWeight, weight)
  }

  /// Sets the family of shapes of the texts in this view; nil follows their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    inheriting(\.fontDesign, design)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    inheriting(\.isBold, isActive)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    inheriting(\.isItalic, isActive)
  }

  /// Shows the texts in this view with letters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    inheriting(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Shows the texts in this view with digits of one width.
  nonisolated public func monospacedDigit() -> some View {
    inheriting(\.isMonospacedDigit, true)
  }

  /// Draws a line under the texts in this view. The line has the text's colour; `color` is a hint.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.underline, isActive)
  }

  /// Draws a line through the texts in this view. The line has the text's colour; `color` is a hint.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.strikethrough, isActive)
  }

  /// Sets the case in which the texts in this view are shown; nil is as they were written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets how many lines the texts in this view may have; nil sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of the texts in this view line up.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The line's dashes.
    public struct Pattern: Sendable {
      public static let solid = Pattern()
    }
  }
}
