import NavigatorHost

extension HTMLBuffer {
  /// Appends the color of texts and symbols. A gradient is a background that is clipped to the glyphs.
  mutating func foreground(_ paint: Paint) {
    switch paint {
    case .color(let color) where color.isTint && color.opacity == 1:
      // This variant of the tint has sufficient contrast for text.
      raw("color:var(--ink);")
    case .color(let color):
      raw("color:")
      self.color(color)
      raw(0x3B)
    case .material(_, let opacity):
      raw("color:")
      color(ColorStyle(.named("secondary"), opacity: opacity))
      raw(0x3B)
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .image, .picture:
      paintDeclaration("background:", paint)
      raw("-webkit-background-clip:text;background-clip:text;color:transparent;")
    }
  }

  mutating func background(_ paint: Paint) {
    paintDeclaration("background:", paint)
    guard paint.isMaterial else { return }
    backdropFilter("-webkit-backdrop-filter:", paint)
    backdropFilter("backdrop-filter:", paint)
  }

  /// Appends the paint of a circle. The style sheet draws the circle in an element of any size, with a filter for the content
  /// behind it.
  mutating func circleFill(_ paint: Paint) {
    paintDeclaration("background:", paint)
    if paint.isMaterial { backdropFilter("--blur:", paint) }
  }

  /// Appends the filter for the content behind a material. A translucent material also shows the content that is not blurred.
  private mutating func backdropFilter(_ property: StaticString, _ paint: Paint) {
    guard case .material(_, let opacity) = paint else { return }
    raw(property)
    raw("blur(20px) saturate(1.8)")
    if opacity.validOpacity < 1 {
      raw(" opacity(")
      number(opacity.validOpacity)
      raw(")")
    }
    raw(0x3B)
  }

  mutating func paintDeclaration(_ property: StaticString, _ paint: Paint) {
    raw(property)
    self.paint(paint)
    raw(0x3B)
  }

  /// Appends the paint as a single color, for CSS properties that do not support gradients.
  mutating func solid(_ paint: Paint) {
    switch paint {
    case .color(let color): self.color(color)
    case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _):
      self.color(stops.first?.color ?? ColorStyle(.named("clear")))
    case .material: self.paint(paint)
    case .image, .picture: raw("transparent")
    }
  }

  mutating func color(_ color: ColorStyle) {
    let opacity = color.opacity.validOpacity
    switch color.base {
    case .sRGB(let red, let green, let blue):
      raw("rgb(")
      component(red)
      raw(0x20)
      component(green)
      raw(0x20)
      component(blue)
      if opacity < 1 {
        raw("/")
        number(opacity)
      }
      raw(")")
    // Browsers animate a mixed color without opacity by way of other hues.
    case .named where opacity == 0: raw("transparent")
    case .named(let name) where opacity < 1:
      raw("color-mix(in srgb,")
      named(name)
      raw(0x20)
      number(opacity * 100)
      raw("%,transparent)")
    case .named(let name):
      named(name)
    }
  }

  private mutating func component(_ value: Double) {
    number((value.isFinite ? min(max(value, 0), 1) : 0) * 255)
  }

  private mutating func named(_ name: String) {
    switch name {
    case "primary": raw("var(--label)")
    case "secondary": raw("var(--secondary-label)")
    case "tertiary": raw("var(--tertiary-label)")
    case "quaternary": raw("var(--quaternary-label)")
    case "accent", "tint": raw("var(--tint)")
    case "clear": raw("transparent")
    case "black": raw("#000")
    case "white": raw("#fff")
    default:
      if let color = AssetColor(name: name) { return adaptive(color) }
      raw("var(--")
      kebab(name)
      raw(",currentColor)")
    }
  }

  /// Appends a color of an asset catalog.
  private mutating func adaptive(_ color: AssetColor) {
    let (light, dark) = ("#" + AssetColor.hexadecimal(color.light), "#" + AssetColor.hexadecimal(color.dark))
    raw("light-dark(")
    text(light)
    raw(",")
    text(dark)
    raw(")")
  }

  private mutating func paint(_ paint: Paint) {
    switch paint {
    case .color(let color): self.color(color)
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      let (x, y) = (endX - startX, endY - startY)
      let line = Self.line(startX, startY, x, y)
      raw("linear-gradient(")
      number(Self.degrees(x, y))
      raw("deg")
      self.stops(stops, offset: line.start * 100, scale: line.length * 100, unit: "%")
      raw(")")
    case .radialGradient(let stops, let x, let y, let radius):
      raw("radial-gradient(circle at ")
      number(x * 100)
      raw("% ")
      number(y * 100)
      raw("%")
      self.stops(stops, scale: radius, unit: "px")
      raw(")")
    case .angularGradient(let stops, let x, let y, let start, let end):
      raw("conic-gradient(from ")
      number(start + 90)
      raw("deg at ")
      number(x * 100)
      raw("% ")
      number(y * 100)
      raw("%")
      self.stops(stops, scale: end - start, unit: "deg")
      raw(")")
    case .ellipticalGradient(let stops, let x, let y, let fraction):
      raw("radial-gradient(")
      number(max(fraction, 0) * 100)
      raw("% ")
      number(max(fraction, 0) * 100)
      raw("% at ")
      number(x * 100)
      raw("% ")
      number(y * 100)
      raw("%")
      self.stops(stops, scale: 100, unit: "%")
      raw(")")
    case .material(let material, let opacity):
      let isTranslucent = opacity.validOpacity < 1
      if isTranslucent { raw("color-mix(in srgb,") }
      raw("var(--material-")
      kebab(material.rawValue)
      raw(",var(--material))")
      guard isTranslucent else { return }
      raw(0x20)
      number(opacity.validOpacity * 100)
      raw("%,transparent)")
    case .image(let address, let density): image(address, density)
    case .picture(let address):
      guard let checked = SafeURL.image(address) else { return raw("transparent") }
      self.address(checked)
      raw(" 0 0/100% 100% no-repeat")
    }
  }

  /// Appends a tiled picture.
  private mutating func image(_ address: String, _ density: Double) {
    guard SafeURL.image(address) != nil, density.isFinite, density > 0 else { return raw("transparent") }
    pictureSet([(address, density)])
  }

  /// Appends the variants of a picture, each with its number of pixels per point. The addresses are limited to those that a page
  /// may show.
  mutating func pictureSet(_ pictures: [(address: String, density: Double)]) {
    raw("image-set(")
    for (index, picture) in pictures.enumerated() {
      if index > 0 { raw(0x2C) }
      address(picture.address)
      raw(0x20)
      number(min(max(picture.density, 0.01), 100))
      raw("x")
    }
    raw(")")
  }

  /// Appends an address without quotation marks. Scalars with a special meaning in CSS are encoded.
  private mutating func address(_ address: String) {
    raw("url(")
    // A combining mark may form one `Character` with other scalars, so scalars are compared.
    var rest = address.unicodeScalars[...]
    while let index = rest.firstIndex(where: { "()\"'\\".unicodeScalars.contains($0) }) {
      text(String(rest[..<index]))
      raw(0x25)
      text(String(rest[index].value, radix: 16, uppercase: true))
      rest = rest[rest.index(after: index)...]
    }
    text(String(rest))
    raw(")")
  }

  /// Returns the start and the length of a gradient on the CSS gradient line, which extends from edge to edge or from corner to
  /// corner. A gradient that is neither horizontal nor vertical covers a part of the line from corner to corner.
  private static func line(_ startX: Double, _ startY: Double, _ x: Double, _ y: Double) -> (start: Double, length: Double) {
    if x == 0, y != 0 { return (y > 0 ? startY : 1 - startY, abs(y)) }
    if y == 0, x != 0 { return (x > 0 ? startX : 1 - startX, abs(x)) }
    // The start and the end are projected onto the diagonal of a square.
    let extent = abs(x) + abs(y)
    guard extent > 0 else { return (0, 1) }
    let from = (x >= 0 ? startX : 1 - startX) * abs(x) + (y >= 0 ? startY : 1 - startY) * abs(y)
    return (from / extent, (x * x + y * y) / extent)
  }

  private mutating func stops(_ stops: [Paint.Stop], offset: Double = 0, scale: Double, unit: StaticString) {
    for stop in stops {
      raw(",")
      color(stop.color)
      raw(0x20)
      number(offset + stop.location * scale)
      raw(unit)
    }
    // CSS requires at least two stops.
    if stops.isEmpty { raw(",transparent,transparent") }
    if stops.count == 1, let only = stops.first {
      raw(",")
      color(only.color)
    }
  }
}

extension Paint {
  /// A Boolean value that indicates whether the content behind the paint is blurred.
  var isMaterial: Bool {
    if case .material = self { true } else { false }
  }
}

extension ColorStyle {
  /// A Boolean value that indicates whether the color is the current tint.
  fileprivate var isTint: Bool { base == .named("tint") || base == .named("accent") }
}
