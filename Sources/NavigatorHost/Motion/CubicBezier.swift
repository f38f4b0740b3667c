/// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points.
package struct CubicBezier: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial

  /// Creates a curve. The horizontal coordinates are clamped to the range from 0 to 1, so that time never runs backwards.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = Polynomial(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Polynomial(y1, y2)
  }

  /// Returns the vertical coordinate at a horizontal one.
  package func value(at progress: Double) -> Double {
    y.value(at: parameter(at: progress))
  }

  /// Returns the parameter at a horizontal coordinate, by bisection. The horizontal polynomial increases.
  private func parameter(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if x.value(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The polynomial of one coordinate.
  private struct Polynomial: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at parameter: Double) -> Double { ((a * parameter + b) * parameter + c) * parameter }
  }
}
