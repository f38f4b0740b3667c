import Foundation

/// The outline of a two-dimensional shape.
public nonisolated struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds its elements.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  init(elements: [Element]) {
    self.elements = elements
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element starts, or nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: startOfSubpath
    }
  }

  /// Starts a subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line. In an empty path, the line starts at its end point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end), startingAt: end) }

  /// Adds a subpath of straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), startingAt: end)
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), startingAt: end)
  }

  /// Closes the subpath with a line to its first point.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Adds the elements of another path with an optional transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Calls `body` with each element.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  private var startOfSubpath: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  private mutating func append(_ element: Element, startingAt point: CGPoint) {
    switch elements.last {
    case nil: move(to: point)
    // An element after a closed subpath starts at the start of that subpath.
    case .closeSubpath: move(to: startOfSubpath ?? point)
    default: break
    }
    elements.append(element)
  }
}

extension Path {
  /// Returns the path after applying a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path with each point, including control points, mapped by a closure.
  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
          .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}
