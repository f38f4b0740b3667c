import NavigatorHost

extension Style {
  /// A Boolean value that indicates whether a paint of the style is a gradient.
  var hasGradient: Bool {
    properties.contains { $0.paint?.gradient != nil }
  }

  /// Returns styles from an earlier style to this one in which only gradients differ, or an empty array if no gradient changes
  /// gradually. Hosts do not interpolate gradients.
  func gradientSamples(from old: Style, count: Int) -> [Style] {
    var changes: [(start: Paint, end: StyleProperty)] = []
    for end in properties {
      guard let new = end.paint, let start = old.properties.first(where: { $0.kind == end.kind })?.paint, start != new,
        start.gradient?.mixed(with: new.gradient, by: 0.5) != nil
      else { continue }
      changes.append((start, end))
    }
    guard !changes.isEmpty, count > 1 else { return [] }
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      var style = self
      for (start, end) in changes {
        guard let mixed = start.gradient?.mixed(with: end.paint?.gradient, by: part) else { continue }
        style.set(end.painted(mixed.paint))
      }
      return style
    }
  }
}

extension StyleProperty {
  /// The paint of a background, a shape, a text or a mask.
  fileprivate var paint: Paint? {
    switch self {
    case .background(let paint), .fill(let paint), .foreground(let paint), .mask(let paint): paint
    default: nil
    }
  }

  /// Returns the property with another paint.
  fileprivate func painted(_ paint: Paint) -> StyleProperty {
    switch self {
    case .background: .background(paint)
    case .fill: .fill(paint)
    case .foreground: .foreground(paint)
    case .mask: .mask(paint)
    default: self
    }
  }
}

/// The colors and the numbers of a gradient.
private struct GradientValues {
  enum Kind {
    case linear, radial, angular, elliptical
  }

  let kind: Kind
  let stops: [Paint.Stop]
  let numbers: [Double]

  var paint: Paint {
    switch kind {
    case .linear:
      .linearGradient(stops: stops, startX: numbers[0], startY: numbers[1], endX: numbers[2], endY: numbers[3])
    case .radial: .radialGradient(stops: stops, centerX: numbers[0], centerY: numbers[1], endRadius: numbers[2])
    case .angular:
      .angularGradient(
        stops: stops, centerX: numbers[0], centerY: numbers[1], startDegrees: numbers[2], endDegrees: numbers[3])
    case .elliptical: .ellipticalGradient(stops: stops, centerX: numbers[0], centerY: numbers[1], endFraction: numbers[2])
    }
  }

  /// Returns the gradient between this one and another one, or nil if they have different kinds, different numbers of colors or
  /// colors without a known mixture.
  func mixed(with other: GradientValues?, by part: Double) -> GradientValues? {
    guard let other, kind == other.kind, stops.count == other.stops.count else { return nil }
    var mixture: [Paint.Stop] = []
    for (start, end) in zip(stops, other.stops) {
      guard let color = start.color.mixed(with: end.color, by: part) else { return nil }
      mixture.append(Paint.Stop(color: color, location: start.location + (end.location - start.location) * part))
    }
    return GradientValues(
      kind: kind, stops: mixture, numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
  }
}

extension Paint {
  fileprivate var gradient: GradientValues? {
    switch self {
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      GradientValues(kind: .linear, stops: stops, numbers: [startX, startY, endX, endY])
    case .radialGradient(let stops, let x, let y, let radius):
      GradientValues(kind: .radial, stops: stops, numbers: [x, y, radius])
    case .angularGradient(let stops, let x, let y, let start, let end):
      GradientValues(kind: .angular, stops: stops, numbers: [x, y, start, end])
    case .ellipticalGradient(let stops, let x, let y, let fraction):
      GradientValues(kind: .elliptical, stops: stops, numbers: [x, y, fraction])
    default: nil
    }
  }
}

extension ColorStyle {
  /// Returns a color between this one and another one, or nil if a host determines their components. A clear color has the
  /// components of the other one.
  fileprivate func mixed(with other: ColorStyle, by part: Double) -> ColorStyle? {
    if self == other { return self }
    if base == .named("clear") { return ColorStyle(other.base, opacity: other.opacity * part) }
    if other.base == .named("clear") { return ColorStyle(base, opacity: opacity * (1 - part)) }
    let mixedOpacity = opacity + (other.opacity - opacity) * part
    if base == other.base { return ColorStyle(base, opacity: mixedOpacity) }
    guard case .sRGB(let red, let green, let blue) = base, case .sRGB(let endRed, let endGreen, let endBlue) = other.base else {
      return nil
    }
    return ColorStyle(
      .sRGB(
        red: red + (endRed - red) * part, green: green + (endGreen - green) * part, blue: blue + (endBlue - blue) * part),
      opacity: mixedOpacity)
  }
}
