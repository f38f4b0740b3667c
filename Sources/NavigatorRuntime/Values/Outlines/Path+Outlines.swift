import Foundation
import IssueReporting

/// An outline of a path that consists of lines.
nonisolated struct PolygonalOutline {
  /// The corners. Consecutive corners differ, and so do the first and the last corner of a closed outline.
  var points: [CGPoint]
  /// A Boolean value that indicates whether a line leads from the last corner to the first one.
  var isClosed: Bool

  private mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, point != points.last else { return }
    points.append(point)
  }

  fileprivate mutating func add(_ segment: PathSegment) {
    for point in segment.points { add(point) }
  }

  /// Returns the outline without a last corner that equals the first one.
  fileprivate func finished() -> PolygonalOutline {
    var outline = self
    while outline.isClosed, outline.points.count > 1, outline.points.first == outline.points.last {
      outline.points.removeLast()
    }
    return outline
  }
}

extension Path {
  /// The maximum number of corners that the operations on outlines read of a path.
  static let maximumCorners = 6_000

  /// The number of corners of the lines that approximate the path.
  var cornerCount: Int { elements.reduce(0) { $0 + $1.cornerCount } }

  /// The outlines of the path as lines. 24 lines approximate a curve. Points with a coordinate that is not finite are omitted.
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
        reportIssue("A path has more than \(Self.maximumCorners) corners. Operations on its outline ignore the rest.")
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
        // A step after the end of an outline begins another one at its start.
        var continued = outline ?? PolygonalOutline(points: finished.isEmpty ? [] : [current], isClosed: false)
        continued.add(segment)
        outline = continued
        current = segment.end
      }
    }
    end(isClosed: false)
    return finished
  }

  /// Adds a closed outline with straight edges.
  mutating func addPolygon(_ points: [CGPoint]) {
    guard points.count > 2 else { return }
    addLines(points)
    closeSubpath()
  }
}

extension Path.Element {
  /// The number of corners of the lines that approximate the step.
  nonisolated fileprivate var cornerCount: Int {
    switch self {
    case .quadCurve, .curve: 24
    default: 1
    }
  }
}
