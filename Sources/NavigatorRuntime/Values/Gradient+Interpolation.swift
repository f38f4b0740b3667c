import Foundation
import NavigatorHost

/// The color space in which a gradient computes the colors between two stops.
nonisolated enum GradientInterpolation: Hashable, Sendable {
  /// The sRGB color space, which hosts use natively.
  case device
  /// The Oklab color space, which is perceptually uniform.
  case perceptual
  /// The linear sRGB color space.
  case linear
}

extension Gradient {
  /// Returns this gradient with colors that are mixed in a color space. The colors between two stops do not depend on the tint of
  /// the view.
  nonisolated public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The maximum number of stops of a gradient to which the session adds intermediate stops.
  nonisolated private static let maximumRefinedStops = 64
  /// The number of intervals into which the range between two stops is divided.
  nonisolated private static let parts = 8

  /// Returns the gradient with intermediate stops that approximate the interpolation. Hosts mix sRGB components between stops.
  nonisolated func refined(_ interpolation: GradientInterpolation) -> Gradient {
    guard interpolation != .device, (2...Self.maximumRefinedStops).contains(stops.count) else { return self }
    var refined = [stops[0]]
    for (first, second) in zip(stops, stops.dropFirst()) {
      if second.location > first.location, first.color != second.color {
        for part in 1..<Self.parts {
          let fraction = Double(part) / Double(Self.parts)
          refined.append(
            Stop(
              color: first.color.mixed(with: second.color, by: fraction, interpolation),
              location: first.location + (second.location - first.location) * CGFloat(fraction)))
        }
      }
      refined.append(second)
    }
    return Gradient(stops: refined)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient that extends outwards from a center between two radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a radial gradient that is scaled to the filled area.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient between two angles around a center.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of a full turn around a center. The gradient starts at `angle`.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
