import Foundation

/// The area of a stroke along an outline, as polygons. Their union by the nonzero winding rule is the area.
nonisolated struct StrokeOutline {
  private let half: CGFloat
  private let style: StrokeStyle
  private(set) var path = Path()

  /// The number of edges that approximate a half turn of a round corner.
  private static let edgesOfHalfTurn: CGFloat = 16

  /// Creates the area of the stroke along outlines.
  init(of outlines: [PolygonalOutline], style: StrokeStyle) {
    half = CGFloat(style.hostWidth) / 2
    self.style = style
    guard half > 0 else { return }
    for outline in DashPattern(style)?.dashes(of: outlines) ?? outlines { add(outline) }
  }

  private mutating func add(_ outline: PolygonalOutline) {
    let points = outline.points
    guard let first = points.first, let last = points.last else { return }
    if points.count == 1 {
      addDot(first)
    } else if outline.isClosed, points.count > 2 {
      path.addPolygon(side(of: points + points.prefix(2), isClosed: true))
      let reversed = Array(points.reversed())
      path.addPolygon(side(of: reversed + reversed.prefix(2), isClosed: true))
    } else {
      let reversed = Array(points.reversed())
      let there = side(of: points, isClosed: false)
      let back = side(of: reversed, isClosed: false)
      path.addPolygon(
        there + cap(at: last, direction(points[points.count - 2], last)) + back + cap(at: first, direction(points[1], first)))
    }
  }

  /// Adds the area of a line of zero length, which consists of its caps.
  private mutating func addDot(_ point: CGPoint) {
    guard style.lineCap != .butt else { return }
    let direction = CGPoint(x: 1, y: 0)
    path.addPolygon(
      [point + normal(direction)] + cap(at: point, direction) + [point - normal(direction)]
        + cap(at: point, CGPoint(x: -1, y: 0)))
  }

  // MARK: Sides

  /// Returns the left side of the lines between points. For a closed outline, the first line is repeated at the end.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var side: [CGPoint] = []
    var previous: (direction: CGPoint, length: CGFloat)?
    for (from, to) in zip(points, points.dropFirst()) {
      let line = (direction: direction(from, to), length: hypot(to.x - from.x, to.y - from.y))
      if let previous {
        side += join(at: from, previous.direction, line.direction, shortest: min(previous.length, line.length))
      } else if !isClosed {
        side.append(from + normal(line.direction))
      }
      previous = line
    }
    if !isClosed, let previous, let last = points.last { side.append(last + normal(previous.direction)) }
    return side
  }

  /// Returns the left side of a corner between two lines.
  private func join(at corner: CGPoint, _ first: CGPoint, _ second: CGPoint, shortest: CGFloat) -> [CGPoint] {
    let (from, to) = (normal(first), normal(second))
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    // The intersection of both sides, or nil if the second line reverses the direction of the first one.
    let meeting = dot > -0.999 ? corner + (from + to) * (1 / (1 + dot)) : nil
    if cross < 0 {
      // On the inner side, the edges intersect. Between short lines, they lead to the corner of the line itself instead.
      let tangent = ((1 - dot) / max(1 + dot, 1e-9)).squareRoot()
      if let meeting, half * tangent < shortest { return [meeting] }
      return [corner + from, corner, corner + to]
    }
    switch style.lineJoin {
    case .miter:
      let limit = max(style.miterLimit.isFinite ? style.miterLimit : 10, 1)
      if let meeting, 2 / (1 + dot) <= limit * limit { return [meeting] }
      return [corner + from, corner + to]
    case .bevel: return [corner + from, corner + to]
    case .round: return arc(around: corner, from: from, by: atan2(cross, dot))
    }
  }

  /// Returns the points of a cap between the sides of a line.
  private func cap(at end: CGPoint, _ direction: CGPoint) -> [CGPoint] {
    switch style.lineCap {
    case .butt: return []
    case .square:
      let tip = end + direction * half
      return [tip + normal(direction), tip - normal(direction)]
    case .round: return arc(around: end, from: normal(direction), by: .pi)
    }
  }

  private func arc(around center: CGPoint, from start: CGPoint, by angle: CGFloat) -> [CGPoint] {
    let count = max((abs(angle) / .pi * Self.edgesOfHalfTurn).rounded(.up), 1)
    return (0...Int(count)).map { index in
      let turn = angle * CGFloat(index) / count
      let (sine, cosine) = (CGFloat(sin(turn)), CGFloat(cos(turn)))
      return CGPoint(
        x: center.x + start.x * cosine - start.y * sine, y: center.y + start.x * sine + start.y * cosine)
    }
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    // The distance between finite points may be infinite.
    guard length > 0, length.isFinite else { return CGPoint(x: 1, y: 0) }
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  /// Returns the vector from the middle of a line to its left side.
  private func normal(_ direction: CGPoint) -> CGPoint { CGPoint(x: direction.y * half, y: -direction.x * half) }
}

extension CGPoint {
  nonisolated fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  nonisolated fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  nonisolated fileprivate static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
}
