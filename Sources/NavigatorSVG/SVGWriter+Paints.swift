import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Colors, gradients and pictures as paints.
extension SVGWriter {
  /// A paint as the value of an attribute.
  struct PaintValue {
    var text: String
    var opacity: Double
  }

  /// Returns the components of a color.
  func components(_ color: ColorStyle, _ context: Context) -> SVGPicture.Color {
    var result: SVGPicture.Color
    switch color.base {
    case .named("tint"), .named("accent"):
      if case .color(let tint) = context.tint, !tint.isTint {
        result = components(tint, context)
      } else {
        result = source.color("accent", context.isDark)
      }
    case .named(let name): result = source.color(name, context.isDark)
    case .sRGB(let red, let green, let blue): result = SVGPicture.Color(red: red, green: green, blue: blue, opacity: 1)
    }
    result.opacity *= color.opacity.isFinite ? min(max(color.opacity, 0), 1) : 1
    return result
  }

  func value(_ color: ColorStyle, _ context: Context) -> PaintValue {
    let color = components(color, context)
    return PaintValue(text: color.hexadecimal, opacity: color.opacity)
  }

  /// Returns the single color that represents a paint.
  func solid(_ paint: Paint, _ context: Context) -> PaintValue {
    switch paint {
    case .color(let color): return value(color, context)
    case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _):
      return stops.first.map { value($0.color, context) } ?? PaintValue(text: "none", opacity: 0)
    case .material(let style, let opacity): return material(style, opacity, context)
    case .image, .picture: return PaintValue(text: "none", opacity: 0)
    }
  }

  private func material(_ style: MaterialStyle, _ opacity: Double, _ context: Context) -> PaintValue {
    let ownOpacity =
      switch style {
      case .ultraThin: 0.4
      case .thin: 0.6
      case .regular, .bar: 0.82
      case .thick: 0.9
      case .ultraThick: 0.95
      }
    return PaintValue(text: context.isDark ? "#1d1d1d" : "#f9f9f9", opacity: ownOpacity * opacity.validOpacity)
  }

  /// Returns a paint as the value of an attribute, after the definition that it needs; nil if SVG has no such paint.
  mutating func paintValue(_ paint: Paint, _ rect: LayoutRect, _ context: Context) -> PaintValue? {
    let (width, height) = (rect.size.width, rect.size.height)
    switch paint {
    case .color, .material: return solid(paint, context)
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      return gradient("linearGradient", stops, context) { svg in
        svg.attribute("x1", rect.x + startX * width)
        svg.attribute("y1", rect.y + startY * height)
        svg.attribute("x2", rect.x + endX * width)
        svg.attribute("y2", rect.y + endY * height)
      }
    case .radialGradient(let stops, let x, let y, let radius):
      return gradient("radialGradient", stops, context) { svg in
        svg.attribute("cx", rect.x + x * width)
        svg.attribute("cy", rect.y + y * height)
        svg.attribute("r", max(radius, 0))
      }
    case .ellipticalGradient(let stops, let x, let y, let fraction):
      return gradient("radialGradient", stops, context) { svg in
        svg.raw(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate(")
        svg.number(rect.x + x * width)
        svg.raw(0x20)
        svg.number(rect.y + y * height)
        svg.raw(") scale(")
        svg.number(max(fraction, 0) * width)
        svg.raw(0x20)
        svg.number(max(fraction, 0) * height)
        svg.raw(")\"")
      }
    case .angularGradient, .image, .picture: return nil
    }
  }

  private mutating func gradient(
    _ kind: StaticString, _ stops: [Paint.Stop], _ context: Context, _ geometry: (inout HTMLBuffer) -> Void
  ) -> PaintValue {
    let name = definition()
    svg.raw(0x3C)
    svg.raw(kind)
    svg.attribute("id", name)
    svg.raw(" gradientUnits=\"userSpaceOnUse\"")
    geometry(&svg)
    svg.raw(">")
    for stop in stops {
      let value = value(stop.color, context)
      svg.raw("<stop")
      svg.attribute("offset", min(max(stop.location.isFinite ? stop.location : 0, 0), 1))
      svg.paint("stop-color", " stop-opacity", value)
      svg.raw("/>")
    }
    svg.raw("</")
    svg.raw(kind)
    svg.raw(">")
    return PaintValue(text: "url(#\(name))", opacity: 1)
  }

  /// Appends a rectangle with a paint of any kind.
  mutating func surface(_ paint: Paint, _ rect: LayoutRect, _ context: Context) {
    switch paint {
    case .angularGradient(let stops, let x, let y, let start, let end):
      wedges(stops, (x, y), start, end, rect, context)
    case .picture(let address): picture(address, rect, "none")
    case .image(let address, let density): pattern(address, density, rect)
    default: fill(.rectangle(rect), paint, rect, context)
    }
  }

  /// The number of parts of an angular gradient, which SVG does not have.
  private static let wedgeCount = 180

  private mutating func wedges(
    _ stops: [Paint.Stop], _ center: (x: Double, y: Double), _ start: Double, _ end: Double, _ rect: LayoutRect,
    _ context: Context
  ) {
    guard !stops.isEmpty, start.isFinite, end > start else { return }
    let colors = stops.map { (location: $0.location, color: components($0.color, context)) }
    let (centerX, centerY) = (rect.x + center.x * rect.size.width, rect.y + center.y * rect.size.height)
    let width = max(abs(rect.x - centerX), abs(rect.x + rect.size.width - centerX))
    let height = max(abs(rect.y - centerY), abs(rect.y + rect.size.height - centerY))
    // The wedges are triangles, which must reach the corners.
    let radius = (width * width + height * height).squareRoot() * 1.01
    let step = 360 / Double(Self.wedgeCount)
    for index in 0..<Self.wedgeCount {
      let angle = Double(index) * step
      let color = SVGPicture.Color.mixed(colors, at: (angle + step / 2) / (end - start))
      guard color.opacity > 0 else { continue }
      func point(_ degrees: Double) -> (x: Double, y: Double) {
        let radians = (start + degrees) * .pi / 180
        return (centerX + radius * cos(radians), centerY + radius * sin(radians))
      }
      // Neighbors overlap, so that no line is visible between them.
      let (first, last) = (point(angle), point(angle + step * (color.opacity < 1 ? 1 : 1.5)))
      let steps: [Drawing.Step] = [
        .move(x: centerX, y: centerY), .line(x: first.x, y: first.y), .line(x: last.x, y: last.y), .close,
      ]
      svg.area(.outline(steps, usesEvenOddRule: false)) {
        $0.paint("fill", " fill-opacity", PaintValue(text: color.hexadecimal, opacity: color.opacity))
      }
    }
  }
}

extension SVGPicture.Color {
  /// The color without its opacity, such as `#ff8000`.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let bytes = [red, green, blue].map { UInt8(($0.isFinite ? min(max($0, 0), 1) : 0) * 255 + 0.5) }
    return "#" + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }

  /// Returns the color of a gradient at a location.
  static func mixed(_ stops: [(location: Double, color: SVGPicture.Color)], at location: Double) -> SVGPicture.Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? SVGPicture.Color(red: 0, green: 0, blue: 0, opacity: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (first, last) = (stops[next - 1], stops[next])
    let part = (location - first.location) / (last.location - first.location)
    func mix(_ lhs: Double, _ rhs: Double) -> Double { lhs + (rhs - lhs) * part }
    return SVGPicture.Color(
      red: mix(first.color.red, last.color.red), green: mix(first.color.green, last.color.green),
      blue: mix(first.color.blue, last.color.blue), opacity: mix(first.color.opacity, last.color.opacity))
  }
}

extension ColorStyle {
  fileprivate var isTint: Bool { base == .named("tint") || base == .named("accent") }
}
