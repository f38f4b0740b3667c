import Foundation

/// The rule that determines the inside of a path.
public nonisolated enum CGPathFillRule: Int32, Sendable {
  /// A point is inside if the outlines around it do not cancel each other out.
  case winding
  /// A point is inside if an odd number of outlines is around it.
  case evenOdd
}

/// An outline. It corresponds to Core Graphics' `CGPath`, and provides the members that drawings need.
public nonisolated class CGPath: Hashable {
  /// The outline.
  fileprivate(set) var outline: Path

  init(outline: Path) {
    self.outline = outline
  }

  /// Creates the outline of a rectangle with an optional transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(rect), transform)
  }

  /// Creates the outline of the ellipse that fits into a rectangle with an optional transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(ellipseIn: rect), transform)
  }

  /// Creates the outline of a rectangle with elliptical corners with an optional transform. The lengths are in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(outline: Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
  }

  private convenience init(outline: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: transform.map { outline.applying($0.pointee) } ?? outline)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The point at which the next element starts. It is zero for an empty path.
  public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle that contains the outline, including the control points of its curves.
  public final var boundingBox: CGRect {
    var points: [CGPoint] = []
    outline.forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The smallest rectangle that contains the outline.
  public final var boundingBoxOfPath: CGRect { outline.isEmpty ? .null : outline.boundingRect }

  /// Returns a Boolean value that indicates whether the outline contains a point, to which a transform is applied first.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns a copy that later changes do not affect.
  public final func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns a copy that can be changed.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// Returns a Boolean value that indicates whether two paths have the same elements.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }

  /// Hashes the last point.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(currentPoint.x)
    hasher.combine(currentPoint.y)
  }
}

/// An outline that can be changed. It corresponds to Core Graphics' `CGMutablePath`.
///
/// Each transform applies only to the added elements.
public nonisolated final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(outline: Path())
  }

  override init(outline: Path) {
    super.init(outline: outline)
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    outline.addRects(rects, transform: transform)
  }

  /// Adds the outline of the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }

  /// Adds the outline of a rectangle with elliptical corners. The lengths are in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds an arc of a circle. The angles are in radians, from the positive x-axis.
  ///
  /// - Parameter clockwise: A Boolean value for a coordinate system whose y-axis points up. In a view, the y-axis points down, so
  ///   that an arc with the value `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise,
      transform: transform)
  }

  /// Adds an arc of a circle that begins at an angle and has a length, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }

  /// Adds an arc of a circle that touches two lines: from the current point to the first tangent's end, and from there to the
  /// second tangent's end.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }

  /// Closes the subpath with a line to its first point.
  public func closeSubpath() {
    outline.closeSubpath()
  }
}

extension Path {
  /// Creates a path from an outline of Core Graphics.
  public init(_ path: CGPath) {
    self = path.outline
  }

  /// The path as an outline of Core Graphics.
  public var cgPath: CGPath { CGPath(outline: self) }
}
