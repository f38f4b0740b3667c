/// A filter of drawn content.
public enum Filter: Hashable, Sendable, Codable {
  /// A Gaussian blur with a radius in points.
  case blur(radius: Double)
  /// A number that is added to the components of each color.
  case brightness(Double)
  /// A factor of the distance of each color from middle gray. A negative factor also inverts colors.
  case contrast(Double)
  /// A factor of the saturation of colors.
  case saturation(Double)
  /// The part of the saturation that is removed, from 0 to 1.
  case grayscale(Double)
  /// A rotation of the hue of colors, in degrees.
  case hueRotation(degrees: Double)
  /// Inverted colors.
  case invert
  /// Factors of the components of colors, from 0 to 1.
  case multiply(red: Double, green: Double, blue: Double, opacity: Double)
  /// The luminance of colors as the opacity of black.
  case luminanceToAlpha
  /// A matrix of four rows, for red, green, blue and opacity, with five numbers each: the factors of these components, and a
  /// number that is added. Components are from 0 to 1, and colors are not multiplied by their opacity.
  case colorMatrix([Double])
  /// One color where the opacity is in a range, including its bounds, and nothing elsewhere.
  case alphaThreshold(minimum: Double, maximum: Double, red: Double, green: Double, blue: Double, opacity: Double)
}

/// A shadow that belongs to the paint of an element.
public struct PaintShadow: Hashable, Sendable, Codable {
  /// The color.
  public var color: ColorStyle
  /// The radius of the blur in points.
  public var radius: Double
  /// The horizontal distance in points.
  public var x: Double
  /// The vertical distance in points.
  public var y: Double
  /// A Boolean value that indicates whether the shadow is inside of what is painted. Such a shadow has a color with components.
  public var isInner: Bool

  /// Creates a shadow.
  public init(color: ColorStyle, radius: Double, x: Double, y: Double, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInner = isInner
  }
}

/// A transform of drawn content.
public enum Transform: Hashable, Sendable, Codable {
  /// A matrix of four columns with four numbers each, as in CSS. Its origin is the top left corner.
  case matrix([Double])
  /// A rotation around an axis with a perspective, which is 0 for none. The anchor is a unit point and a depth in points.
  case rotation3D(
    degrees: Double, x: Double, y: Double, z: Double, anchorX: Double, anchorY: Double, anchorZ: Double, perspective: Double)
}
