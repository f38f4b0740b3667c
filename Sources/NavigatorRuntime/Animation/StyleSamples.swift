import NavigatorHost

extension Style {
  /// A Boolean value that indicates whether hosts do not interpolate all properties of the style.
  var needsSamples: Bool {
    properties.contains { property in
      if case .filters(let filters) = property { filters.needSamples } else { property.paint?.gradient != nil }
    }
  }

  /// Returns styles from an earlier style to this one in which only gradients and filters differ, or an empty array if neither
  /// changes gradually. Hosts do not interpolate them. A color scheme determines the components of named colors.
  func samples(from old: Style, count: Int, in scheme: ColorScheme) -> [Style] {
    let changes = gradientChanges(from: old, in: scheme)
    let filters = filterChange(from: old)
    guard !changes.isEmpty || filters != nil, count > 1 else { return [] }
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      var style = self
      for (start, end) in changes {
        guard let mixed = start.gradient?.mixed(with: end.paint?.gradient, by: part, in: scheme) else { continue }
        style.set(end.painted(mixed.paint))
      }
      if let mixed = filters?.start.mixed(with: filters?.end ?? [], by: part) { style.set(.filters(mixed)) }
      return style
    }
  }

  private func gradientChanges(from old: Style, in scheme: ColorScheme) -> [(start: Paint, end: StyleProperty)] {
    properties.compactMap { end in
      guard let new = end.paint, let start = old.properties.first(where: { $0.kind == end.kind })?.paint, start != new,
        start.gradient?.mixed(with: new.gradient, by: 0.5, in: scheme) != nil
      else { return nil }
      return (start, end)
    }
  }

  /// The filters at both ends of a change, or nil if hosts interpolate them or they do not change gradually.
  private func filterChange(from old: Style) -> (start: [Filter], end: [Filter])? {
    let (start, end) = (old.filters, filters)
    guard start != end, start.needSamples || end.needSamples, start.mixed(with: end, by: 0.5) != nil else { return nil }
    return (start, end)
  }

  private var filters: [Filter] {
    for case .filters(let filters) in properties { return filters }
    return []
  }
}

extension [Filter] {
  fileprivate var needSamples: Bool { contains { $0.changesInSteps } }
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
