import NavigatorHost

extension ColorStyle {
  /// Returns a mixture of this color and another color in a color scheme. It has fixed components, except for fractions of 0 and
  /// 1.
  ///
  /// Like CSS, the method mixes sRGB components that are multiplied by their opacities. A transparent color therefore does not
  /// affect the hue.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The proportion of the other color. The value is clamped to the range from 0 to 1.
  ///   - scheme: The color scheme in which color names are resolved.
  package func mixed(with other: ColorStyle, by fraction: Double, in scheme: ColorScheme) -> ColorStyle {
    let fraction = fraction.clampedToUnit
    if self == other || fraction == 0 { return self }
    if fraction == 1 { return other }
    let (start, end) = (components(in: scheme), other.components(in: scheme))
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    let opacity = mix(start.opacity, end.opacity)
    func component(_ first: Double, _ last: Double) -> Double {
      guard opacity > 0 else { return mix(first, last) }
      return (mix(first * start.opacity, last * end.opacity) / opacity).clampedToUnit
    }
    return ColorStyle(
      .sRGB(
        red: component(start.red, end.red), green: component(start.green, end.green), blue: component(start.blue, end.blue)),
      opacity: opacity)
  }

  /// Returns the sRGB components in a color scheme, with the opacity of the style.
  package func components(in scheme: ColorScheme) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    switch base {
    case .sRGB(let red, let green, let blue): return (red: red, green: green, blue: blue, opacity: opacity)
    case .named(let name):
      var components = SystemPalette.components(of: name, in: scheme)
      components.opacity *= opacity
      return components
    }
  }
}
