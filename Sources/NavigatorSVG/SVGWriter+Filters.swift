import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Shadows and filters.
extension SVGWriter {
  /// Appends the definition of the shadow and the filters of an element, and returns its name; nil if there are none.
  mutating func filter(_ properties: [StyleProperty], _ rect: LayoutRect, _ context: Context) -> String? {
    var parts = HTMLBuffer(capacity: 128)
    var margin = 0.0
    for property in properties {
      switch property {
      case .shadow(let color, let radius, let x, let y):
        let value = value(color, context)
        parts.raw("<feDropShadow")
        parts.attribute("dx", x)
        parts.attribute("dy", y)
        parts.attribute("stdDeviation", max(radius.isFinite ? radius : 0, 0))
        parts.paint("flood-color", " flood-opacity", value)
        parts.raw("/>")
        margin += 3 * max(radius, 0) + max(abs(x), abs(y))
      case .filters(let filters):
        for filter in filters {
          if case .blur(let radius) = filter { margin += 3 * max(radius, 0) }
          parts.filter(filter)
        }
      default: break
      }
    }
    guard !parts.bytes.isEmpty else { return nil }
    let name = definition()
    svg.raw("<filter")
    svg.attribute("id", name)
    svg.raw(" filterUnits=\"userSpaceOnUse\"")
    // The content may be larger than its bounds.
    let size = max(rect.size.width, rect.size.height)
    svg.frame(rect.inset(by: -(margin.isFinite ? min(margin, SVGPicture.maximumSide) : 0) - size))
    svg.raw(" color-interpolation-filters=\"sRGB\">")
    svg.append(parts.string)
    svg.raw("</filter>")
    return name
  }
}

extension HTMLBuffer {
  fileprivate mutating func filter(_ filter: Filter) {
    switch filter {
    case .blur(let radius):
      raw("<feGaussianBlur")
      attribute("stdDeviation", radius.isFinite ? max(radius, 0) : 0)
      raw("/>")
    case .brightness(let amount): linear(1, amount)
    case .contrast(let factor): linear(factor, (1 - factor) / 2)
    case .invert: linear(-1, 1)
    case .saturation(let factor): colorMatrix("saturate", [max(factor, 0)])
    case .grayscale(let amount): colorMatrix("saturate", [1 - min(max(amount, 0), 1)])
    case .hueRotation(let degrees): colorMatrix("hueRotate", [degrees])
    case .luminanceToAlpha:
      colorMatrix("matrix", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0])
    case .multiply(let red, let green, let blue, let opacity):
      colorMatrix("matrix", [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0])
    }
  }

  /// Appends a filter that multiplies the components of colors and adds a number to them.
  private mutating func linear(_ slope: Double, _ intercept: Double) {
    raw("<feComponentTransfer>")
    for name in ["feFuncR", "feFuncG", "feFuncB"] {
      raw("<")
      token(name)
      raw(" type=\"linear\" slope=\"")
      decimal(slope)
      raw("\" intercept=\"")
      decimal(intercept)
      raw("\"/>")
    }
    raw("</feComponentTransfer>")
  }

  private mutating func colorMatrix(_ type: StaticString, _ numbers: [Double]) {
    raw("<feColorMatrix type=\"")
    raw(type)
    raw("\" values=\"")
    for (index, number) in numbers.enumerated() {
      if index > 0 { raw(0x20) }
      decimal(number)
    }
    raw("\"/>")
  }
}
