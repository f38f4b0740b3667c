import Foundation

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// The beginning of an outline.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the outline.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds its steps.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Creates the outline of a rectangle with rounded corners. The radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the outline of a rectangle with elliptical corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + width, y: top))
    addLine(to: CGPoint(x: right - width, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + height))
    addLine(to: CGPoint(x: right, y: bottom - height))
    addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - width, y: bottom))
    addLine(to: CGPoint(x: left + width, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - height))
    addLine(to: CGPoint(x: left, y: top + height))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + width, y: top))
    closeSubpath()
  }

  /// Creates the outline of the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular)
  }

  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the next step begins; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: startOfSubpath
    }
  }

  /// Begins a new outline at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line. In an empty path the line begins at its end point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end), startingAt: end) }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), startingAt: end)
  }

  /// Adds a cubic curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), startingAt: end)
  }

  /// Closes the outline with a line to its first point.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Calls `body` with each step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  private var startOfSubpath: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  private mutating func append(_ element: Element, startingAt point: CGPoint) {
    if elements.isEmpty { move(to: point) }
    elements.append(element)
  }

  /// Adds a quarter of an ellipse around `corner`. Its control points are at 55 % of the distance to the corner.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint ?? end
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      let part: CGFloat = 0.5522847498
      return CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
