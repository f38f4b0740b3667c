import Foundation

/// A line or a curve between two points of a path.
nonisolated struct PathSegment {
  let start: CGPoint
  /// The element at whose end the segment ends. A segment that closes a subpath is a line.
  let element: Path.Element

  var end: CGPoint {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: start
    }
  }

  /// Returns the point at a position from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    switch element {
    case .quadCurve(let end, let control): return mix(mix(start, control), mix(control, end))
    case .curve(let end, let control1, let control2):
      let middle = mix(control1, control2)
      return mix(mix(mix(start, control1), middle), mix(middle, mix(control2, end)))
    default: return mix(start, end)
    }
  }

  /// Returns the two parts of the segment before and after a position from 0 to 1.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    switch element {
    case .quadCurve(let end, let control):
      let (first, second) = (mix(start, control), mix(control, end))
      let middle = mix(first, second)
      return (
        PathSegment(start: start, element: .quadCurve(to: middle, control: first)),
        PathSegment(start: middle, element: .quadCurve(to: end, control: second))
      )
    case .curve(let end, let control1, let control2):
      let (first, between, last) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      let (second, third) = (mix(first, between), mix(between, last))
      let middle = mix(second, third)
      return (
        PathSegment(start: start, element: .curve(to: middle, control1: first, control2: second)),
        PathSegment(start: middle, element: .curve(to: end, control1: third, control2: last))
      )
    default:
      let middle = mix(start, end)
      return (PathSegment(start: start, element: .line(to: middle)), PathSegment(start: middle, element: .line(to: end)))
    }
  }

  /// The number of lines that approximate a curve.
  private static let lineCount = 24

  /// The points of lines that approximate the segment. The start is not included.
  var points: [CGPoint] {
    switch element {
    case .quadCurve, .curve: (1...Self.lineCount).map { point(at: CGFloat($0) / CGFloat(Self.lineCount)) }
    default: [end]
    }
  }

  /// The approximate length of the segment.
  var length: CGFloat {
    var (length, previous): (CGFloat, CGPoint) = (0, start)
    for point in points {
      length += hypot(point.x - previous.x, point.y - previous.y)
      previous = point
    }
    return length
  }

  /// Returns the position from 0 to 1 at a distance along the segment.
  func place(at distance: CGFloat) -> CGFloat {
    let points = points
    var (length, previous): (CGFloat, CGPoint) = (0, start)
    for (index, point) in points.enumerated() {
      let step = hypot(point.x - previous.x, point.y - previous.y)
      if length + step >= distance, step > 0 {
        return (CGFloat(index) + (distance - length) / step) / CGFloat(points.count)
      }
      length += step
      previous = point
    }
    return 1
  }
}

extension Path {
  /// The lines and curves of each subpath, including the line that closes it.
  var segments: [[PathSegment]] {
    var outlines: [[PathSegment]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        outlines.append([])
        (start, current) = (point, point)
      case .closeSubpath:
        if current != start, !outlines.isEmpty {
          outlines[outlines.count - 1].append(PathSegment(start: current, element: .line(to: start)))
        }
        current = start
      case .line, .quadCurve, .curve:
        let segment = PathSegment(start: current, element: element)
        if outlines.isEmpty { outlines.append([]) }
        outlines[outlines.count - 1].append(segment)
        current = segment.end
      }
    }
    return outlines
  }
}
