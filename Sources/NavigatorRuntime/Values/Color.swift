import Foundation
import NavigatorHost

/// A colour: one that adapts to light and dark, or fixed components.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// What a host draws.
  let resolvedStyle: ColorStyle

  init(_ resolvedStyle: ColorStyle) {
    self.resolvedStyle = resolvedStyle
  }

  private init(named name: String) {
    resolvedStyle = ColorStyle(.named(name))
  }

  /// The way components are counted.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of components from 0 to 1; what lies outside sRGB is brought to its nearest edge.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(red: red, green: green, blue: blue)
    resolvedStyle = ColorStyle(.sRGB(red: red, green: green, blue: blue), opacity: opacity.clampedToUnit)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue, saturation and brightness, each from 0 to 1.
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

  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear")
  /// The colour of main content.
  public static let primary = Color(named: "primary")
  /// The colour of content of less weight.
  public static let secondary = Color(named: "secondary")
  /// The colour of what can be tapped.
  public static let accentColor = Color(named: "accent")

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(resolvedStyle.faded(opacity))
  }

  public var description: String {
    switch resolvedStyle.base {
    case .named(let name):
      return resolvedStyle.opacity == 1 ? name : "\(Int((resolvedStyle.opacity * 100).rounded()))% \(name)"
    case .sRGB(let red, let green, let blue):
      let bytes = [red, green, blue, resolvedStyle.opacity].map { component in
        let hexadecimal = String(Int((component.clampedToUnit * 255).rounded()), radix: 16, uppercase: true)
        return hexadecimal.count == 1 ? "0" + hexadecimal : hexadecimal
      }
      return "#" + bytes.joined()
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
      // Display P3 has sRGB's transfer curve and white point; only its primaries differ.
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
  /// The nearest number from 0 to 1; 0 for what is not a number.
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
