import Foundation
import IssueReporting

/// Operations on the areas of paths. The area of a path is the region that a fill paints.
///
/// Each curve is approximated by 24 lines. The corners of results are exact to about one part in 16 million of the size of both
/// paths.
extension Path {
  /// Returns the area of a stroke along the path, as a path to fill.
  ///
  /// Curves and round corners are approximated by lines. Edges of the result may overlap, so fill it with the nonzero winding
  /// rule, which is the default.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    StrokeOutline(of: polygonalOutlines, style: style).path
  }

  /// Returns the outline of the path's area without overlapping edges. Curves are approximated by lines.
  ///
  /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule determines the area. If it is false, the
  ///   nonzero winding rule applies.
  public func normalized(eoFill: Bool = true) -> Path {
    area(with: Path(), eoFill) { first, _ in first }
  }

  /// Returns the outline of the area that is inside both paths. Curves are approximated by lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the outline of the area that is inside at least one of the two paths. Curves are approximated by lines.
  ///
  /// ```swift
  /// let cloud = Path(ellipseIn: CGRect(x: 0, y: 20, width: 60, height: 40))
  ///   .union(Path(ellipseIn: CGRect(x: 30, y: 0, width: 60, height: 60)))
  /// ```
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the outline of the area of this path that is outside another path. Curves are approximated by lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the area that is inside exactly one of the two paths. Curves are approximated by lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the parts of this path's lines that are inside the area of another path. Curves are approximated by lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(isInside: true, of: other, eoFill)
  }

  /// Returns the parts of this path's lines that are outside the area of another path. Curves are approximated by lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(isInside: false, of: other, eoFill)
  }

  /// The maximum number of parts into which the area of another path may divide the lines.
  private static var maximumParts: Int { 24_000 }

  private func area(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    guard let arrangement = OutlineArrangement(self, other) else { return Path() }
    func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    return OutlineRegions(arrangement).path { isInside(fills($0.first), fills($0.second)) }
  }

  private func lines(isInside: Bool, of other: Path, _ eoFill: Bool) -> Path {
    var crossings = OutlineCrossings(other.polygonalOutlines)
    return lines(isInside: isInside, of: &crossings, eoFill)
  }

  /// Returns the parts of this path's lines that are inside or outside an area.
  func lines(isInside: Bool, of area: inout OutlineCrossings, _ eoFill: Bool) -> Path {
    var path = Path()
    var count = 0
    for outline in polygonalOutlines {
      let points = outline.isClosed ? outline.points + outline.points.prefix(1) : outline.points
      for (from, to) in zip(points, points.dropFirst()) {
        let places = ([0, 1] + area.places(from: from, to: to)).sorted()
        count += places.count
        guard count <= Self.maximumParts else {
          reportIssue("A path has too many intersections with another path. The operation omits the rest of its lines.")
          return path
        }
        func point(_ place: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place)
        }
        for (start, end) in zip(places, places.dropFirst()) where end - start > 1e-9 {
          guard area.contains(point((start + end) / 2), eoFill: eoFill) == isInside else { continue }
          let (first, last) = (start == 0 ? from : point(start), end == 1 ? to : point(end))
          if path.currentPoint != first { path.move(to: first) }
          path.addLine(to: last)
        }
      }
    }
    return path
  }
}
