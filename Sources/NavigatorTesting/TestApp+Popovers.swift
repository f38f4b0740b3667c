import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

extension TestApp {
  /// The edge of the anchor at which the app requests the popover in front. The value is nil if no popover is in front, or if the
  /// app leaves the choice of the edge to the host.
  ///
  /// ```swift
  /// try app.tap("Filter")
  /// #expect(app.popoverArrowEdge == .bottom)
  /// ```
  public var popoverArrowEdge: Edge? {
    let name = frontPopover?.content.string(.anchorEdge)
    return Edge.allCases.first { $0.hostName == name }
  }

  /// The rectangle at which the popover in front points, in the coordinate system of the window. A point has no size. The value
  /// is nil if no popover is in front, or if its anchor has no frame.
  ///
  /// ```swift
  /// try app.tap("Filter")
  /// #expect(app.popoverAnchor == (try app.frame(of: "Filter")))
  /// ```
  public var popoverAnchor: CGRect? {
    guard let content = frontPopover?.content, let number = content.number(.anchor), let id = UInt32(exactly: number),
      let frame = layout.frames[ElementID(rawValue: id)]
    else { return nil }
    let bounds = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
    let part = (content.string(.anchorPart) ?? "").split(separator: " ").compactMap { Double($0) }
    let isReversed = isRightToLeft(ElementID(rawValue: id))
    // A part is relative to the leading edge.
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      let left = LayoutSize(width: width, height: height).left(x, in: frame.size.width, isMirrored: isReversed)
      return CGRect(x: frame.x + left, y: frame.y + y, width: width, height: height)
    }
    switch part.count {
    case 2: return rect(part[0] * bounds.width, part[1] * bounds.height, 0, 0)
    case 4: return rect(part[0], part[1], part[2], part[3])
    default: return bounds
    }
  }

  private func isRightToLeft(_ id: ElementID) -> Bool {
    var next: ElementID? = id
    while let id = next {
      if let isRightToLeft = mirror.shell(id)?.isRightToLeft { return isRightToLeft }
      next = mirror.parent(of: id)
    }
    return false
  }

  private var frontPopover: Element? {
    frontSheet.flatMap { $0.role == .popover ? $0 : nil }
  }
}
