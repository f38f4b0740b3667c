import Foundation

/// The outline of a shape.
public nonisolated struct Path: Equatable, Sendable {
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

  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds its steps.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  init(elements: [Element]) {
    self.elements = elements
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

  /// Adds the steps of another path after a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
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
    switch elements.last {
    case nil: move(to: point)
    // A step after a closed outline begins where that outline began.
    case .closeSubpath: move(to: startOfSubpath ?? point)
    default: break
    }
    elements.append(element)
  }
}

extension Path {
  /// Returns the path after a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the path, moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path with all its points, control points included, replaced.
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
