import Foundation

extension View {
  /// Sets the maximum number of lines of the texts in this view. Nil sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimit(upTo: number, reserving: nil)
  }

  /// Sets the minimum number of lines for which the texts in this view have space.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(upTo: nil, reserving: limit.lowerBound)
  }

  /// Sets the maximum number of lines of the texts in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(upTo: limit.upperBound, reserving: nil)
  }

  /// Sets the number of lines for which the texts in this view have space, and their maximum number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(upTo: limit.upperBound, reserving: limit.lowerBound)
  }

  /// Sets the maximum number of lines of the texts in this view, and whether shorter texts have space for as many lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(upTo: limit, reserving: reservesSpace ? limit : nil)
  }

  nonisolated private func lineLimit(upTo limit: Int?, reserving lines: Int?) -> some View {
    EnvironmentView(content: self, change: LineLimitChange(limit: limit, reservedLines: lines))
  }

  /// Sets the space between the lines of the texts in this view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the height of the lines of the texts in this view. Nil selects the height of the font.
  ///
  /// ```swift
  /// Text(poem).lineHeight(.multiple(factor: 1.6))
  /// ```
  ///
  /// The paragraphs of an attributed string with a line height of their own keep it.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Sets the part of a line that is omitted if the line does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest factor by which texts in this view are scaled if they do not fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether the space between characters may be reduced to fit a text in a line. Hosts ignore it.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets whether a user can select the texts in this view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inheriting(\.options.allowsSelection, S.allowsSelection)
  }
}

/// A change of the number of lines of texts.
nonisolated struct LineLimitChange: EnvironmentChanging, Equatable {
  let limit: Int?
  let reservedLines: Int?

  func apply(to values: inout EnvironmentValues) {
    values.lineLimit = limit
    guard values[InheritedStyleKey.self].options.reservedLines != reservedLines else { return }
    values[InheritedStyleKey.self].options.reservedLines = reservedLines
  }
}
