import Foundation

/// The winding numbers on both sides of each edge of an arrangement, and the outlines of the areas that they select.
nonisolated struct OutlineRegions {
  typealias Point = OutlineArrangement.Point
  typealias Winding = OutlineArrangement.Winding
  typealias Edge = OutlineArrangement.Edge

  private let arrangement: OutlineArrangement
  private let rows: OutlineBands
  private let columns: OutlineBands

  init(_ arrangement: OutlineArrangement) {
    self.arrangement = arrangement
    rows = OutlineBands(arrangement.edges.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
    columns = OutlineBands(arrangement.edges.map { ($0.low.x, $0.high.x) })
  }

  /// Returns the outline of the area whose winding numbers satisfy a condition. The area is to the right of its edges.
  func path(where isInside: (Winding) -> Bool) -> Path {
    var lines: [Line] = []
    for edge in arrangement.edges {
      let (left, right) = edge.low.y == edge.high.y ? windings(above: edge) : windings(beside: edge)
      guard isInside(left) != isInside(right) else { continue }
      // The first side is above a horizontal edge, and to the left of any other edge.
      let goesUp: Bool
      if edge.low.y == edge.high.y {
        goesUp = isInside(right)
      } else {
        goesUp = isInside(left) == (edge.low.y < edge.high.y)
      }
      lines.append(goesUp ? Line(from: edge.low, to: edge.high) : Line(from: edge.high, to: edge.low))
    }
    return path(of: lines)
  }

  // MARK: Winding numbers

  /// Returns the winding numbers to the left and to the right of an edge that is not horizontal.
  private func windings(beside edge: Edge) -> (Winding, Winding) {
    // Coordinates are doubled, so that the midpoint of the edge has integer coordinates.
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    if edge.low.x == edge.high.x, columns.indices(at: x / 2).count < rows.indices(at: y / 2).count {
      return windings(besideVertical: edge)
    }
    var right = Winding()
    for index in rows.indices(at: y / 2) {
      let other = arrangement.edges[index]
      guard (2 * other.low.y <= y) != (2 * other.high.y <= y) else { continue }
      right = right + Self.winding(of: other, rightOf: x, y)
    }
    return (right + (edge.low.y < edge.high.y ? edge.winding : -edge.winding), right)
  }

  /// Returns the winding numbers above and below a horizontal edge.
  private func windings(above edge: Edge) -> (Winding, Winding) {
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    if rows.indices(at: y / 2).count < columns.indices(at: x / 2).count { return windings(aboveHorizontal: edge) }
    var below = Winding()
    for index in columns.indices(at: x / 2) {
      let other = arrangement.edges[index]
      guard (2 * other.low.x <= x) != (2 * other.high.x <= x) else { continue }
      below = below + Self.winding(of: other, below: x, y)
    }
    return (below + -edge.winding, below)
  }

  /// Returns the winding numbers to the left and to the right of a vertical edge. They are derived from the edges below points
  /// beside its midpoint.
  private func windings(besideVertical edge: Edge) -> (Winding, Winding) {
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    var (left, right) = (Winding(), Winding())
    for index in columns.indices(at: x / 2) {
      let other = arrangement.edges[index]
      if (2 * other.low.x < x) != (2 * other.high.x < x) { left = left + Self.winding(of: other, below: x, y) }
      if (2 * other.low.x <= x) != (2 * other.high.x <= x) { right = right + Self.winding(of: other, below: x, y) }
    }
    return (left, right)
  }

  /// Returns the winding numbers above and below a horizontal edge. They are derived from the edges to the right of points beside
  /// its midpoint.
  private func windings(aboveHorizontal edge: Edge) -> (Winding, Winding) {
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    var (above, below) = (Winding(), Winding())
    for index in rows.indices(at: y / 2) {
      let other = arrangement.edges[index]
      if (2 * other.low.y < y) != (2 * other.high.y < y) { above = above + Self.winding(of: other, rightOf: x, y) }
      if (2 * other.low.y <= y) != (2 * other.high.y <= y) { below = below + Self.winding(of: other, rightOf: x, y) }
    }
    return (above, below)
  }

  /// Returns the winding number of an edge around a point to its left, whose coordinates are doubled. The edge must cross the
  /// horizontal line through the point.
  private static func winding(of edge: Edge, rightOf x: Int64, _ y: Int64) -> Winding {
    let rises = edge.low.y < edge.high.y
    let (start, end) = rises ? (edge.low, edge.high) : (edge.high, edge.low)
    let side = 2 * (end.x - start.x) * (y - 2 * start.y) - 2 * (end.y - start.y) * (x - 2 * start.x)
    return side > 0 ? rises ? edge.winding : -edge.winding : Winding()
  }

  /// Returns the winding number of an edge around a point above it, whose coordinates are doubled. The edge must cross the
  /// vertical line through the point.
  private static func winding(of edge: Edge, below x: Int64, _ y: Int64) -> Winding {
    let side = 2 * (edge.high.x - edge.low.x) * (y - 2 * edge.low.y) - 2 * (edge.high.y - edge.low.y) * (x - 2 * edge.low.x)
    return side < 0 ? -edge.winding : Winding()
  }

  /// The number of edges that are examined to compute all winding numbers. Tests use it to measure the cost.
  var comparisons: Int {
    arrangement.edges.reduce(0) { sum, edge in
      guard edge.low.x == edge.high.x || edge.low.y == edge.high.y else { return sum }
      let row = rows.indices(at: (edge.low.y + edge.high.y) / 2).count
      return sum + min(row, columns.indices(at: (edge.low.x + edge.high.x) / 2).count)
    }
  }

  // MARK: Outlines

  private struct Line {
    let from: Point
    let to: Point
  }

  /// Returns a path of lines in which each line starts at the end of another line.
  private func path(of lines: [Line]) -> Path {
    var starts: [Point: [Int]] = [:]
    for (index, line) in lines.enumerated() { starts[line.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var path = Path()
    for first in lines.indices where !isUsed[first] {
      var (corners, current) = ([lines[first].from], first)
      isUsed[first] = true
      while lines[current].to != lines[first].from {
        let candidates = starts[lines[current].to, default: []].filter { !isUsed[$0] }
        // At a corner where areas touch, the outline turns towards its own area, so that each area has a separate outline.
        guard let next = candidates.max(by: { turn(lines[current], lines[$0]) < turn(lines[current], lines[$1]) }) else { break }
        corners.append(lines[current].to)
        isUsed[next] = true
        current = next
      }
      path.addPolygon(Self.withoutStraightCorners(corners).map(arrangement.grid.location))
    }
    return path
  }

  /// Returns the angle by which an outline turns to the right between two lines.
  private func turn(_ first: Line, _ second: Line) -> Double {
    let (x0, y0) = (Double(first.to.x - first.from.x), Double(first.to.y - first.from.y))
    let (x1, y1) = (Double(second.to.x - second.from.x), Double(second.to.y - second.from.y))
    return atan2(x0 * y1 - y0 * x1, x0 * x1 + y0 * y1)
  }

  private static func withoutStraightCorners(_ corners: [Point]) -> [Point] {
    corners.indices.compactMap { index in
      let before = corners[(index + corners.count - 1) % corners.count]
      let (corner, after) = (corners[index], corners[(index + 1) % corners.count])
      let isStraight = (corner.x - before.x) * (after.y - corner.y) == (corner.y - before.y) * (after.x - corner.x)
      return isStraight ? nil : corner
    }
  }
}
