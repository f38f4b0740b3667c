import NavigatorHost

/// A function that maps an input progress to an output progress, from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let function: Function
  private var isInverse = false

  private init(_ function: Function) {
    self.function = function
  }

  /// Returns a cubic Bézier curve that is defined by two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// A curve with constant speed.
  public static let linear = UnitCurve(.linear)
  /// A curve with a slow start and a slow end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve with a slow start and a slow end.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A curve with a slow start.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve with a slow end.
  public static let easeOut = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter circle with a slow start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle with a slow end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles with a slow start and a slow end.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with its input and output exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// Returns the output for a progress. The progress is clamped to the range from 0 to 1.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard isInverse else { return forward(progress) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if forward(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the slope of the curve at a progress. The progress is clamped to the range from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let step = 1e-5
    let (start, end) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: end) - value(at: start)) / (end - start)
  }

  private func forward(_ progress: Double) -> Double {
    switch function {
    case .linear: return progress
    case .bezier(let start, let end):
      return CubicBezier(x1: Double(start.x), y1: Double(start.y), x2: Double(end.x), y2: Double(end.y)).value(at: progress)
    case .circularEaseIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularEaseOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularEaseInOut:
      if progress < 0.5 { return (1 - (1 - 4 * progress * progress).squareRoot()) / 2 }
      return (1 + (1 - 4 * (1 - progress) * (1 - progress)).squareRoot()) / 2
    }
  }

  /// The curve in the form that hosts play.
  var hostCurve: AnimationStyle.Curve {
    switch function {
    case .linear: .bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .bezier(let start, let end) where !isInverse:
      .bezier(x1: Double(start.x), y1: Double(start.y), x2: Double(end.x), y2: Double(end.y))
    default: .samples((0...30).map { value(at: Double($0) / 30) })
    }
  }
}
