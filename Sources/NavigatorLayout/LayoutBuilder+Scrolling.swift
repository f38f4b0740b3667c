import NavigatorHost

extension LayoutBuilder {
  /// Returns the node of a scroll view. A vertical scroll view that is the content of a screen extends below the bars.
  func scrollView(_ element: Element, _ context: Context) -> LayoutNode {
    let axes = element.content.axes ?? .vertical
    var insets = LayoutInsets()
    if axes.isVertical { (insets.top, insets.bottom) = (context.bar, context.bottom) }
    insets.add(element.contentMargins)
    var inner = context
    (inner.bar, inner.bottom) = (0, 0)
    let scrolled = known?.container(of: element.id) ?? ScrolledContainer()
    scrolled.outer = context.container
    inner.container = .scrolled(scrolled)
    let node = container(.scroll(horizontal: axes.isHorizontal, vertical: axes.isVertical, insets), element, inner)
    node.container = scrolled
    node.scrollAnchor = element.scrollAnchor
    node.scrollAlignment = element.content.alignment(.scrollAlignment).map(LayoutAlignment.init)
    return node
  }
}

extension Element {
  /// The anchor of the initially visible part of the content, as fractions of its size.
  var scrollAnchor: (x: Double, y: Double)? {
    let numbers = (content.string(.scrollAnchor) ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return (numbers[0].validLength, numbers[1].validLength)
  }
}

/// A view at the top or the bottom edge of a scroll view. The content scrolls below it.
struct ScrollEdgeView {
  let view: LayoutNode
  let isAtTop: Bool
  let spacing: Double

  /// Returns the insets with the space for this view added.
  func added(to insets: LayoutInsets, width: Double?) -> LayoutInsets {
    let height = view.size(LayoutProposal(width: width, height: nil)).height - view.padding.height
    guard height > 0 else { return insets }
    var insets = insets
    if isAtTop { insets.top += height + spacing } else { insets.bottom += height + spacing }
    return insets
  }
}

extension LayoutBuilder {
  /// Adds the view at an edge to the first scroll view in the content. Returns nil if the content has no scroll view.
  ///
  /// - Parameters:
  ///   - layers: The nodes of the content and of the view at its edge.
  ///   - element: The element of both.
  ///   - context: The context, which contains the heights of the bars that the view does not overlap.
  func scrolledLayers(_ layers: [LayoutNode], _ element: Element, _ context: Context) -> LayoutNode? {
    guard !layers.isEmpty, let edge = element.content.insetEdge, edge.isVertical else { return nil }
    let isAtTop = edge == .top
    let found = layers[0].children.lazy.compactMap { $0.isScrollView ? $0 : $0.scrollView(withViewAtTop: !isAtTop) }.first
    guard let scrollView = found else { return nil }
    let spacing = (element.content.number(.spacing) ?? 0).validLength
    let others = scrollView.edgeViews.filter { $0.isAtTop != isAtTop }
    guard layers.count == 2 else {
      scrollView.edgeViews = others
      return nil
    }
    scrollView.edgeViews = others + [ScrollEdgeView(view: layers[1], isAtTop: isAtTop, spacing: spacing)]
    if isAtTop { layers[1].padding.top = context.bar } else { layers[1].padding.bottom = context.bottom }
    var alignment = LayoutAlignment(element.children.first { $0.role != .layerContent }?.content.alignment)
    alignment.vertical = .fraction(isAtTop ? 0 : 1)
    return LayoutNode(.layers([alignment]), id: element.id, children: layers)
  }
}

extension LayoutNode {
  /// Returns the scroll view with a view at the top or the bottom edge that this node consists of, or nil for other nodes.
  fileprivate func scrollView(withViewAtTop isAtTop: Bool) -> LayoutNode? {
    guard case .layers = kind, let content = children.first else { return nil }
    return content.children.first { $0.isScrollView && $0.edgeViews.contains { $0.isAtTop == isAtTop } }
  }

  var isScrollView: Bool {
    switch kind {
    case .scroll, .list: true
    default: false
    }
  }

  /// The maximum width of the rows of a list in points.
  private static let maximumRowWidth = 1000.0

  /// Returns the insets with the space for the views at the edges, and with the space beside the rows of a wide list.
  func insets(_ insets: LayoutInsets, width: Double?) -> LayoutInsets {
    var insets = edgeViews.reduce(insets) { $1.added(to: $0, width: width) }
    let side = ((width ?? 0) - Self.maximumRowWidth) / 2
    if limitsRows.leading { insets.leading = max(insets.leading, side) }
    if limitsRows.trailing { insets.trailing = max(insets.trailing, side) }
    return insets
  }
}

extension Element {
  /// The margins of the content of a scroll view or a list: top, trailing, bottom and leading; nil for the default.
  var contentMargins: [Double?] {
    let margins = content.strings(.contentMargins).map { Double($0)?.validLength }
    return margins.count == 4 ? margins : []
  }
}

extension LayoutInsets {
  /// Adds the margins of the content of a scroll view.
  mutating func add(_ margins: [Double?]) {
    guard margins.count == 4 else { return }
    top += margins[0] ?? 0
    trailing += margins[1] ?? 0
    bottom += margins[2] ?? 0
    leading += margins[3] ?? 0
  }

  /// Replaces the space around the content of a list by margins.
  mutating func replace(with margins: [Double?], bar: Double, bottom barBelow: Double) {
    guard margins.count == 4 else { return }
    top = margins[0].map { bar + $0 } ?? top
    trailing = margins[1] ?? trailing
    bottom = margins[2].map { barBelow + $0 } ?? bottom
    leading = margins[3] ?? leading
  }
}
