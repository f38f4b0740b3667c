import Foundation
import NavigatorHost

/// The part of a view to which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// Returns the content of the popover's element. The anchor is omitted if it is the whole view, or if one of its coordinates is
  /// not finite.
  func content(arrowEdge: Edge?) -> Content {
    var content = Content()
    if let arrowEdge { content[.anchorEdge] = .string(arrowEdge.hostName) }
    if let part, part.allSatisfy(\.isFinite) {
      content[.anchorPart] = .string(part.map { "\(Double($0))" }.joined(separator: " "))
    }
    return content
  }

  /// The coordinates of a point as fractions of the view's size, or the origin and the size of a rectangle in points. It is nil
  /// for the bounds of the view.
  private var part: [CGFloat]? {
    switch self {
    case .point(let point): return [point.x, point.y]
    case .rect(let source):
      let rect = source.value(.zero).standardized
      // A source whose value depends on the frame represents the bounds of the view.
      guard rect == source.value(CGRect(x: 0, y: 0, width: 1, height: 1)).standardized else { return nil }
      return [rect.minX, rect.minY, rect.width, rect.height]
    }
  }
}
