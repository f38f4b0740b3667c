import NavigatorHost

extension Style {
  /// A Boolean value that indicates whether a paint of the style is a gradient.
  var hasGradient: Bool {
    properties.contains { $0.paint?.gradient != nil }
  }

  /// Returns styles from an earlier style to this one in which only gradients differ, or an empty array if no gradient changes
  /// gradually. Hosts do not interpolate gradients. A color scheme determines the components of named colors.
  func gradientSamples(from old: Style, count: Int, in scheme: ColorScheme) -> [Style] {
    var changes: [(start: Paint, end: StyleProperty)] = []
    for end in properties {
      guard let new = end.paint, let start = old.properties.first(where: { $0.kind == end.kind })?.paint, start != new,
        start.gradient?.mixed(with: new.gradient, by: 0.5, in: scheme) != nil
      else { continue }
      changes.append((start, end))
    }
    guard !changes.isEmpty, count > 1 else { return [] }
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      var style = self
      for (start, end) in changes {
        guard let mixed = start.gradient?.mixed(with: end.paint?.gradient, by: part, in: scheme) else { continue }
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

  /// Returns the gradient between this one and another one, or nil if they have different kinds or different numbers of colors.
  func mixed(with other: GradientValues?, by part: Double, in scheme: ColorScheme) -> GradientValues? {
    guard let other, kind == other.kind, stops.count == other.stops.count else { return nil }
    let mixture = zip(stops, other.stops).map { start, end in
      Paint.Stop(
        color: start.color.steadilyMixed(with: end.color, by: part, in: scheme),
        location: start.location + (end.location - start.location) * part)
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
  /// Returns a color between this one and another one. The host determines the components if only the opacity changes.
  fileprivate func steadilyMixed(with other: ColorStyle, by part: Double, in scheme: ColorScheme) -> ColorStyle {
    if base == .named("clear") { return ColorStyle(other.base, opacity: other.opacity * part) }
    if other.base == .named("clear") { return ColorStyle(base, opacity: opacity * (1 - part)) }
    if base == other.base { return ColorStyle(base, opacity: opacity + (other.opacity - opacity) * part) }
    return mixed(with: other, by: part, in: scheme)
  }
}
