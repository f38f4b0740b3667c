import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// An area of a picture.
enum SVGArea {
  case rectangle(LayoutRect)
  /// A rectangle with the radii of its corners: top left, top right, bottom right and bottom left.
  case rounded(LayoutRect, [Double])
  case ellipse(LayoutRect)
  case outline([Drawing.Step], usesEvenOddRule: Bool)
}

extension HTMLBuffer {
  /// Appends an area.
  ///
  /// - Parameter attributes: A closure that appends the attributes of the area.
  mutating func area(_ area: SVGArea, _ attributes: (inout HTMLBuffer) -> Void = { _ in }) {
    switch area {
    case .rectangle(let rect):
      raw("<rect")
      frame(rect)
    case .rounded(let rect, let radii):
      guard Set(radii).count == 1, let radius = radii.first else {
        raw("<path d=\"")
        pathData(rect.steps(radii))
        raw(0x22)
        break
      }
      raw("<rect")
      frame(rect)
      attribute("rx", min(max(radius, 0), rect.size.width / 2, rect.size.height / 2))
    case .ellipse(let rect):
      raw("<ellipse")
      attribute("cx", rect.x + rect.size.width / 2)
      attribute("cy", rect.y + rect.size.height / 2)
      attribute("rx", rect.size.width / 2)
      attribute("ry", rect.size.height / 2)
    case .outline(let steps, let usesEvenOddRule):
      raw("<path d=\"")
      pathData(steps)
      raw(0x22)
      // Clip paths use another attribute for the rule than shapes.
      if usesEvenOddRule { raw(" fill-rule=\"evenodd\" clip-rule=\"evenodd\"") }
    }
    attributes(&self)
    raw("/>")
  }

  /// Appends the attributes of a rectangle.
  mutating func frame(_ rect: LayoutRect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(rect.size.width, 0))
    attribute("height", max(rect.size.height, 0))
  }
}

extension Element {
  /// Returns the area of the element's background.
  func area(in rect: LayoutRect, isRightToLeft: Bool) -> SVGArea {
    if role == .shape {
      switch content.kind {
      case .circle: return .ellipse(rect.square)
      case .ellipse: return .ellipse(rect)
      case .capsule: return .rounded(rect, Array(repeating: .infinity, count: 4))
      default: break
      }
      if let radius = content.number(.cornerRadius), radius > 0 {
        return .rounded(rect, Array(repeating: radius, count: 4))
      }
    }
    for property in style.properties {
      switch property {
      case .cornerRadius(let radius) where radius > 0: return .rounded(rect, Array(repeating: radius, count: 4))
      case .cornerRadii(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
        return .rounded(
          rect,
          isRightToLeft
            ? [topTrailing, topLeading, bottomLeading, bottomTrailing]
            : [topLeading, topTrailing, bottomTrailing, bottomLeading])
      default: continue
      }
    }
    return .rectangle(rect)
  }
}

extension SVGArea {
  /// Returns the area without a margin at its edges.
  func inset(by length: Double) -> SVGArea {
    switch self {
    case .rectangle(let rect): .rectangle(rect.inset(by: length))
    case .rounded(let rect, let radii): .rounded(rect.inset(by: length), radii.map { max($0 - length, 0) })
    case .ellipse(let rect): .ellipse(rect.inset(by: length))
    case .outline: self
    }
  }
}

extension LayoutRect {
  /// The largest square in the middle of the rectangle.
  fileprivate var square: LayoutRect {
    let side = min(size.width, size.height)
    return LayoutRect(
      x: x + (size.width - side) / 2, y: y + (size.height - side) / 2, size: LayoutSize(width: side, height: side))
  }

  func inset(by length: Double) -> LayoutRect {
    LayoutRect(
      x: x + length, y: y + length,
      size: LayoutSize(width: max(size.width - 2 * length, 0), height: max(size.height - 2 * length, 0)))
  }

  /// Returns the outline with rounded corners, whose radii begin at the top left one.
  fileprivate func steps(_ radii: [Double]) -> [Drawing.Step] {
    let limit = min(size.width, size.height) / 2
    let corner = (0..<4).map { index in radii.indices.contains(index) ? min(max(radii[index], 0), limit) : 0 }
    let (right, bottom) = (x + size.width, y + size.height)
    // The distance of the control points of a curve that is nearly a quarter of a circle.
    let pull = 0.447_715_25
    func curve(_ toX: Double, _ toY: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Drawing.Step {
      .curve(x: toX, y: toY, control1X: x1, control1Y: y1, control2X: x2, control2Y: y2)
    }
    return [
      .move(x: x + corner[0], y: y), .line(x: right - corner[1], y: y),
      curve(right, y + corner[1], right - corner[1] * pull, y, right, y + corner[1] * pull),
      .line(x: right, y: bottom - corner[2]),
      curve(right - corner[2], bottom, right, bottom - corner[2] * pull, right - corner[2] * pull, bottom),
      .line(x: x + corner[3], y: bottom),
      curve(x, bottom - corner[3], x + corner[3] * pull, bottom, x, bottom - corner[3] * pull),
      .line(x: x, y: y + corner[0]), curve(x + corner[0], y, x, y + corner[0] * pull, x + corner[0] * pull, y), .close,
    ]
  }
}

extension Drawing {
  /// Returns the outline of an item in an element with bounds.
  func steps(of item: Item, in rect: LayoutRect) -> [Step] {
    var (x, y) = (1.0, 1.0)
    var origin = (x: rect.x, y: rect.y)
    switch scaling {
    case .none: break
    case .stretch: (x, y) = (rect.size.width / max(width, 0.001), rect.size.height / max(height, 0.001))
    case .fit:
      x = min(rect.size.width / max(width, 0.001), rect.size.height / max(height, 0.001))
      y = x
      origin = (rect.x + (rect.size.width - width * x) / 2, rect.y + (rect.size.height - height * y) / 2)
    }
    return item.steps.map { $0.scaled(x, y, origin.x, origin.y) }
  }
}

extension Drawing.Step {
  fileprivate func scaled(_ scaleX: Double, _ scaleY: Double, _ left: Double, _ top: Double) -> Drawing.Step {
    switch self {
    case .move(let x, let y): .move(x: left + x * scaleX, y: top + y * scaleY)
    case .line(let x, let y): .line(x: left + x * scaleX, y: top + y * scaleY)
    case .quadCurve(let x, let y, let controlX, let controlY):
      .quadCurve(
        x: left + x * scaleX, y: top + y * scaleY, controlX: left + controlX * scaleX, controlY: top + controlY * scaleY)
    case .curve(let x, let y, let control1X, let control1Y, let control2X, let control2Y):
      .curve(
        x: left + x * scaleX, y: top + y * scaleY, control1X: left + control1X * scaleX, control1Y: top + control1Y * scaleY,
        control2X: left + control2X * scaleX, control2Y: top + control2Y * scaleY)
    case .close: .close
    }
  }
}
