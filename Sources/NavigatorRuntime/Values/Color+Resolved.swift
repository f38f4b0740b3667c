import Foundation
import NavigatorHost

extension Color {
  /// The components of a color in an environment. They are stored in the linear sRGB color space.
  public struct Resolved: Hashable, Sendable {
    /// The amount of red in the linear sRGB color space. A color outside of sRGB has values below 0 or above 1.
    public var linearRed: Float
    /// The amount of green in the linear sRGB color space.
    public var linearGreen: Float
    /// The amount of blue in the linear sRGB color space.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components, usually between 0 and 1.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (red.linear, green.linear, blue.linear)
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        // Display P3 has the same transfer function and white point as sRGB, but other primaries.
        let (red, green, blue) = (red.linear, green.linear, blue.linear)
        linearRed = 1.2249401 * red - 0.2249404 * green
        linearGreen = -0.0420569 * red + 1.0420571 * green
        linearBlue = -0.0196376 * red - 0.0786361 * green + 1.0982735 * blue
      }
    }
  }

  /// Creates a color from fixed components. Colors outside of sRGB are clamped to it.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen), blue: Double(resolved.linearBlue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of this color in an environment, which determines the color scheme.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let style = resolvedStyle
    let opaque =
      switch style.base {
      case .sRGB(let red, let green, let blue): Resolved(red: Float(red), green: Float(green), blue: Float(blue))
      case .named(let name): SystemPalette.color(name, in: environment.colorScheme)
      }
    var color = opaque
    color.opacity *= Float(style.opacity)
    return color
  }
}

extension Color.Resolved {
  /// The amount of red in the sRGB color space.
  public var red: Float {
    get { linearRed.encoded }
    set { linearRed = newValue.linear }
  }

  /// The amount of green in the sRGB color space.
  public var green: Float {
    get { linearGreen.encoded }
    set { linearGreen = newValue.linear }
  }

  /// The amount of blue in the sRGB color space.
  public var blue: Float {
    get { linearBlue.encoded }
    set { linearBlue = newValue.linear }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal form, such as `#FF8000FF`.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      let hexadecimal = String(Int((Double(component).clampedToUnit * 255).rounded()), radix: 16, uppercase: true)
      return hexadecimal.count == 1 ? "0" + hexadecimal : hexadecimal
    }
    return "#" + bytes.joined()
  }
}

extension Color.Resolved: Codable {
  /// Decodes the components red, green, blue and opacity in the sRGB color space.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
  }

  /// Encodes the components red, green, blue and opacity in the sRGB color space.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }
}

extension Color.Resolved: HostShapeStyle {
  var paintSource: PaintSource { Color(self).paintSource }
}

extension Float {
  /// The component in the linear sRGB color space of a component in the sRGB color space.
  fileprivate var linear: Float {
    let size = magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return sign == .minus ? -linear : linear
  }

  /// The component in the sRGB color space of a component in the linear sRGB color space.
  fileprivate var encoded: Float {
    let size = magnitude
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return sign == .minus ? -encoded : encoded
  }
}
