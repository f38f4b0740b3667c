import Foundation

/// The corners of a rectangle. It corresponds to UIKit's `UIRectCorner`.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline that can be changed. It corresponds to UIKit's `UIBezierPath`, and provides the members that shapes need.
///
/// ```swift
/// struct RoundedCorners: Shape {
///   var radius: CGFloat
///   var corners: UIRectCorner
///
///   func path(in rect: CGRect) -> Path {
///     let size = CGSize(width: radius, height: radius)
///     return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
///   }
/// }
/// ```
public nonisolated class UIBezierPath {
  private var outline: Path

  /// Creates an empty path.
  public init() {
    outline = Path()
  }

  /// Creates the outline of a rectangle.
  public init(rect: CGRect) {
    outline = Path(rect)
  }

  /// Creates the outline of the ellipse that fits into a rectangle.
  public init(ovalIn rect: CGRect) {
    outline = Path(ellipseIn: rect)
  }

  /// Creates the outline of a rectangle with rounded corners. The radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates the outline of a rectangle, some of whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The rounded corners.
  ///   - cornerRadii: The radius of the rounded corners, in points. As in UIKit, only its width is used, and at most half of the
  ///     shorter side.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let limit = min(rect.width, rect.height) / 2
    let radius = { (corner: UIRectCorner) in corners.contains(corner) ? min(cornerRadii.width, limit) : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    outline = Path(roundedRect: rect, cornerRadii: radii)
  }

  /// Creates an arc of a circle. The angles are in radians, from the positive x-axis.
  ///
  /// - Parameter clockwise: A Boolean value that indicates whether the arc is clockwise in a view.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline = Path()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from an outline of Core Graphics.
  public init(cgPath: CGPath) {
    outline = Path(cgPath)
  }

  /// The path as an outline of Core Graphics.
  public final var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = Path(newValue) }
  }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that contains the outline.
  public final var bounds: CGRect { outline.boundingRect }

  /// The point at which the next element starts. It is zero for an empty path.
  public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Starts a subpath at a point.
  public final func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line.
  public final func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve with two control points.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve with one control point.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. The angles are in radians, from the positive x-axis.
  ///
  /// - Parameter clockwise: A Boolean value that indicates whether the arc is clockwise in a view.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // In Core Graphics, the direction applies to a y-axis that points up.
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its first point.
  public final func close() { outline.closeSubpath() }

  /// Removes all elements.
  public final func removeAllPoints() { outline = Path() }

  /// Adds the elements of another path.
  public final func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// Applies a transform to all elements.
  public final func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// Returns a Boolean value that indicates whether the outline contains a point.
  public final func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
}
