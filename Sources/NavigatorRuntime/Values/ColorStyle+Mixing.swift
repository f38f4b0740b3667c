import NavigatorHost

extension ColorStyle {
  /// Returns the color between this one and another in a color scheme. It has fixed components, except at both ends.
  ///
  /// The components are mixed in sRGB, multiplied by their opacities, as a style sheet does. A transparent color therefore has no
  /// influence on the hue.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The part of the other color. A value outside of the range from 0 to 1 is that of the nearest end.
  ///   - scheme: The color scheme in which names are resolved.
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

  /// Returns the components in sRGB in a color scheme, with the opacity of the style.
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
