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

  /// Underlines the texts in this view. The line has the text's color; `pattern` and `color` are ignored.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.underline, isActive)
  }

  /// Strikes through the texts in this view. The line has the text's color; `pattern` and `color` are ignored.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting(\.strikethrough, isActive)
  }

  /// Sets the case in which the texts in this view are shown. Nil leaves them unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the maximum number of lines of the texts in this view. Nil sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the alignment of the lines of the texts in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line.
    public struct Pattern: Sendable {
      /// A line without gaps.
      public static let solid = Pattern()
    }
  }
}
