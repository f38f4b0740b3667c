extension Animation: CustomStringConvertible {
  /// The animation's curve in the format that SwiftUI prints.
  public var description: String {
    switch curve {
    case .standard: "DefaultAnimation()"
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      "BezierAnimation(duration: \(duration), curve: \(CubicPolynomials(x1, y1, x2, y2)))"
    case .unit(let curve, let duration): "UnitCurveAnimation(duration: \(duration), curve: \(curve))"
    case .spring(let spring, let blendDuration):
      "FluidSpringAnimation(response: \(rounded(spring.response)), dampingFraction: \(rounded(spring.dampingRatio)), "
        + "blendDuration: \(blendDuration))"
    case .interpolatingSpring(let spring, let velocity):
      "SpringAnimation(mass: \(spring.mass), stiffness: \(rounded(spring.stiffness)), damping: \(rounded(spring.damping)), "
        + "initialVelocity: \(velocity))"
    case .custom(let custom): "\(custom.base)"
    }
  }
}

/// Returns a value rounded to nine decimals, which removes computation errors.
private func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }

/// The coefficients of the two polynomials of a Bézier curve.
private struct CubicPolynomials: CustomStringConvertible {
  let x: (a: Double, b: Double, c: Double)
  let y: (a: Double, b: Double, c: Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Self.coefficients(x1, x2)
    y = Self.coefficients(y1, y2)
  }

  private static func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (1 - c - b, b, c)
  }

  var description: String {
    "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
  }
}

extension Animation: CustomDebugStringConvertible {
  /// The curve, followed by every property that differs from its default.
  public var debugDescription: String {
    var parts = [description]
    if delay != 0 { parts.append("delay: \(delay) s") }
    if speed != 1 { parts.append("speed: \(speed)") }
    if repeatCount != 1 { parts.append("repeatCount: \(repeatCount.map(String.init) ?? "forever")") }
    if repeatCount != 1, autoreverses { parts.append("autoreverses") }
    return "Animation(\(parts.joined(separator: ", ")))"
  }
}

extension Animation: CustomReflectable {
  /// A mirror of the animation's properties.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "curve": description, "delay": delay, "speed": speed, "repeatCount": repeatCount as Any, "autoreverses": autoreverses,
    ]
    return Mirror(self, children: children)
  }
}
