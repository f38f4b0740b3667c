import Foundation
import NavigatorHost

/// A gradient of colors.
public struct Gradient: Hashable, Sendable {
  /// A color at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop from a color and its location, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in Stop(color: color, location: CGFloat(index) / last) }
  }

  /// Returns the stops for hosts, with locations scaled to the range from `start` to 1.
  func hostStops(from start: Double = 0) -> [Paint.Stop] {
    stops.map { stop in
      let location = Double(stop.location).clampedToUnit
      return Paint.Stop(color: stop.color.resolvedStyle, location: start + location * (1 - start))
    }
  }
}

/// As a shape style, a gradient extends from the top to the bottom of the filled area.
extension Gradient: HostShapeStyle {
  var paintSource: PaintSource {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paintSource
  }
}

/// A gradient along a line.
public struct LinearGradient: HostShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient along a line between two points in the filled area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of color stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  var paintSource: PaintSource {
    .paint(
      .linearGradient(
        stops: gradient.hostStops(), startX: Double(startPoint.x), startY: Double(startPoint.y), endX: Double(endPoint.x),
        endY: Double(endPoint.y)))
  }
}

/// A gradient that extends outwards from a center.
public struct RadialGradient: HostShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient that extends outwards from a center between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors that extends outwards from a center between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of color stops that extends outwards from a center between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  var paintSource: PaintSource {
    let start = endRadius > 0 ? Double(startRadius / endRadius).clampedToUnit : 0
    return .paint(
      .radialGradient(
        stops: gradient.hostStops(from: start), centerX: Double(center.x), centerY: Double(center.y),
        endRadius: Double(endRadius)))
  }
}

/// A gradient without a geometry, such as the gradient of a single color. As a shape style, it extends from top to bottom.
public struct AnyGradient: HostShapeStyle, Hashable {
  private let base: Gradient
  private var interpolation = GradientInterpolation.device

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) {
    base = gradient
  }

  /// Returns this gradient with colors that are mixed in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.interpolation = space == .perceptual ? .perceptual : .device
    return gradient
  }

  /// The gradient with the intermediate stops that the color space requires.
  var gradient: Gradient { base.refined(interpolation) }

  var paintSource: PaintSource { gradient.paintSource }
}

extension Color {
  /// The gradient of this color, which is slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [lighter, self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly spaced colors along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of color stops along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient that extends outwards from a center between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly spaced colors that extends outwards from a center between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of color stops that extends outwards from a center between two radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
