import Foundation

/// A gradient of a canvas with its repetition options.
nonisolated struct CanvasGradient {
  private let gradient: Gradient
  private let repeats: Bool
  private let isMirrored: Bool

  init(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions) {
    self.gradient = gradient.refined(options.contains(.linearColor) ? .linear : .device)
    isMirrored = options.contains(.mirror)
    repeats = isMirrored || options.contains(.repeat)
  }

  /// Returns a linear gradient between two points of a canvas.
  func linear(from start: CGPoint, to end: CGPoint, in size: CGSize) -> AnyShapeStyle {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    var copies = 0..<1
    if repeats, square > 0 {
      let places = Self.corners(of: size).map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
      copies = self.copies(from: places.min() ?? 0, to: places.max() ?? 1)
    }
    func point(_ copy: Int) -> UnitPoint {
      Self.unit(CGPoint(x: start.x + x * CGFloat(copy), y: start.y + y * CGFloat(copy)), in: size)
    }
    return AnyShapeStyle(
      LinearGradient(gradient: repeated(copies), startPoint: point(copies.lowerBound), endPoint: point(copies.upperBound)))
  }

  /// Returns a radial gradient between two distances from a point of a canvas.
  func radial(at center: CGPoint, from start: CGFloat, to end: CGFloat, in size: CGSize) -> AnyShapeStyle {
    let length = end - start
    guard repeats, length > 0, length.isFinite else {
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: Self.unit(center, in: size), startRadius: Self.finite(start), endRadius: Self.finite(end)))
    }
    let distances = Self.corners(of: size).map { hypot($0.x - center.x, $0.y - center.y) }
    let copies = copies(from: -start / length, to: ((distances.max() ?? 0) - start) / length)
    let (inner, outer) = (start + length * CGFloat(copies.lowerBound), start + length * CGFloat(copies.upperBound))
    var gradient = repeated(copies)
    // Radii cannot be negative.
    if inner < 0, outer > 0 { gradient = gradient.suffix(from: -inner / (outer - inner)) }
    return AnyShapeStyle(
      RadialGradient(gradient: gradient, center: Self.unit(center, in: size), startRadius: max(inner, 0), endRadius: outer))
  }

  /// Returns an angular gradient of a full turn around a point of a canvas.
  func conic(at center: CGPoint, angle: Angle, in size: CGSize) -> AnyShapeStyle {
    AnyShapeStyle(AngularGradient(gradient: gradient, center: Self.unit(center, in: size), angle: angle))
  }

  private static func unit(_ point: CGPoint, in size: CGSize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? finite(point.x / size.width) : 0, y: size.height > 0 ? finite(point.y / size.height) : 0)
  }

  private static func finite(_ value: CGFloat) -> CGFloat {
    CGFloat(Double(value).finite(or: 0, in: -1e6...1e6))
  }

  private static func corners(of size: CGSize) -> [CGPoint] {
    [0, size.width].flatMap { x in [0, size.height].map { CGPoint(x: x, y: $0) } }
  }

  // MARK: Copies

  /// The maximum number of stops in all copies of a gradient.
  private static let maximumStops = 2_000

  /// Returns the indices of the copies that cover a range, measured in lengths of the gradient. If they would have too many
  /// stops, only the copies around the original gradient are included.
  private func copies(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard lower.isFinite, upper.isFinite, abs(lower) < 1e6, abs(upper) < 1e6 else { return 0..<1 }
    let limit = max(Self.maximumStops / (gradient.stops.count + 2), 1)
    let first = Int(lower.rounded(.down))
    let end = max(Int(upper.rounded(.up)), first + 1)
    guard end - first > limit else { return first..<end }
    let start = min(max(-limit / 2, first), end - limit)
    return start..<(start + limit)
  }

  /// Returns a single gradient that consists of copies of this gradient.
  private func repeated(_ copies: Range<Int>) -> Gradient {
    guard copies != 0..<1, let first = gradient.stops.first, let last = gradient.stops.last else { return gradient }
    let inner = gradient.stops.map { Gradient.Stop(color: $0.color, location: CGFloat(Double($0.location).clampedToUnit)) }
    let forward =
      [Gradient.Stop(color: first.color, location: 0)] + inner + [Gradient.Stop(color: last.color, location: 1)]
    let backward = forward.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
    return Gradient(
      stops: copies.flatMap { copy in
        (isMirrored && copy % 2 != 0 ? backward : forward).map { stop in
          let place = CGFloat(copy - copies.lowerBound) + stop.location
          return Gradient.Stop(color: stop.color, location: place / CGFloat(copies.count))
        }
      })
  }
}

extension Gradient {
  /// Returns the part of the gradient that starts at a location.
  nonisolated fileprivate func suffix(from location: CGFloat) -> Gradient {
    guard location > 0, location < 1 else { return self }
    guard let next = stops.firstIndex(where: { $0.location > location }), next > 0 else { return self }
    let (before, after) = (stops[next - 1], stops[next])
    let part = Double((location - before.location) / (after.location - before.location))
    let first = Stop(color: before.color.mixed(with: after.color, by: part, .device), location: 0)
    let rest = stops[next...].map { Stop(color: $0.color, location: ($0.location - location) / (1 - location)) }
    return Gradient(stops: [first] + rest)
  }
}
