import NavigatorHost

/// The edges at which the content of a node extends below bars.
struct IgnoredEdges {
  let top: Bool
  let bottom: Bool

  /// Creates the edges from the content of an element. Returns nil if the content stays between the bars.
  init?(_ element: Element) {
    guard element.role == .box, element.content[.ignoredEdges] != nil else { return nil }
    let edges = element.content.edges(.ignoredEdges)
    (top, bottom) = (edges.contains(.top), edges.contains(.bottom))
    guard top || bottom else { return nil }
  }
}

/// The heights of the bars that cover the edges of a page.
package struct LayoutBars: Equatable, Sendable {
  package var top: Double
  package var bottom: Double
}

/// The vertical bounds of a page with and without its bars, in points from the top edge of the window.
struct LayoutSafeArea {
  private var outer: (top: Double, bottom: Double)
  private var inner: (top: Double, bottom: Double)

  /// Creates the area of a page.
  ///
  /// - Parameters:
  ///   - y: The top edge of the page.
  ///   - height: The height of the page.
  ///   - bars: The heights of the bars.
  init(y: Double, height: Double, bars: (top: Double, bottom: Double)) {
    outer = (y, y + height)
    inner = (y + bars.top, y + height - bars.bottom)
  }

  /// The maximum distance from an edge at which a view counts as touching it. It permits rounding errors.
  private static let tolerance = 0.5

  /// Returns the space between the top edges of the page and a view, or 0 if the view does not reach the top edge of the safe
  /// area.
  func space(above y: Double) -> Double { y <= inner.top + Self.tolerance ? max(y - outer.top, 0) : 0 }

  /// Returns the space between the bottom edges of a view and the page, or 0 if the view does not reach the bottom edge of the
  /// safe area.
  func space(below y: Double) -> Double { y >= inner.bottom - Self.tolerance ? max(outer.bottom - y, 0) : 0 }

  /// Returns the area for the content of a view that ignores edges. The content has no bars at these edges.
  func ignoring(_ edges: IgnoredEdges) -> Self {
    var area = self
    if edges.top { area.inner.top = outer.top }
    if edges.bottom { area.inner.bottom = outer.bottom }
    return area
  }

  /// Returns the area for the content of a view with an offset. An offset does not change which views reach an edge.
  func moved(by distance: Double) -> Self {
    var area = self
    area.outer = (outer.top + distance, outer.bottom + distance)
    area.inner = (inner.top + distance, inner.bottom + distance)
    return area
  }
}

extension LayoutSafeArea {
  /// Creates the area for the content of a view that has a second view at an edge.
  ///
  /// - Parameters:
  ///   - outer: The area of the whole view, or nil if it reaches no edge.
  ///   - y: The top edge of the whole view.
  ///   - height: The height of the whole view.
  ///   - reserved: The heights that are reserved for the second view.
  init(in outer: LayoutSafeArea?, y: Double, height: Double, reserved: (top: Double, bottom: Double)) {
    self = outer ?? LayoutSafeArea(y: y, height: height, bars: (0, 0))
    if reserved.top > 0 {
      self.outer.top = y - (outer?.space(above: y) ?? 0)
      inner.top = y + reserved.top
    }
    if reserved.bottom > 0 {
      self.outer.bottom = y + height + (outer?.space(below: y + height) ?? 0)
      inner.bottom = y + height - reserved.bottom
    }
  }
}

extension LayoutBuilder.Context {
  /// Returns the context for the content of a view that extends below bars. A scroll view in it reserves no space for them.
  func ignoring(_ edges: IgnoredEdges?) -> Self {
    guard let edges else { return self }
    var context = self
    if edges.top { context.bar = 0 }
    if edges.bottom { context.bottom = 0 }
    return context
  }
}

extension LayoutNode {
  /// The bounds of the content of a node, and the proposal for the content.
  typealias ContentPlace = (x: Double, y: Double, size: LayoutSize, proposal: LayoutProposal)

  /// Returns the bounds of the content, extended below the bars at the ignored edges. The bounds are extended only if the node
  /// reaches these edges and the content takes the space.
  ///
  /// - Parameters:
  ///   - place: The bounds between the bars.
  ///   - y: The top edge of the node.
  ///   - area: The bounds of the page.
  func extended(_ place: ContentPlace, y: Double, in area: LayoutSafeArea?) -> ContentPlace {
    guard let ignoredEdges, let area, let height = place.proposal.height else { return place }
    let above = ignoredEdges.top ? area.space(above: y + place.y) : 0
    let below = ignoredEdges.bottom ? area.space(below: y + place.y + place.size.height) : 0
    guard above + below > 0 else { return place }
    let proposal = LayoutProposal(width: place.proposal.width, height: height + above + below)
    guard contentSize(proposal).height > place.size.height else { return place }
    let size = LayoutSize(width: place.size.width, height: place.size.height + above + below)
    return (place.x, place.y - above, size, proposal)
  }

  /// Returns the safe area for the first child of a node with a second child at its top or bottom edge. Returns nil for other
  /// nodes.
  func safeAreaBesideEdge(in area: LayoutSafeArea?, y: Double, _ size: LayoutSize) -> LayoutSafeArea? {
    guard case .custom(let layout as EdgeInsetLayout) = kind else { return nil }
    let reserved = layout.reservedHeights(children.map { LayoutChild(node: $0) }, in: size)
    guard reserved.top + reserved.bottom > 0 else { return nil }
    return LayoutSafeArea(in: area, y: y, height: size.height, reserved: reserved)
  }

  /// A Boolean value that indicates whether the safe area of the node's children differs from that of its parent.
  var changesSafeArea: Bool { bars != nil || isScrollView || offset.y != 0 || ignoredEdges != nil }

  /// Returns the safe area for the node. The safe area of a page excludes its bars. A scroll view has no safe area, because its
  /// content reaches no edge.
  func safeArea(in outer: LayoutSafeArea?, y: Double, height: Double) -> LayoutSafeArea? {
    if bars == nil, !isScrollView { return offset.y == 0 ? outer : outer?.moved(by: offset.y) }
    return bars.map { LayoutSafeArea(y: y, height: height, bars: $0) }
  }
}
