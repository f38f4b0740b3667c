import Foundation
import NavigatorHost

/// The shapes to which a transition clips a view at both of its ends.
///
/// The size of the view is unknown when its transition is determined. The outlines are therefore computed in spaces of several
/// sizes, and each coordinate is expressed by lengths of the view. They are computed only when the transition plays.
struct TransitionClip: Equatable {
  /// The number of intervals between outlines.
  private static let intervals = 8
  /// The distance from both ends of the change at which outlines are computed if the outlines at the ends lack curves.
  private static let margin = 0.001
  /// The distance in points that does not count as a difference.
  private static let tolerance = 0.05
  /// The sizes for which coordinates are computed. The first four determine the factors, which the others confirm.
  private static let sizes = [(100, 100), (200, 100), (100, 200), (300, 200), (170, 430), (520, 90)].map(CGSize.init)

  /// The shapes in spaces of each size.
  private var shapes: [(start: any Shape, end: any Shape)] = []
  private let usesEvenOddRule: Bool

  /// Creates the clip between the shapes of two nodes. Returns nil if the shapes do not change gradually.
  @MainActor init?(from start: any ClippingNode, to end: any ClippingNode) {
    usesEvenOddRule = end.clippingShape(in: Self.sizes[0])?.fillStyle.isEOFilled ?? false
    for size in Self.sizes {
      guard let (first, _) = start.clippingShape(in: size), let (last, _) = end.clippingShape(in: size),
        Self.shape(between: first, and: last, at: 0) != nil
      else { return nil }
      shapes.append((first, last))
    }
  }

  static func == (lhs: TransitionClip, rhs: TransitionClip) -> Bool {
    lhs.usesEvenOddRule == rhs.usesEvenOddRule
      && zip(lhs.shapes, rhs.shapes).allSatisfy { areEqual($0.start, $1.start) && areEqual($0.end, $1.end) }
  }

  /// Returns true if two shapes are equal, and false if they are not equal or cannot be compared.
  private static func areEqual(_ lhs: any Shape, _ rhs: any Shape) -> Bool {
    func compare<E: Equatable>(_ lhs: E) -> Bool { (rhs as? E) == lhs }
    guard let lhs = lhs as? any Equatable else { return false }
    return compare(lhs)
  }

  /// The outlines at equidistant times. If the corners move in straight lines at a constant speed, these are only the first and
  /// the last outline. The array is empty if the outlines do not change, or if they have different numbers of corners.
  var outlines: [RelativeOutline] {
    let parts = (0...Self.intervals).map { Double($0) / Double(Self.intervals) }
    guard
      let (polygons, parts) = [parts, parts.map { min(max($0, Self.margin), 1 - Self.margin) }].lazy
        .compactMap({ parts in polygons(at: parts).map { ($0, parts) } }).first
    else { return [] }
    let outlines = polygons.map { RelativeOutline(polygons: Self.combined($0), usesEvenOddRule: usesEvenOddRule) }
    guard let first = outlines.first, let last = outlines.last, first != last else { return [] }
    return Self.isLinear(polygons, parts) ? [first, last] : outlines
  }

  /// Returns the polygons at parts of the change, in spaces of each size. Returns nil if their numbers of corners differ.
  private func polygons(at parts: [Double]) -> [[[[CGPoint]]]]? {
    var polygons: [[[[CGPoint]]]] = parts.map { _ in [] }
    for (size, (first, last)) in zip(Self.sizes, shapes) {
      let rect = CGRect(origin: .zero, size: size)
      for (index, part) in parts.enumerated() {
        guard let steps = Self.shape(between: first, and: last, at: part)?.steadySteps(in: rect),
          let found = PolygonOutline(steps)
        else { return nil }
        polygons[index].append(found.polygons)
      }
    }
    let counts = polygons[0][0].map(\.count)
    return polygons.allSatisfy { $0.allSatisfy { $0.map(\.count) == counts } } ? polygons : nil
  }

  /// Returns the shape between two shapes, or nil if their types differ or they do not differ.
  private static func shape(between start: any Shape, and end: any Shape, at part: Double) -> (any Shape)? {
    func between<S: Shape>(_ end: S) -> (any Shape)? {
      guard let start = start as? S, start.animatableData != end.animatableData else { return nil }
      var shape = end
      shape.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: part)
      return shape
    }
    return between(end)
  }

  /// Returns the polygons of an outline, from its polygons for each size.
  private static func combined(_ polygons: [[[CGPoint]]]) -> [[RelativeOutline.Point]] {
    polygons[0].indices.map { polygon in
      polygons[0][polygon].indices.map { index in
        let points = polygons.map { $0[polygon][index] }
        return RelativeOutline.Point(x: coordinate(points.map(\.x), \.width), y: coordinate(points.map(\.y), \.height))
      }
    }
  }

  /// Returns the coordinate that has the given values for the sizes. If there is none, the coordinate is a multiple of a side.
  private static func coordinate(_ values: [CGFloat], _ side: KeyPath<CGSize, CGFloat>) -> RelativeOutline.Coordinate {
    for length in RelativeOutline.Length.allCases {
      let found = RelativeOutline.Coordinate(solving: values.map(Double.init), for: sizes, length)
      if zip(values, sizes).allSatisfy({ abs(Double($0) - found.value(in: $1)) <= tolerance }) { return found }
    }
    let factor = Double(values[0] / sizes[0][keyPath: side])
    return side == \.width ? RelativeOutline.Coordinate(width: factor) : RelativeOutline.Coordinate(height: factor)
  }

  private static func isLinear(_ polygons: [[[[CGPoint]]]], _ parts: [Double]) -> Bool {
    func flat(_ part: [[[CGPoint]]]) -> [CGFloat] { part.flatMap { $0.flatMap { $0.flatMap { [$0.x, $0.y] } } } }
    let all = polygons.map(flat)
    let (first, last) = (all[0], all[all.count - 1])
    return zip(all, parts).allSatisfy { values, part in
      values.indices.allSatisfy { abs(values[$0] - (first[$0] + (last[$0] - first[$0]) * part)) <= tolerance }
    }
  }
}

extension RelativeOutline.Coordinate {
  /// Creates the coordinate that has the given values for the first four sizes.
  fileprivate init(solving values: [Double], for sizes: [CGSize], _ length: RelativeOutline.Length) {
    // The differences to the first size eliminate the constant distance.
    let rows = (1...3).map { index -> [Double] in
      let (size, first) = (sizes[index], sizes[0])
      return [
        Double(size.width - first.width), Double(size.height - first.height), length.value(in: size) - length.value(in: first),
        values[index] - values[0],
      ]
    }
    func determinant(replacing column: Int?) -> Double {
      let matrix = rows.map { row in (0..<3).map { $0 == column ? row[3] : row[$0] } }
      func minor(_ a: Int, _ b: Int) -> Double { matrix[1][a] * matrix[2][b] - matrix[1][b] * matrix[2][a] }
      return matrix[0][0] * minor(1, 2) - matrix[0][1] * minor(0, 2) + matrix[0][2] * minor(0, 1)
    }
    // Small numbers are rounding errors.
    func rounded(_ value: Double) -> Double { abs(value) < 1e-6 ? 0 : value }
    let whole = determinant(replacing: nil)
    let factors = (0..<3).map { rounded(determinant(replacing: $0) / whole) }
    self.init(width: factors[0], height: factors[1], factor: factors[2], length: length)
    constant = rounded(values[0] - value(in: sizes[0]))
  }

  fileprivate func value(in size: CGSize) -> Double { value(width: Double(size.width), height: Double(size.height)) }
}

extension RelativeOutline.Length {
  fileprivate func value(in size: CGSize) -> Double { value(width: Double(size.width), height: Double(size.height)) }
}
