import Foundation
import NavigatorHost

extension Color {
  /// Returns a mixture of this color and another color in both color schemes.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The proportion of the other color, from 0 to 1.
  ///   - colorSpace: The color space in which the components are mixed.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    mixed(with: rhs, by: fraction, colorSpace == .perceptual ? .perceptual : .device)
  }

  /// Returns a mixture of this color and another color in both color schemes.
  func mixed(with rhs: Color, by fraction: Double, _ interpolation: GradientInterpolation) -> Color {
    let fraction = fraction.clampedToUnit
    return adapted { resolve(in: $0).mixed(with: rhs.resolve(in: $0), fraction, interpolation) }
  }

  /// A slightly lighter color with the same opacity. The tint is more transparent instead, because only hosts know its
  /// components.
  var lighter: Color {
    if base.base == .named("accent") || base.base == .named("tint") { return opacity(0.8) }
    return adapted { values in
      let color = resolve(in: values)
      return color.mixed(with: Resolved(red: 1, green: 1, blue: 1, opacity: color.opacity), 0.2, .device)
    }
  }

  /// Returns a color with the results of a closure in both color schemes.
  private func adapted(_ components: (EnvironmentValues) -> Resolved) -> Color {
    func resolved(in scheme: ColorScheme) -> Resolved {
      var values = EnvironmentValues()
      values.colorScheme = scheme
      return components(values)
    }
    let (light, dark) = (resolved(in: .light), resolved(in: .dark))
    if light == dark { return Color(light) }
    return Color(ColorStyle(.named(AssetColor(light: light.number, dark: dark.number).name)))
  }
}

extension Color.Resolved {
  /// The components of a color in the Oklab color space, in which equal distances look equally large.
  private struct Oklab {
    var lightness, a, b: Double
  }

  fileprivate func mixed(with other: Color.Resolved, _ fraction: Double, _ interpolation: GradientInterpolation) -> Color.Resolved
  {
    func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * Float(fraction) }
    var color: Color.Resolved
    switch interpolation {
    case .perceptual:
      let (first, second) = (oklab, other.oklab)
      func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
      color = Color.Resolved(
        Oklab(lightness: mix(first.lightness, second.lightness), a: mix(first.a, second.a), b: mix(first.b, second.b)))
    case .linear:
      color = Color.Resolved(
        colorSpace: .sRGBLinear, red: mix(linearRed, other.linearRed), green: mix(linearGreen, other.linearGreen),
        blue: mix(linearBlue, other.linearBlue))
    case .device:
      color = Color.Resolved(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
    color.opacity = mix(opacity, other.opacity)
    return color
  }

  /// The components in the Oklab color space. The conversion is defined by Björn Ottosson at
  /// https://bottosson.github.io/posts/oklab.
  private var oklab: Oklab {
    let (red, green, blue) = (Double(linearRed), Double(linearGreen), Double(linearBlue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Oklab(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s, b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private init(_ color: Oklab) {
    let l = pow(color.lightness + 0.3963377774 * color.a + 0.2158037573 * color.b, 3)
    let m = pow(color.lightness - 0.1055613458 * color.a - 0.0638541728 * color.b, 3)
    let s = pow(color.lightness - 0.0894841775 * color.a - 1.2914855480 * color.b, 3)
    self.init(
      colorSpace: .sRGBLinear, red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  /// The red, green, blue and opacity components, packed into one number.
  fileprivate var number: UInt32 {
    [red, green, blue, opacity].reduce(0) { $0 << 8 | UInt32((Double($1).clampedToUnit * 255).rounded()) }
  }
}
