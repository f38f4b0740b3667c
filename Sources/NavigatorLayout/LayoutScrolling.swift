import NavigatorHost

/// The distances by which the content of a scroll view is scrolled, in points from the leading edge and from the top.
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
  /// The size of the content with the space that bars and margins take.
  package var content: LayoutSize
  /// The size of the scroll view.
  package var container: LayoutSize
  /// The space that bars and margins take, at the top, left, bottom and right edge.
  package var insets: [Double]
  /// A Boolean value that indicates whether the content begins at the right edge.
  package var isRightToLeft: Bool
  /// The part of the content that is shown before the view is scrolled, as fractions of its size.
  var anchorX = 0.0, anchorY = 0.0

  /// The offset before the view is scrolled.
  package var initialOffset: LayoutOffset {
    clamp(LayoutOffset(x: (content.width - container.width) * anchorX, y: (content.height - container.height) * anchorY))
  }

  /// Returns the nearest offset that the content permits.
  package func clamp(_ offset: LayoutOffset) -> LayoutOffset {
    LayoutOffset(
      x: min(offset.x, max(content.width - container.width, 0)), y: min(offset.y, max(content.height - container.height, 0)))
  }
}

/// The input and the receivers of the placing of nodes.
struct LayoutPlacing {
  /// The distances by which the contents of scroll views are scrolled.
  var offsets: [ElementID: LayoutOffset] = [:]
  /// The top and the bottom edge of what the scroll view around the next node shows; nil outside of vertical scroll views.
  var viewport: (top: Double, bottom: Double)?
  /// A Boolean value that indicates whether the content around the next node runs from right to left.
  var isRightToLeft = false
  /// The bounds of the page around the next node; nil where a scroll view is in between.
  var safeArea: LayoutSafeArea?
  /// A closure that returns a Boolean value that indicates whether the elements in an element are placed.
  var enters: (ElementID) -> Bool = { _ in true }
  /// A closure that receives the frame of each element.
  var report: (ElementID, LayoutRect) -> Void
  /// A closure that receives the sizes of each scroll view.
  var reportExtent: ((ElementID, LayoutScrollExtent) -> Void)?
  /// A closure that receives the margins of each element that alignment guides place.
  var reportMargins: ((ElementID, StyleProperty) -> Void)?

  /// The placing of content that runs in the opposite direction.
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

  /// Returns the placing of views inside of a safe area.
  func inside(_ area: LayoutSafeArea?) -> LayoutPlacing {
    var placing = self
    placing.safeArea = area
    return placing
  }

  /// Returns the distance by which an element's content is scrolled, and reports the sizes of a scroll view.
  ///
  /// - Parameter hasAnchor: A Boolean value that indicates whether the content is scrolled from the beginning.
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
  /// Returns the sizes of a scroll view or a list; nil for another node.
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

  /// Returns the top and the bottom edge of what a vertical scroll view shows; nil for another node.
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

/// The edge of a scroll view at which the header or the footer of a section stays.
enum PinnedEdge {
  case top, bottom

  /// Returns the top edge of a header or a footer.
  ///
  /// - Parameters:
  ///   - y: The top edge that the view has without being pinned.
  ///   - height: The height of the view.
  ///   - section: The top and the bottom edge of the section.
  ///   - viewport: The top and the bottom edge of what the scroll view shows.
  func pin(
    _ y: Double, height: Double, in section: (top: Double, bottom: Double), _ viewport: (top: Double, bottom: Double)
  ) -> Double {
    switch self {
    case .top: max(y, min(viewport.top, section.bottom - height))
    case .bottom: min(y, max(viewport.bottom - height, section.top))
    }
  }
}
