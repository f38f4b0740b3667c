import Foundation
import NavigatorHost

/// An outline whose curves are replaced by straight lines.
struct PolygonOutline {
  /// The corners of each subpath.
  private(set) var polygons: [[CGPoint]] = []
  /// The curves since the last corner, with their first points.
  private var curves: [(start: CGPoint, step: Drawing.Step)] = []
  private var current = CGPoint.zero
  private var count = 0
  private var needsPolygon = true

  /// The number of lines that replace consecutive curves. Arcs have different numbers of curves, depending on their angle.
  private static let linesPerRun = 48
  private static let maximumCount = 400
  /// The greatest distance of a coordinate from zero.
  private static let maximumCoordinate = 100_000.0

  /// Creates the polygons of an outline. The result is nil if there are too many corners or a coordinate is invalid.
  init?(_ steps: [Drawing.Step]) {
    for step in steps {
      switch step {
      case .quadCurve, .curve:
        curves.append((current, step))
        current = step.point(at: 1, from: current)
      case .line:
        replaceCurves()
        add(step.point(at: 1, from: current))
      case .move:
        replaceCurves()
        current = step.point(at: 1, from: current)
        needsPolygon = true
      case .close:
        replaceCurves()
        current = polygons.last?.first ?? current
        needsPolygon = true
      }
      guard count + curves.count <= Self.maximumCount else { return nil }
    }
    replaceCurves()
    func isValid(_ number: CGFloat) -> Bool { abs(number) <= Self.maximumCoordinate }
    guard polygons.allSatisfy({ $0.allSatisfy { isValid($0.x) && isValid($0.y) } }) else { return nil }
  }

  private mutating func add(_ point: CGPoint) {
    if needsPolygon { polygons.append([current]) }
    needsPolygon = false
    polygons[polygons.count - 1].append(point)
    current = point
    count += 1
  }

  private mutating func replaceCurves() {
    guard let first = curves.first else { return }
    current = first.start
    for index in 1...Self.linesPerRun {
      let place = Double(index * curves.count) / Double(Self.linesPerRun)
      let number = place.rounded(.up) - 1
      let curve = curves[min(Int(number), curves.count - 1)]
      add(curve.step.point(at: place - number, from: curve.start))
    }
    curves = []
  }
}

extension Drawing.Step {
  /// Returns the end of a line, or the point of a curve at a parameter from 0 to 1.
  fileprivate func point(at part: Double, from start: CGPoint) -> CGPoint {
    /// De Casteljau's algorithm.
    func mix(_ values: [Double]) -> Double {
      var values = values
      while values.count > 1 { values = zip(values, values.dropFirst()).map { $0 * (1 - part) + $1 * part } }
      return values[0]
    }
    switch self {
    case .quadCurve(let x, let y, let controlX, let controlY):
      return CGPoint(x: mix([start.x, controlX, x]), y: mix([start.y, controlY, y]))
    case .curve(let x, let y, let x1, let y1, let x2, let y2):
      return CGPoint(x: mix([start.x, x1, x2, x]), y: mix([start.y, y1, y2, y]))
    case .move(let x, let y), .line(let x, let y): return CGPoint(x: x, y: y)
    case .close: return start
    }
  }
}
