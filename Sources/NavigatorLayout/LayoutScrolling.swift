import NavigatorHost

/// The scroll offset of a scroll view's content, in points from the leading edge and the top.
package struct LayoutOffset: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x.validLength
    self.y = y.validLength
  }
}

/// The sizes of a scroll view, in points.
package struct LayoutScrollExtent: Hashable, Sendable {
  /// The size of the content, including the space for bars and margins.
  package var content: LayoutSize
  /// The size of the scroll view.
  package var container: LayoutSize
  /// The space for bars and margins at the top, left, bottom and right edges.
  package var insets: [Double]
  /// A Boolean value that indicates whether the content starts at the right edge.
  package var isRightToLeft: Bool
  /// The anchor of the initially visible part of the content, as fractions of its size.
  var anchorX = 0.0, anchorY = 0.0

  /// The initial offset.
  package var initialOffset: LayoutOffset {
    clamp(LayoutOffset(x: (content.width - container.width) * anchorX, y: (content.height - container.height) * anchorY))
  }

  /// Returns the nearest valid offset.
  package func clamp(_ offset: LayoutOffset) -> LayoutOffset {
    LayoutOffset(
      x: min(offset.x, max(content.width - container.width, 0)), y: min(offset.y, max(content.height - container.height, 0)))
  }
}

/// The input of the placement of nodes, and the receivers of its results.
struct LayoutPlacing {
  /// The scroll offsets of scroll views.
  var offsets: [ElementID: LayoutOffset] = [:]
  /// The top and the bottom edge of the visible part of the enclosing scroll view; nil outside of vertical scroll views.
  var viewport: (top: Double, bottom: Double)?
  /// A Boolean value that indicates whether the enclosing content is laid out from right to left.
  var isRightToLeft = false
  /// The safe area of the enclosing page; nil inside a scroll view.
  var safeArea: LayoutSafeArea?
  /// A closure that returns a Boolean value that indicates whether the descendants of an element are placed.
  var enters: (ElementID) -> Bool = { _ in true }
  /// A closure that receives the frame of each element.
  var report: (ElementID, LayoutRect) -> Void
  /// The frames of the views at which popovers point.
  var anchors: PopoverAnchors?
  /// A closure that receives the sizes of each scroll view.
  var reportExtent: ((ElementID, LayoutScrollExtent) -> Void)?
  /// A closure that receives the heights of the bars of each page.
  var reportBars: ((ElementID, LayoutBars) -> Void)?
  /// A closure that receives the margins of each element that alignment guides position.
  var reportMargins: ((ElementID, StyleProperty) -> Void)?

  /// The placing with the opposite layout direction.
  var turned: LayoutPlacing {
    var turned = self
    turned.isRightToLeft.toggle()
    return turned
  }

  /// Returns the placing of the content of a scroll view with a viewport.
  func inside(_ viewport: (top: Double, bottom: Double)?) -> LayoutPlacing {
    var placing = self
    placing.viewport = viewport
    return placing
  }

  /// Returns the placing of views in a safe area.
  func inside(_ area: LayoutSafeArea?) -> LayoutPlacing {
    var placing = self
    placing.safeArea = area
    return placing
  }

  /// Returns the scroll offset of an element's content, and reports the sizes of a scroll view.
  ///
  /// - Parameter hasAnchor: A Boolean value that indicates whether the initial offset may differ from zero.
  func scrolled(
    _ id: ElementID, hasAnchor: Bool, _ extent: @autoclosure () -> LayoutScrollExtent?
  ) -> LayoutOffset? {
    let offset = offsets[id]
    guard offset != nil || hasAnchor || reportExtent != nil, let extent = extent() else { return nil }
    reportExtent?(id, extent)
    return offset.map(extent.clamp) ?? extent.initialOffset
  }
}

extension LayoutNode {
  /// Returns the sizes of a scroll view or a list, or nil for other nodes.
  func scrollExtent(_ placements: [LayoutPlacement], _ size: LayoutSize, isMirrored: Bool) -> LayoutScrollExtent? {
    let insets: LayoutInsets
    var content = size
    switch kind {
    case .scroll(let horizontal, let vertical, let margins):
      let space = self.insets(margins, width: size.width)
      insets = space
      let width = placements.reduce(0) { max($0, $1.x + $1.size.width) } + space.trailing
      let height = placements.reduce(0) { max($0, $1.y + $1.size.height) } + space.bottom
      content = LayoutSize(width: horizontal ? width : size.width, height: vertical ? height : size.height)
    case .list(let margins):
      let space = self.insets(margins, width: size.width)
      insets = space
      let height = placements.reduce(space.top) { height, place in
        guard case .row = place.node.listPart else { return max(height, place.y + place.size.height) }
        return max(height, place.y + place.size.height + place.node.rowInsets.bottom)
      }
      content.height = height + space.bottom
    default: return nil
    }
    let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return LayoutScrollExtent(
      content: content, container: size, insets: [insets.top, left, insets.bottom, right], isRightToLeft: isMirrored,
      anchorX: scrollAnchor?.x ?? 0, anchorY: scrollAnchor?.y ?? 0)
  }

  /// Returns the top and the bottom edge of the visible part of a vertical scroll view, or nil for other nodes.
  ///
  /// - Parameters:
  ///   - y: The top edge of the scroll view.
  ///   - size: The size of the scroll view.
  func viewport(y: Double, _ size: LayoutSize) -> (top: Double, bottom: Double)? {
    guard case .scroll(_, true, let margins) = kind else { return nil }
    let insets = insets(margins, width: size.width)
    return (y + insets.top, y + size.height - insets.bottom)
  }
}

/// The edge of a scroll view to which the header or the footer of a section is pinned.
enum PinnedEdge {
  case top, bottom

  /// Returns the top edge of a header or a footer.
  ///
  /// - Parameters:
  ///   - y: The top edge of the view if it were not pinned.
  ///   - height: The height of the view.
  ///   - section: The top and the bottom edge of the section.
  ///   - viewport: The top and the bottom edge of the visible part of the scroll view.
  func pin(
    _ y: Double, height: Double, in section: (top: Double, bottom: Double), _ viewport: (top: Double, bottom: Double)
  ) -> Double {
    switch self {
    case .top: max(y, min(viewport.top, section.bottom - height))
    case .bottom: min(y, max(viewport.bottom - height, section.top))
    }
  }
}
