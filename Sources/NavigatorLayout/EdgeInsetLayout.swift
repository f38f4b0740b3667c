import NavigatorHost

/// The layout of a view and of a second view at one of its edges, for which space is reserved.
final class EdgeInsetLayout: CustomLayout {
  private let edge: Content.Edge
  private let spacing: Double
  /// The alignment of the second view along the edge.
  private let alignment: LayoutAlignment

  init(edge: Content.Edge, spacing: Double, alignment: LayoutAlignment) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  private var isVertical: Bool { edge.isVertical }

  func size(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> LayoutSize {
    let space = space(proposal, children)
    let content = children.first?.size(inner(proposal, space)) ?? .zero
    return LayoutSize(
      width: (content.width + (isVertical ? 0 : space)).validLength,
      height: (content.height + (isVertical ? space : 0)).validLength)
  }

  func places(in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild]) -> [LayoutPlace?] {
    let whole = LayoutProposal(width: size.width, height: size.height)
    let space = space(whole, children)
    return children.enumerated().map { index, child in
      let proposal = index == 0 ? inner(whole, space) : whole
      let own = child.size(proposal)
      let (x, y) = index == 0 ? (0.5, 0.5) : (alignment.horizontal, alignment.verticalFraction)
      var place = LayoutPlace(
        x: (size.width - own.width) * x, y: (size.height - own.height) * y, size: own, proposal: proposal)
      // The content begins after a view at the leading or top edge.
      let isAtStart = edge == .top || edge == .leading
      let length = isVertical ? size.height - own.height : size.width - own.width
      let position = index == 0 ? (isAtStart ? space + (length - space) / 2 : (length - space) / 2) : isAtStart ? 0 : length
      let shift = index == 0 ? 0 : shift(children, in: size)
      if isVertical { (place.x, place.y) = (place.x + shift, position) } else { (place.x, place.y) = (position, place.y + shift) }
      return place
    }
  }

  /// Returns the distance by which alignment guides move the view along the edge.
  private func shift(_ children: [LayoutChild], in size: LayoutSize) -> Double {
    guard children.count > 1, children.contains(where: \.hasGuides) else { return 0 }
    let key = alignment.key(isVertical: !isVertical)
    let fraction = isVertical ? alignment.horizontal : alignment.verticalFraction
    let length = { (size: LayoutSize) in self.isVertical ? size.width : size.height }
    let whole = LayoutProposal(width: size.width, height: size.height)
    let content = inner(whole, space(whole, children))
    // The content is centered along the edge.
    let start = (length(size) - length(children[0].size(content))) / 2
    let outer = children[0].guide(key, content).map { start + $0 - length(size) * fraction }
    let own = children[1].guide(key, whole).map { $0 - length(children[1].size(whole)) * fraction }
    return (outer ?? 0) - (own ?? 0)
  }

  /// Reports the margins with which a host moves the view along the edge.
  func reportMargins(_ nodes: [LayoutNode], in size: LayoutSize, _ report: (ElementID, StyleProperty) -> Void) {
    guard nodes.count > 1 else { return }
    let shift = shift(nodes.map { LayoutChild(node: $0) }, in: size)
    for view in nodes[1].children { view.report(Insets(isVertical ? (x: shift, y: 0) : (x: 0, y: shift)), report) }
  }

  /// Returns the heights that are reserved for the view at the top or the bottom edge.
  func reservedHeights(_ children: [LayoutChild], in size: LayoutSize) -> (top: Double, bottom: Double) {
    guard isVertical else { return (0, 0) }
    let space = space(LayoutProposal(width: size.width, height: size.height), children)
    return edge == .top ? (space, 0) : (0, space)
  }

  /// Returns the length of the view at the edge, including the spacing between that view and the content.
  private func space(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> Double {
    guard children.count > 1 else { return 0 }
    let offered =
      isVertical
      ? LayoutProposal(width: proposal.width, height: nil) : LayoutProposal(width: nil, height: proposal.height)
    let size = children[1].size(offered)
    let length = isVertical ? size.height : size.width
    return length > 0 ? length + spacing : 0
  }

  private func inner(_ proposal: LayoutProposal, _ space: Double) -> LayoutProposal {
    func rest(_ length: Double?) -> Double? { length.map { $0 >= LayoutProposal.infinity ? $0 : max($0 - space, 0) } }
    return isVertical
      ? LayoutProposal(width: proposal.width, height: rest(proposal.height))
      : LayoutProposal(width: rest(proposal.width), height: proposal.height)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element has a view at an edge of a scroll view, a list or a form, which may have
  /// another view at the opposite edge.
  package var hasScrolledContent: Bool {
    hasContent { child in
      child.scrolls || child.isOppositeInset(of: self) && child.hasContent(where: \.scrolls)
    }
  }

  private func isOppositeInset(of outer: Element) -> Bool {
    guard role == .layers, let edge = content.insetEdge, edge.isVertical else { return false }
    return edge != outer.content.insetEdge
  }

  private func hasContent(where condition: (Element) -> Bool) -> Bool {
    children.contains { $0.role == .layerContent && $0.children.contains(where: condition) }
  }

  /// A Boolean value that indicates whether the element scrolls its content.
  var scrolls: Bool { role == .scrollView || role == .list || role == .form }
}
