import Foundation

/// The radii of the corners of a rectangle, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii, which default to zero.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the outline of a rectangle with rounded corners. The radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the outline of a rectangle with elliptical corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle with individual corner radii, in points.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the outline of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the outline of the ellipse that fits into a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    path.move(to: CGPoint(x: right, y: rect.midY))
    path.addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: rect.midX, y: bottom))
    path.addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: rect.midY))
    path.addCorner(CGPoint(x: left, y: top), to: CGPoint(x: rect.midX, y: top))
    path.addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: rect.midY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds the outline of a rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    let corner = CGSize(width: width, height: height)
    addCorners(of: rect, [corner, corner, corner, corner], transform)
  }

  /// Adds the outline of a rectangle with individual corner radii, in points. Radii that do not fit are reduced by a common
  /// factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
      // Infinite radii would have no ratio.
      .map { $0.isNaN ? 0 : min(max($0, 0), 1e9) }
    let sides = [
      (radii[0] + radii[1], rect.width), (radii[1] + radii[2], rect.height), (radii[2] + radii[3], rect.width),
      (radii[3] + radii[0], rect.height),
    ]
    let scale = sides.reduce(1) { scale, side in side.0 > 0 ? min(scale, side.1 / side.0) : scale }
    addCorners(of: rect, radii.map { CGSize(width: $0 * scale, height: $0 * scale) }, transform)
  }

  /// Adds a rectangle with corner sizes that fit, clockwise from the top left corner.
  private mutating func addCorners(of rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform) {
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    let ends = [
      (1, CGPoint(x: -sizes[1].width, y: 0), CGPoint(x: 0, y: sizes[1].height)),
      (2, CGPoint(x: 0, y: -sizes[2].height), CGPoint(x: -sizes[2].width, y: 0)),
      (3, CGPoint(x: sizes[3].width, y: 0), CGPoint(x: 0, y: -sizes[3].height)),
      (0, CGPoint(x: 0, y: sizes[0].height), CGPoint(x: sizes[0].width, y: 0)),
    ]
    for (index, before, after) in ends {
      let corner = corners[index]
      path.addLine(to: CGPoint(x: corner.x + before.x, y: corner.y + before.y))
      if sizes[index].width > 0, sizes[index].height > 0 {
        path.addCorner(corner, to: CGPoint(x: corner.x + after.x, y: corner.y + after.y))
      }
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a quarter of an ellipse at a corner. Each control point is at 55 % of the distance from an end to the corner.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint ?? end
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      let part: CGFloat = 0.5522847498
      return CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
