import Foundation

/// The edges of an area in bands along both axes, with which lines are divided where they cross the edges.
///
/// A line is compared only with the edges in its bands, along the axis on which these are fewer. The results equal those of a
/// comparison with all edges.
nonisolated struct OutlineCrossings {
  fileprivate struct Edge {
    let start: CGPoint
    let end: CGPoint
  }

  private let edges: [Edge]
  private let grid: OutlineGrid
  private let rows: OutlineBands
  private let columns: OutlineBands
  /// The distance from an edge within which a point may be on the edge.
  private let tolerance: CGFloat
  /// The number of comparisons of a line or a point with an edge. Tests use it to measure the cost.
  private(set) var comparisons = 0

  /// Creates the crossings with the area of closed outlines.
  init(_ outlines: [PolygonalOutline]) {
    let outlines = outlines.filter { $0.points.count > 2 }
    let grid = OutlineGrid(outlines.flatMap(\.points))
    edges = outlines.flatMap { outline in
      zip(outline.points, outline.points.dropFirst() + outline.points.prefix(1)).map { Edge(start: $0, end: $1) }
    }
    self.grid = grid
    rows = OutlineBands(edges.map { grid.rows($0.start, $0.end) })
    columns = OutlineBands(edges.map { grid.columns($0.start, $0.end) })
    tolerance = grid.step * 4
  }

  /// Returns the positions from 0 to 1 on a line at which edges cross it.
  mutating func places(from: CGPoint, to: CGPoint) -> [CGFloat] {
    let (rowRange, columnRange) = (grid.rows(from, to), grid.columns(from, to))
    let usesRows = rows.size(in: rowRange) <= columns.size(in: columnRange)
    let (bands, range) = usesRows ? (rows, rowRange) : (columns, columnRange)
    var places: [CGFloat] = []
    let first = bands.index(range.0)
    for band in first...bands.index(range.1) {
      for index in bands.bands[band] {
        comparisons += 1
        let edge = edges[index]
        let start = (usesRows ? grid.rows(edge.start, edge.end) : grid.columns(edge.start, edge.end)).0
        // An edge in several bands of the line is compared only in the first one.
        guard max(bands.index(start), first) == band else { continue }
        if let place = Self.place(of: edge, from, to) { places.append(place) }
      }
    }
    return places
  }

  /// Returns a Boolean value that indicates whether a point is inside the area.
  mutating func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let place = grid.nearestPoint(point)
    let (row, column) = (rows.indices(at: place.y), columns.indices(at: place.x))
    if column.count < row.count / 2, let isInside = contains(point, column: column, eoFill) { return isInside }
    comparisons += row.count
    var count = CrossingCount()
    for index in row {
      let edge = edges[index]
      guard (edge.start.y <= point.y) != (edge.end.y <= point.y), point.x < edge.x(at: point.y) else { continue }
      count.add(edge.end.y > edge.start.y)
    }
    return count.isInside(eoFill)
  }

  /// Returns a Boolean value that indicates whether a point is inside the area, according to the edges below it. Returns nil if
  /// an edge is so close to the point that the edges beside the point must decide.
  private mutating func contains(_ point: CGPoint, column: [Int], _ eoFill: Bool) -> Bool? {
    comparisons += column.count
    var count = CrossingCount()
    for index in column {
      let edge = edges[index]
      if edge.isNear(point, tolerance) { return nil }
      guard (edge.start.x <= point.x) != (edge.end.x <= point.x), point.y < edge.y(at: point.x) else { continue }
      count.add(edge.end.x > edge.start.x)
    }
    return count.isInside(eoFill)
  }

  /// Returns the position from 0 to 1 on a line at which an edge crosses it, or nil if it does not.
  private static func place(of edge: Edge, _ from: CGPoint, _ to: CGPoint) -> CGFloat? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let cross = dx * ey - dy * ex
    guard cross != 0 else { return nil }
    let (x, y) = (edge.start.x - from.x, edge.start.y - from.y)
    let (place, other) = ((x * ey - y * ex) / cross, (x * dy - y * dx) / cross)
    return (0...1).contains(place) && (0...1).contains(other) ? place : nil
  }
}

/// The number of edges that a ray from a point crosses.
nonisolated private struct CrossingCount {
  private var crossings = 0
  private var winding = 0

  mutating func add(_ isForward: Bool) {
    crossings += 1
    winding += isForward ? 1 : -1
  }

  func isInside(_ eoFill: Bool) -> Bool { eoFill ? crossings % 2 == 1 : winding != 0 }
}

extension OutlineCrossings.Edge {
  nonisolated fileprivate func x(at y: CGFloat) -> CGFloat { start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x) }
  nonisolated fileprivate func y(at x: CGFloat) -> CGFloat { start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y) }

  /// Returns a Boolean value that indicates whether a point is within a distance of the edge.
  nonisolated fileprivate func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let length = hypot(dx, dy)
    let along = length > 0 ? (x * dx + y * dy) / length : 0
    guard along >= -distance, along <= length + distance else { return false }
    return length > 0 ? abs(x * dy - y * dx) <= distance * length : hypot(x, y) <= distance
  }
}

extension OutlineGrid {
  /// Returns the range of the rows of a line. It is wider by a row at both ends, because the positions of crossings are rounded.
  fileprivate func rows(_ from: CGPoint, _ to: CGPoint) -> (Int64, Int64) {
    let (a, b) = (nearestPoint(from).y, nearestPoint(to).y)
    return (min(a, b) - 1, max(a, b) + 1)
  }

  /// Returns the range of the columns of a line, which is wider by a column at both ends.
  fileprivate func columns(_ from: CGPoint, _ to: CGPoint) -> (Int64, Int64) {
    let (a, b) = (nearestPoint(from).x, nearestPoint(to).x)
    return (min(a, b) - 1, max(a, b) + 1)
  }
}
