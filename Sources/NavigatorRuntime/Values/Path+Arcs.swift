import Foundation

extension Path {
  /// Adds an arc of a circle. If the path has a current point, a line connects it with the start of the arc.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - clockwise: A Boolean value that indicates whether angles decrease from the start to the end. The value refers to a
  ///     coordinate system whose y-axis points up. On the screen, the arc appears in the opposite direction.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else if clockwise {
      if delta > 0 { delta -= turn }
    } else if delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds an arc of a circle of a given angle. If the path has a current point, a line connects it with the start of the arc.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - delta: The angle of the arc. Positive angles appear clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let (start, sweep) = (startAngle.radians, delta.radians.finite(or: 0, in: -Self.maximumSweep...Self.maximumSweep))
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite else { return }
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
      let along = CGFloat(tangent)
      return CGPoint(x: center.x + radius * (cosine - along * sine), y: center.y + radius * (sine + along * cosine))
        .applying(transform)
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    // A quarter of a circle is the largest arc that one curve approximates well.
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
    }
  }

  /// The maximum angle of an arc, in radians. It equals 64 turns.
  private static let maximumSweep = 128 * Double.pi

  /// Adds an arc that touches the line from the current point to a corner and the line from the corner to an end point. A line
  /// connects the current point with the start of the arc. The radius is in points.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return move(to: p1.applying(transform)) }
    let p0 = transform.isIdentity ? current : current.applying(transform.inverted())
    let (x0, y0, x2, y2) = (p0.x - p1.x, p0.y - p1.y, p2.x - p1.x, p2.y - p1.y)
    let (length0, length2) = ((x0 * x0 + y0 * y0).squareRoot(), (x2 * x2 + y2 * y2).squareRoot())
    let cross = x0 * y2 - y0 * x2
    guard radius > 0, radius.isFinite, length0 > 0, length2 > 0, cross.isFinite, abs(cross) > 1e-9 * length0 * length2 else {
      return addLine(to: p1.applying(transform))
    }
    let half = atan2(abs(cross), x0 * x2 + y0 * y2) / 2
    let distance = radius / tan(half)
    let start = CGPoint(x: p1.x + x0 / length0 * distance, y: p1.y + y0 / length0 * distance)
    let end = CGPoint(x: p1.x + x2 / length2 * distance, y: p1.y + y2 / length2 * distance)
    let toCenter = radius / sin(half)
    let (bisectorX, bisectorY) = (x0 / length0 + x2 / length2, y0 / length0 + y2 / length2)
    let bisector = (bisectorX * bisectorX + bisectorY * bisectorY).squareRoot()
    let center = CGPoint(x: p1.x + bisectorX / bisector * toCenter, y: p1.y + bisectorY / bisector * toCenter)
    let startAngle = atan2(start.y - center.y, start.x - center.x)
    var delta = atan2(end.y - center.y, end.x - center.x) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)), delta: Angle(radians: Double(delta)),
      transform: transform)
  }
}
