import Foundation
import IssueReporting

/// A subpath that consists of straight lines.
nonisolated struct PolygonalOutline {
  /// The corners. Consecutive corners differ. The first and the last corner of a closed outline also differ.
  var points: [CGPoint]
  /// A Boolean value that indicates whether the last corner is connected to the first one.
  var isClosed: Bool

  private mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, point != points.last else { return }
    points.append(point)
  }

  fileprivate mutating func add(_ segment: PathSegment) {
    for point in segment.points { add(point) }
  }

  /// Returns a closed outline without a last corner that equals the first one. An open outline is unchanged.
  fileprivate func finished() -> PolygonalOutline {
    var outline = self
    while outline.isClosed, outline.points.count > 1, outline.points.first == outline.points.last {
      outline.points.removeLast()
    }
    return outline
  }
}

extension Path {
  /// The maximum number of corners of a path that outline operations process.
  static let maximumCorners = 6_000

  /// The number of corners of the path's polygonal approximation.
  var cornerCount: Int { elements.reduce(0) { $0 + $1.cornerCount } }

  /// The subpaths, approximated by lines. A curve becomes 24 lines. Points with non-finite coordinates are omitted.
  var polygonalOutlines: [PolygonalOutline] {
    var (finished, count): ([PolygonalOutline], Int) = ([], 0)
    var outline: PolygonalOutline?
    var current = CGPoint.zero
    func end(isClosed: Bool) {
      guard var last = outline, !last.points.isEmpty else { return }
      last.isClosed = isClosed
      finished.append(last.finished())
    }
    for element in elements {
      count += element.cornerCount
      guard count <= Self.maximumCorners else {
        reportIssue("A path has more than \(Self.maximumCorners) corners. Operations ignore the rest.")
        break
      }
      switch element {
      case .move(let point):
        end(isClosed: false)
        current = point
        outline = PolygonalOutline(points: point.x.isFinite && point.y.isFinite ? [point] : [], isClosed: false)
      case .closeSubpath:
        end(isClosed: true)
        current = outline?.points.first ?? current
        outline = nil
      case .line, .quadCurve, .curve:
        let segment = PathSegment(start: current, element: element)
        // An element that follows the end of a subpath starts another one at the same start point.
        var continued = outline ?? PolygonalOutline(points: finished.isEmpty ? [] : [current], isClosed: false)
        continued.add(segment)
        outline = continued
        current = segment.end
      }
    }
    end(isClosed: false)
    return finished
  }

  /// Adds a closed polygon.
  mutating func addPolygon(_ points: [CGPoint]) {
    guard points.count > 2 else { return }
    addLines(points)
    closeSubpath()
  }
}

extension Path.Element {
  /// The number of corners that approximate the element.
  nonisolated fileprivate var cornerCount: Int {
    switch self {
    case .quadCurve, .curve: 24
    default: 1
    }
  }
}
