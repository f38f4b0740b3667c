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

  /// Returns the placing of views inside of a safe area.
  func inside(_ area: LayoutSafeArea?) -> LayoutPlacing {
    var placing = self
    placing.safeArea = area
    return placing
  }

  /// Returns the distance by which an element's content is scrolled, and reports the sizes of a scroll view.
  func scrolled(_ id: ElementID, _ extent: @autoclosure () -> LayoutScrollExtent?) -> LayoutOffset? {
    let offset = offsets[id]
    guard offset != nil || reportExtent != nil, let extent = extent() else { return nil }
    reportExtent?(id, extent)
    return offset.map(extent.clamp)
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
      content: content, container: size, insets: [insets.top, left, insets.bottom, right], isRightToLeft: isMirrored)
  }
}
