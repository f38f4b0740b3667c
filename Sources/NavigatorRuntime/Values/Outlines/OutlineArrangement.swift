import Foundation
import IssueReporting

/// The edges of the areas of two paths, split where they intersect.
///
/// Corners are rounded to a grid of integers, so that geometric predicates are exact. The grid has about 16 million steps along
/// the longer side of the bounds of both paths.
nonisolated struct OutlineArrangement {
  /// A point on the grid.
  struct Point: Hashable {
    var x: Int64
    var y: Int64

    static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
  }

  /// The winding numbers of two paths around a point.
  struct Winding: Equatable {
    var first = 0
    var second = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first &+ b.first, second: a.second &+ b.second)
    }

    static prefix func - (a: Winding) -> Winding { Winding(first: 0 &- a.first, second: 0 &- a.second) }
  }

  /// A line between two grid points, with the number of times that each path follows it from `low` to `high`.
  struct Edge {
    var low: Point
    var high: Point
    var winding: Winding
  }

  private struct Ends: Hashable {
    var low: Point
    var high: Point
  }

  private(set) var edges: [Edge] = []
  /// The number of comparisons between two edges. Tests use it to measure the cost.
  private(set) var comparisons = 0
  let grid: OutlineGrid

  /// The maximum number of edges. Operations on paths with more edges have no result.
  private static let maximumCount = 24_000
  /// The maximum number of passes. Rounding moves an edge slightly, which may cause new intersections.
  private static let maximumPasses = 6

  /// Creates the arrangement of two paths, or nil if they have too many intersections.
  init?(_ first: Path, _ second: Path) {
    let outlines = (first.polygonalOutlines, second.polygonalOutlines)
    grid = OutlineGrid((outlines.0 + outlines.1).flatMap(\.points))
    edges = Self.merged(
      edges(of: outlines.0, Winding(first: 1, second: 0)) + edges(of: outlines.1, Winding(first: 0, second: 1)))
    for _ in 0..<Self.maximumPasses {
      guard let changed = splitEdges() else {
        reportIssue("The outlines of a path have too many intersections. The operation has no result.")
        return nil
      }
      if !changed { break }
    }
  }

  private func edges(of outlines: [PolygonalOutline], _ winding: Winding) -> [Edge] {
    outlines.flatMap { outline in
      let points = outline.points.map(grid.point)
      return zip(points, points.dropFirst() + points.prefix(1)).map { Self.edge($0, $1, winding) }
    }
  }

  private static func edge(_ from: Point, _ to: Point, _ winding: Winding) -> Edge {
    from < to ? Edge(low: from, high: to, winding: winding) : Edge(low: to, high: from, winding: -winding)
  }

  /// Returns edges in which those with equal ends are merged. An edge whose windings cancel out is omitted.
  private static func merged(_ edges: [Edge]) -> [Edge] {
    var windings: [Ends: Winding] = [:]
    for edge in edges where edge.low != edge.high {
      windings[Ends(low: edge.low, high: edge.high), default: Winding()] =
        edge.winding
        + windings[Ends(low: edge.low, high: edge.high), default: Winding()]
    }
    return windings.filter { $0.value != Winding() }.map { Edge(low: $0.low, high: $0.high, winding: $1) }
      .sorted { ($0.low.x, $0.low.y, $0.high.x, $0.high.y) < ($1.low.x, $1.low.y, $1.high.x, $1.high.y) }
  }

  /// Splits edges at their intersections. Returns a Boolean value that indicates whether any edge was split, or nil if there are
  /// too many splits.
  private mutating func splitEdges() -> Bool? {
    guard let splits = splitPoints() else { return nil }
    guard !splits.isEmpty else { return false }
    edges = Self.merged(
      edges.enumerated().flatMap { index, edge in splits[index].map { edge.split(at: $0) } ?? [edge] })
    return true
  }

  /// Returns the points at which edges must be split, by the index of the edge. Returns nil if there are too many.
  ///
  /// Only edges in the same band are compared. The bands divide the axis along which the edges are shorter.
  private mutating func splitPoints() -> [Int: [Point]]? {
    let rows = OutlineBands(edges.map(\.rows))
    let columns = OutlineBands(edges.map { ($0.low.x, $0.high.x) })
    let usesRows = rows.density <= columns.density
    let bands = usesRows ? rows : columns
    var splits: [Int: [Point]] = [:]
    var count = edges.count
    for (band, indices) in bands.bands.enumerated() {
      for (position, index) in indices.enumerated() {
        let edge = edges[index]
        for next in indices[(position + 1)...] {
          let other = edges[next]
          // The edges are sorted by their lower ends.
          guard other.low.x <= edge.high.x else { break }
          comparisons += 1
          // Edges that share several bands are compared only in the first one.
          let start = usesRows ? max(edge.rows.0, other.rows.0) : other.low.x
          guard bands.index(start) == band else { continue }
          for (point, meetsFirst) in edge.meetings(with: other) {
            splits[meetsFirst ? index : next, default: []].append(point)
            count += 1
          }
          guard count <= Self.maximumCount else { return nil }
        }
      }
    }
    return splits
  }
}

extension OutlineArrangement.Edge {
  /// The vertical range of the edge.
  fileprivate var rows: (Int64, Int64) { (min(low.y, high.y), max(low.y, high.y)) }
}

extension OutlineArrangement.Edge {
  /// Returns the points at which two edges must be split. The Boolean value is true if a point splits this edge. It is false if
  /// the point splits the other edge.
  fileprivate func meetings(with other: Self) -> [(OutlineArrangement.Point, Bool)] {
    guard min(low.y, high.y) <= max(other.low.y, other.high.y), min(other.low.y, other.high.y) <= max(low.y, high.y) else {
      return []
    }
    let (a, b) = (side(of: other.low), side(of: other.high))
    if a > 0 && b > 0 || a < 0 && b < 0 { return [] }
    let (c, d) = (other.side(of: low), other.side(of: high))
    if c > 0 && d > 0 || c < 0 && d < 0 { return [] }
    if a != 0, b != 0, c != 0, d != 0 {
      let part = Double(c) / Double(c - d)
      let point = OutlineArrangement.Point(
        x: low.x + Int64((Double(high.x - low.x) * part).rounded()), y: low.y + Int64((Double(high.y - low.y) * part).rounded()))
      return (hasEnd(point) ? [] : [(point, true)]) + (other.hasEnd(point) ? [] : [(point, false)])
    }
    return [(other.low, a), (other.high, b)].compactMap { $1 == 0 && isInside($0) ? ($0, true) : nil }
      + [(low, c), (high, d)].compactMap { $1 == 0 && other.isInside($0) ? ($0, false) : nil }
  }

  private func hasEnd(_ point: OutlineArrangement.Point) -> Bool { point == low || point == high }

  /// Returns a Boolean value that indicates whether a point on the edge's line is between the ends.
  private func isInside(_ point: OutlineArrangement.Point) -> Bool {
    !hasEnd(point) && low.x <= point.x && point.x <= high.x && min(low.y, high.y) <= point.y && point.y <= max(low.y, high.y)
  }

  /// Returns a number whose sign indicates the side of the edge on which a point is.
  private func side(of point: OutlineArrangement.Point) -> Int64 {
    (high.x - low.x) * (point.y - low.y) - (high.y - low.y) * (point.x - low.x)
  }

  fileprivate func split(at points: [OutlineArrangement.Point]) -> [Self] {
    func distance(_ point: OutlineArrangement.Point) -> Int64 {
      (point.x - low.x) * (high.x - low.x) + (point.y - low.y) * (high.y - low.y)
    }
    let corners = [low] + points.sorted { distance($0) < distance($1) } + [high]
    return zip(corners, corners.dropFirst()).compactMap { from, to in
      if from == to { return nil }
      return from < to
        ? Self(low: from, high: to, winding: winding) : Self(low: to, high: from, winding: -winding)
    }
  }
}

/// A grid of integers over the bounds of a set of points.
nonisolated struct OutlineGrid {
  private let origin: CGPoint
  private let limit: CGPoint
  /// The number of grid steps per point. It is a power of two, so that most coordinates are exact.
  private let scale: CGFloat

  /// The maximum magnitude of a coordinate. Larger coordinates are clamped.
  private static let maximum: CGFloat = 1e9

  init(_ points: [CGPoint]) {
    let xs = points.map { Self.clamp($0.x) }
    let ys = points.map { Self.clamp($0.y) }
    origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    limit = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
    let extent = max(limit.x - origin.x, limit.y - origin.y, 1e-6)
    scale = CGFloat(exp2((24 - log2(Double(extent))).rounded(.down)))
  }

  private static func clamp(_ value: CGFloat) -> CGFloat { max(min(value, maximum), -maximum) }

  func point(_ point: CGPoint) -> OutlineArrangement.Point {
    OutlineArrangement.Point(
      x: Int64(((Self.clamp(point.x) - origin.x) * scale).rounded()),
      y: Int64(((Self.clamp(point.y) - origin.y) * scale).rounded()))
  }

  /// The distance between two grid points.
  var step: CGFloat { 1 / scale }

  /// Returns the grid point that is closest to a point, which may be outside of the bounds. The coordinates must be finite.
  func nearestPoint(_ point: CGPoint) -> OutlineArrangement.Point {
    self.point(CGPoint(x: max(min(point.x, limit.x), origin.x), y: max(min(point.y, limit.y), origin.y)))
  }

  func location(_ point: OutlineArrangement.Point) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(point.x) / scale, y: origin.y + CGFloat(point.y) / scale)
  }
}
