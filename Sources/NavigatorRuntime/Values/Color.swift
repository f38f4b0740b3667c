import Foundation
import NavigatorHost

/// A color with fixed components, or one that adapts to the color scheme.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// The color without the opacities that ``opacity(_:)`` has added.
  let base: ColorStyle
  /// The opacities that ``opacity(_:)`` has added, in the order of the calls.
  private(set) var opacities: [Double] = []

  init(_ style: ColorStyle) {
    base = style
  }

  private init(named name: String) {
    base = ColorStyle(.named(name))
  }

  /// The color that a host draws.
  var resolvedStyle: ColorStyle {
    opacities.reduce(base) { $0.faded($1) }
  }

  /// A color space.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB color space with its gamma curve.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// The Display P3 color space.
    case displayP3
  }

  /// Creates a color from components between 0 and 1. Colors outside of sRGB are clamped to it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(red: red, green: green, blue: blue)
    base = ColorStyle(.sRGB(red: red, green: green, blue: blue), opacity: opacity.clampedToUnit)
  }

  /// Creates a gray color from a white value between 0 (black) and 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.clampedToUnit * 6
    let saturation = saturation.clampedToUnit
    let brightness = brightness.clampedToUnit
    func component(_ shift: Double) -> Double {
      let place = (shift + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Red, adapted to the color scheme.
  public static let red = Color(named: "red")
  /// Orange, adapted to the color scheme.
  public static let orange = Color(named: "orange")
  /// Yellow, adapted to the color scheme.
  public static let yellow = Color(named: "yellow")
  /// Green, adapted to the color scheme.
  public static let green = Color(named: "green")
  /// Mint, adapted to the color scheme.
  public static let mint = Color(named: "mint")
  /// Teal, adapted to the color scheme.
  public static let teal = Color(named: "teal")
  /// Cyan, adapted to the color scheme.
  public static let cyan = Color(named: "cyan")
  /// Blue, adapted to the color scheme.
  public static let blue = Color(named: "blue")
  /// Indigo, adapted to the color scheme.
  public static let indigo = Color(named: "indigo")
  /// Purple, adapted to the color scheme.
  public static let purple = Color(named: "purple")
  /// Pink, adapted to the color scheme.
  public static let pink = Color(named: "pink")
  /// Brown, adapted to the color scheme.
  public static let brown = Color(named: "brown")
  /// White.
  public static let white = Color(named: "white")
  /// Gray, adapted to the color scheme.
  public static let gray = Color(named: "gray")
  /// Black.
  public static let black = Color(named: "black")
  /// A fully transparent color.
  public static let clear = Color(named: "clear")
  /// The color of primary content.
  public static let primary = Color(named: "primary")
  /// The color of secondary content.
  public static let secondary = Color(named: "secondary")
  /// The accent color, used for controls.
  public static let accentColor = Color(named: "accent")

  /// Returns this color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacities.append(opacity)
    return color
  }

  /// The name of the color or its hexadecimal components, preceded by the percentages of added opacities.
  public var description: String {
    let percentages = opacities.reversed().map { "\(Int(($0.clampedToUnit * 100).rounded()))% " }
    return percentages.joined() + baseDescription
  }

  private var baseDescription: String {
    switch base.base {
    case .named("accent"): "AccentColorProvider()"
    case .named(let name): name
    case .sRGB(0, 0, 0) where base.opacity == 0: "clear"
    case .sRGB(0, 0, 0) where base.opacity == 1: "black"
    case .sRGB(1, 1, 1) where base.opacity == 1: "white"
    case .sRGB(let red, let green, let blue):
      Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(base.opacity)).description
    }
  }
}

extension ColorStyle {
  func faded(_ opacity: Double) -> ColorStyle {
    ColorStyle(base, opacity: (self.opacity * opacity).clampedToUnit)
  }
}

extension Color.RGBColorSpace {
  fileprivate func sRGB(red: Double, green: Double, blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB:
      return (red.clampedToUnit, green.clampedToUnit, blue.clampedToUnit)
    case .sRGBLinear:
      return (red.encodedAsSRGB, green.encodedAsSRGB, blue.encodedAsSRGB)
    case .displayP3:
      // Display P3 has the same transfer function and white point as sRGB, but other primaries.
      let (red, green, blue) = (red.decodedFromSRGB, green.decodedFromSRGB, blue.decodedFromSRGB)
      return (
        (1.2249401 * red - 0.2249404 * green).encodedAsSRGB,
        (-0.0420569 * red + 1.0420571 * green).encodedAsSRGB,
        (-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue).encodedAsSRGB
      )
    }
  }
}

extension Double {
  /// The value clamped to the range from 0 to 1. A value that is not a number becomes 0.
  var clampedToUnit: Double {
    isNaN ? 0 : Swift.min(1, Swift.max(0, self))
  }

  fileprivate var encodedAsSRGB: Double {
    let linear = clampedToUnit
    return (linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055).clampedToUnit
  }

  fileprivate var decodedFromSRGB: Double {
    let encoded = clampedToUnit
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
