import NavigatorHost

/// The size of a text outside of a window.
package struct MeasuredText {
  private let node: LayoutNode
  private let element: Element
  private let metrics: any TextMetrics

  /// Measures the text of an element with the metrics of the font.
  package init(_ element: Element, metrics: any TextMetrics = InterMetrics()) {
    let builder = LayoutBuilder(metrics: metrics, window: LayoutSize(width: 390, height: 844))
    node = builder.node(element, LayoutBuilder.Context())
    self.element = element
    self.metrics = metrics
  }

  /// Returns the size in a width in points, or on one line if the width is nil.
  package func size(in width: Double?) -> LayoutSize { node.size(proposal(width)) }

  /// Returns the distance from the top to the first or last baseline in a width.
  package func baseline(in width: Double?, isFirst: Bool) -> Double {
    node.baseline(size(in: width), proposal(width), isFirst: isFirst)
  }

  /// The font of the text.
  package var font: LayoutFont? {
    if case .text(let text) = node.kind { text.font } else { nil }
  }

  /// Returns the lines in a width in points, or on as few lines as possible if the width is nil.
  package func lines(in width: Double?) -> MeasuredLines {
    guard case .text(let layout) = node.kind else { return MeasuredLines() }
    return MeasuredLines(of: element, layout, in: width?.validLength, metrics)
  }

  private func proposal(_ width: Double?) -> LayoutProposal { LayoutProposal(width: width?.validLength, height: nil) }
}
