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
      case .paintShadows(let shadows), .backgroundShadows(let shadows):
        for shadow in shadows {
          parts.shadow(shadow, value(shadow.color, context))
          margin += 3 * max(shadow.radius, 0) + max(abs(shadow.x), abs(shadow.y))
        }
      case .filters(let filters):
        for filter in filters {
          switch filter {
          case .blur(let radius): margin += 3 * max(radius, 0)
          case .shadow(let shadow): margin += 3 * max(shadow.radius, 0) + max(abs(shadow.x), abs(shadow.y))
          default: break
          }
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
  fileprivate mutating func shadow(_ shadow: PaintShadow, _ color: SVGWriter.PaintValue) {
    let deviation = max(shadow.radius.isFinite ? shadow.radius : 0, 0)
    guard shadow.isInner else {
      raw("<feDropShadow")
      attribute("dx", shadow.x)
      attribute("dy", shadow.y)
      attribute("stdDeviation", deviation)
      paint("flood-color", " flood-opacity", color)
      return raw("/>")
    }
    raw("<feOffset in=\"SourceAlpha\"")
    attribute("dx", shadow.x)
    attribute("dy", shadow.y)
    raw("/><feGaussianBlur result=\"b\"")
    attribute("stdDeviation", deviation)
    raw("/><feComposite in=\"SourceAlpha\" in2=\"b\" operator=\"out\" result=\"i\"/><feFlood")
    paint("flood-color", " flood-opacity", color)
    raw("/><feComposite in2=\"i\" operator=\"in\"/><feComposite in2=\"SourceGraphic\" operator=\"over\"/>")
  }

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
    case .colorMatrix(let numbers): if numbers.count == 20 { colorMatrix("matrix", numbers) }
    case .alphaThreshold(let minimum, let maximum, let red, let green, let blue, let opacity):
      threshold(minimum, maximum, "<", ">")
      flood(red, green, blue, opacity, "<", ">")
    case .shadow(let shadow): self.shadow(shadow, "<", ">")
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
