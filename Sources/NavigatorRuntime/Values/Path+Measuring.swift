import Foundation

extension Path {
  /// The smallest rectangle that contains the path. Control points are not included. It is `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    func add(_ point: CGPoint) {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    for case .move(let point) in elements { add(point) }
    for segment in segments.joined() {
      add(segment.end)
      for place in segment.extremes { add(segment.point(at: place)) }
    }
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns a Boolean value that indicates whether a point is inside the path. Open subpaths are treated as closed.
  ///
  /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule applies. If it is false, the nonzero winding
  ///   rule applies.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (crossings, winding) = (0, 0)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= p.y) != (to.y <= p.y) else { return }
      guard p.x < from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x) else { return }
      crossings += 1
      winding += to.y > from.y ? 1 : -1
    }
    for outline in segments {
      guard let first = outline.first, let last = outline.last else { continue }
      for segment in outline {
        var previous = segment.start
        for point in segment.points {
          cross(previous, point)
          previous = point
        }
      }
      cross(last.end, first.start)
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    trimmedPath(from: from, to: to, keepsSteps: false)
  }

  /// Returns the part of the path between two fractions of its length.
  ///
  /// - Parameter keepsSteps: A Boolean value that indicates whether omitted elements of a subpath are replaced by elements of
  ///   zero length at the ends of its part.
  func trimmedPath(from: CGFloat, to: CGFloat, keepsSteps: Bool) -> Path {
    let start = CGFloat(Double(from).finite(or: 0, in: 0...1))
    let end = CGFloat(Double(to).finite(or: 1, in: 0...1))
    if start <= 0, end >= 1, !keepsSteps { return self }
    let outlines = segments.map { outline in outline.map { (segment: $0, length: $0.length) } }
    let total = outlines.joined().reduce(0) { $0 + $1.length }
    guard keepsSteps ? start <= end : start < end, total > 0, total.isFinite else { return Path() }
    var (trimmed, position) = (Path(), CGFloat(0))
    for outline in outlines {
      if keepsSteps {
        trimmed.addPath(Self.steadyPart(of: outline, from: start * total - position, to: end * total - position))
        position += outline.reduce(0) { $0 + $1.length }
        continue
      }
      var isDrawing = false
      for (segment, length) in outline {
        let (first, last) = (max(start * total - position, 0), min(end * total - position, length))
        position += length
        guard first < last else {
          isDrawing = false
          continue
        }
        let part = segment.part(from: first, to: last, length: length)
        if !isDrawing { trimmed.move(to: part.start) }
        isDrawing = true
        trimmed.addPath(Path(elements: [part.element]))
      }
    }
    return trimmed
  }
}

extension Path {
  /// Returns the part of a subpath between two distances along it, with as many elements as the subpath. The part is empty if the
  /// subpath is outside that range.
  fileprivate static func steadyPart(
    of outline: [(segment: PathSegment, length: CGFloat)], from start: CGFloat, to end: CGFloat
  ) -> Path {
    let total = outline.reduce(0) { $0 + $1.length }
    guard total > 0, start <= total, end >= 0 else { return Path() }
    var pieces: [PathSegment] = []
    var drawn: Range<Int>?
    var position = CGFloat(0)
    for (index, (segment, length)) in outline.enumerated() {
      let first = min(max(start - position, 0), length)
      let last = min(max(end - position, first), length)
      pieces.append(segment.part(from: first, to: last, length: length))
      // The segment that contains the start is drawn even if the part has no length.
      if position + length >= start, position <= end { drawn = (drawn?.lowerBound ?? index)..<(index + 1) }
      position += length
    }
    guard let drawn, let from = pieces[drawn].first?.start, let to = pieces[drawn].last?.end else { return Path() }
    var part = Path()
    part.move(to: from)
    for (index, piece) in pieces.enumerated() {
      let element = drawn.contains(index) ? piece.element : piece.element(at: index < drawn.lowerBound ? from : to)
      part.addPath(Path(elements: [element]))
    }
    return part
  }
}

extension PathSegment {
  /// Returns an element of the same kind with zero length.
  fileprivate func element(at point: CGPoint) -> Path.Element {
    switch element {
    case .quadCurve: .quadCurve(to: point, control: point)
    case .curve: .curve(to: point, control1: point, control2: point)
    case .move, .line, .closeSubpath: .line(to: point)
    }
  }

  /// Returns the part of the segment between two distances along it.
  fileprivate func part(from first: CGFloat, to last: CGFloat, length: CGFloat) -> PathSegment {
    var part = self
    let end = last < length ? place(at: last) : 1
    if end < 1 { part = split(at: end).0 }
    guard first > 0, end > 0 else { return part }
    return part.split(at: min(place(at: first) / end, 1)).1
  }

  /// The positions from 0 to 1 at which the curve's horizontal or vertical direction reverses.
  fileprivate var extremes: [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
      guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    let places: [CGFloat]
    switch element {
    case .quadCurve(let end, let control):
      func root(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> [CGFloat] { roots(0, p0 - 2 * p1 + p2, p1 - p0) }
      places = root(start.x, control.x, end.x) + root(start.y, control.y, end.y)
    case .curve(let end, let control1, let control2):
      func root(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        roots(p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      }
      places = root(start.x, control1.x, control2.x, end.x) + root(start.y, control1.y, control2.y, end.y)
    default: return []
    }
    return places.filter { $0 > 0 && $0 < 1 }
  }
}
