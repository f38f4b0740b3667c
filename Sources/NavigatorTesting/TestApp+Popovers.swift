import Foundation
import NavigatorHost
import NavigatorRuntime

extension TestApp {
  /// The edge of its anchor at which the app wants the popover in front. The value is nil if no popover is in front, or if the app
  /// leaves the edge to the host.
  ///
  /// ```swift
  /// try app.tap("Filter")
  /// #expect(app.popoverArrowEdge == .bottom)
  /// ```
  public var popoverArrowEdge: Edge? {
    switch frontPopover?.content.string(.anchorEdge) {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    default: nil
    }
  }

  /// The rectangle at which the popover in front points, in the coordinate system of the window. A point has no size. The value is
  /// nil if no popover is in front, or if its anchor has no frame.
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
    switch part.count {
    case 2: return CGRect(x: bounds.minX + part[0] * bounds.width, y: bounds.minY + part[1] * bounds.height, width: 0, height: 0)
    case 4: return CGRect(x: bounds.minX + part[0], y: bounds.minY + part[1], width: part[2], height: part[3])
    default: return bounds
    }
  }

  private var frontPopover: Element? {
    frontSheet.flatMap { $0.role == .popover ? $0 : nil }
  }
}
