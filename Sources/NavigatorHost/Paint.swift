/// A color: a name that a host maps to its light and dark variants, or sRGB components.
public struct ColorStyle: Hashable, Sendable, Codable {
  /// A color without its opacity.
  public enum Base: Hashable, Sendable, Codable {
    /// A name: primary, secondary, tertiary, quaternary, accent, clear, a system color (blue, red, gray …) or a system
    /// background.
    case named(String)
    /// Components from 0 to 1.
    case sRGB(red: Double, green: Double, blue: Double)
  }

  /// The color without its opacity.
  public var base: Base
  /// The opacity from 0 to 1.
  public var opacity: Double

  /// Creates a color.
  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// A fill for areas, lines and text.
public enum Paint: Hashable, Sendable, Codable {
  /// A color.
  case color(ColorStyle)
  /// A linear gradient. The locations of the stops are from 0 to 1. The start and the end are unit points.
  case linearGradient(stops: [Stop], startX: Double, startY: Double, endX: Double, endY: Double)
  /// A radial gradient. The center is a unit point, and the radius is in points.
  case radialGradient(stops: [Stop], centerX: Double, centerY: Double, endRadius: Double)
  /// A gradient around a center. Angles are clockwise from the right, in degrees. The start is less than the end.
  case angularGradient(stops: [Stop], centerX: Double, centerY: Double, startDegrees: Double, endDegrees: Double)
  /// A radial gradient that is scaled to the area. The radius is a fraction of the width and of the height.
  case ellipticalGradient(stops: [Stop], centerX: Double, centerY: Double, endFraction: Double)
  /// A material. The opacity from 0 to 1 also determines how much of the content behind it is blurred.
  case material(MaterialStyle, opacity: Double = 1)
  /// A picture that is repeated. The density is the number of its pixels per point.
  case image(address: String, density: Double)
  /// A picture that is stretched over the area.
  case picture(address: String)

  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable, Codable {
    /// The color.
    public var color: ColorStyle
    /// The location from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: ColorStyle, location: Double) {
      self.color = color
      self.location = location
    }
  }
}

extension Paint {
  /// A Boolean value that indicates whether the paint is completely invisible.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.isClear }
    case .material, .image, .picture: false
    }
  }
}

extension ColorStyle {
  fileprivate var isClear: Bool { opacity <= 0 || base == .named("clear") }
}

extension Double {
  /// The number as an opacity from 0 to 1. A number that is not finite is the opacity 1.
  package var validOpacity: Double { isFinite ? Swift.min(Swift.max(self, 0), 1) : 1 }
}
