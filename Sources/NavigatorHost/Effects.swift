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
  /// A shadow that is drawn in another way than behind the content.
  case shadow(FilterShadow)
}

/// A shadow of drawn content as a filter.
public struct FilterShadow: Hashable, Sendable, Codable {
  /// The place of a shadow.
  public enum Placement: String, Hashable, Sendable, Codable {
    /// Behind the content.
    case below
    /// In front of the content.
    case above
    /// In front of the content, and only where the content is.
    case inside
    /// In place of the content.
    case alone
  }

  /// The components of the color, from 0 to 1: red, green, blue and opacity.
  public var components: [Double]
  /// The radius of the blur in points.
  public var radius: Double
  /// The horizontal distance in points.
  public var x: Double
  /// The vertical distance in points.
  public var y: Double
  /// The place of the shadow.
  public var placement: Placement
  /// A Boolean value that indicates whether the shadow is drawn where the content is transparent.
  public var isInverted: Bool

  /// Creates a shadow.
  public init(components: [Double], radius: Double, x: Double, y: Double, placement: Placement, isInverted: Bool) {
    self.components = components
    self.radius = radius
    self.x = x
    self.y = y
    self.placement = placement
    self.isInverted = isInverted
  }
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
  /// A Boolean value that indicates whether the shadow is inside the painted area. Such a shadow has a color with components.
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
