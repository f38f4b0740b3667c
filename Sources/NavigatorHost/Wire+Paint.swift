// A color is `"blue"`, `["blue",0.5]` with an opacity, `[r,g,b]` or `[r,g,b,opacity]`. A paint is a color or an object whose key
// is its kind.

extension WireWriter {
  mutating func color(_ color: ColorStyle) {
    switch color.base {
    case .named(let name) where color.opacity == 1: string(name)
    case .named(let name):
      raw("[")
      string(name)
      raw(",")
      number(color.opacity)
      raw("]")
    case .sRGB(let red, let green, let blue) where color.opacity == 1: numbers(red, green, blue)
    case .sRGB(let red, let green, let blue): numbers(red, green, blue, color.opacity)
    }
  }

  mutating func paint(_ paint: Paint) {
    switch paint {
    case .color(let color): self.color(color)
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      gradient("linear", stops)
      key("from")
      numbers(startX, startY)
      key("to")
      numbers(endX, endY)
      raw("}")
    case .radialGradient(let stops, let centerX, let centerY, let endRadius):
      gradient("radial", stops)
      key("center")
      numbers(centerX, centerY)
      key("radius")
      number(endRadius)
      raw("}")
    case .material(let name):
      raw("{")
      key("material")
      string(name)
      raw("}")
    }
  }

  private mutating func gradient(_ kind: String, _ stops: [Paint.Stop]) {
    raw("{")
    key(kind)
    list(stops) { writer, stop in
      writer.raw("[")
      writer.color(stop.color)
      writer.raw(",")
      writer.number(stop.location)
      writer.raw("]")
    }
  }
}

extension WireValue {
  func color() throws(WireError) -> ColorStyle {
    if case .string(let name) = self { return ColorStyle(.named(name)) }
    let parts = try array(2...4)
    if case .string(let name) = parts[0], parts.count == 2 {
      return ColorStyle(.named(name), opacity: try parts[1].number())
    }
    guard parts.count > 2 else { throw .unexpected("a colour") }
    let (red, green, blue) = (try parts[0].number(), try parts[1].number(), try parts[2].number())
    return ColorStyle(.sRGB(red: red, green: green, blue: blue), opacity: parts.count > 3 ? try parts[3].number() : 1)
  }

  func paint() throws(WireError) -> Paint {
    guard case .object = self else { return .color(try color()) }
    if let material = try member("material", { value throws(WireError) in try value.string() }) { return .material(material) }
    if let stops = try member("linear", { value throws(WireError) in try value.stops() }) {
      let start = try required("from") { value throws(WireError) in try value.point() }
      let end = try required("to") { value throws(WireError) in try value.point() }
      return .linearGradient(stops: stops, startX: start.x, startY: start.y, endX: end.x, endY: end.y)
    }
    let stops = try required("radial") { value throws(WireError) in try value.stops() }
    let center = try required("center") { value throws(WireError) in try value.point() }
    let radius = try required("radius") { value throws(WireError) in try value.number() }
    return .radialGradient(stops: stops, centerX: center.x, centerY: center.y, endRadius: radius)
  }

  private func stops() throws(WireError) -> [Paint.Stop] {
    try list { stop throws(WireError) in
      let parts = try stop.array(2...2)
      return Paint.Stop(color: try parts[0].color(), location: try parts[1].number())
    }
  }

  private func point() throws(WireError) -> (x: Double, y: Double) {
    let parts = try array(2...2)
    return (try parts[0].number(), try parts[1].number())
  }
}
