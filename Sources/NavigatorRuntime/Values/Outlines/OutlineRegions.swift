import Foundation

/// The winding numbers on both sides of the edges of an arrangement, and the outlines of the areas that they select.
nonisolated struct OutlineRegions {
  typealias Point = OutlineArrangement.Point
  typealias Winding = OutlineArrangement.Winding

  private let arrangement: OutlineArrangement
  private let rows: OutlineBands
  private let columns: OutlineBands

  init(_ arrangement: OutlineArrangement) {
    self.arrangement = arrangement
    rows = OutlineBands(arrangement.edges.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
    columns = OutlineBands(arrangement.edges.map { ($0.low.x, $0.high.x) })
  }

  /// Returns the outline of the area whose winding numbers fulfill a condition. The area is to the right of its edges.
  func path(where isInside: (Winding) -> Bool) -> Path {
    var lines: [Line] = []
    for edge in arrangement.edges {
      let (left, right) = edge.low.y == edge.high.y ? windings(above: edge) : windings(beside: edge)
      guard isInside(left) != isInside(right) else { continue }
      // The first side is that above a horizontal edge, which the area is not, or that to the left of another one.
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

  /// Returns the winding numbers to the left and to the right of an edge that is not horizontal.
  private func windings(beside edge: OutlineArrangement.Edge) -> (Winding, Winding) {
    // Coordinates are doubled, so that the middle of the edge is a point of the grid.
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    var right = Winding()
    for index in rows.indices(at: y / 2) {
      let other = arrangement.edges[index]
      let rises = other.low.y < other.high.y
      guard (2 * other.low.y <= y) != (2 * other.high.y <= y) else { continue }
      let (start, end) = rises ? (other.low, other.high) : (other.high, other.low)
      let side = 2 * (end.x - start.x) * (y - 2 * start.y) - 2 * (end.y - start.y) * (x - 2 * start.x)
      if side > 0 { right = right + (rises ? other.winding : -other.winding) }
    }
    return (right + (edge.low.y < edge.high.y ? edge.winding : -edge.winding), right)
  }

  /// Returns the winding numbers above and below a horizontal edge.
  private func windings(above edge: OutlineArrangement.Edge) -> (Winding, Winding) {
    let (x, y) = (edge.low.x + edge.high.x, edge.low.y + edge.high.y)
    var below = Winding()
    for index in columns.indices(at: x / 2) {
      let other = arrangement.edges[index]
      guard (2 * other.low.x <= x) != (2 * other.high.x <= x) else { continue }
      let side =
        2 * (other.high.x - other.low.x) * (y - 2 * other.low.y) - 2 * (other.high.y - other.low.y) * (x - 2 * other.low.x)
      if side < 0 { below = below + -other.winding }
    }
    return (below + -edge.winding, below)
  }

  // MARK: Outlines

  private struct Line {
    let from: Point
    let to: Point
  }

  /// Returns the path of lines, each of which begins where another one ends.
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
        // At a corner where areas touch, the outline turns to its own area, so that each area has an outline of its own.
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

/// The edges that cross each of some bands.
nonisolated struct OutlineBands {
  private var bands: [[Int]] = []
  private let start: Int64
  private let height: Int64

  /// Creates the bands of ranges.
  init(_ ranges: [(Int64, Int64)]) {
    let count = Int64(max(1, min(64, ranges.count / 4)))
    start = ranges.map(\.0).min() ?? 0
    height = ((ranges.map(\.1).max() ?? 0) - start) / count + 1
    bands = Array(repeating: [], count: Int(count))
    for (index, range) in ranges.enumerated() {
      for band in self.index(range.0)...self.index(range.1) { bands[band].append(index) }
    }
  }

  private func index(_ value: Int64) -> Int { min(max(Int((value - start) / height), 0), bands.count - 1) }

  /// Returns the indices of the ranges that may contain a value.
  func indices(at value: Int64) -> [Int] { bands[index(value)] }
}
