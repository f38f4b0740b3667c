import NavigatorHost

/// The HTML of shapes with materials, which blur the content behind them.
extension HTMLWriter {
  /// Appends a drawing with materials as the content of an element that has the same size.
  ///
  /// SVG cannot blur the content behind it. Each area or line with a material is therefore a surface with a mask. The other areas
  /// and lines are drawings before, between and after the surfaces.
  mutating func materials(_ drawing: Drawing, of id: ElementID) {
    for (index, item) in drawing.items.enumerated() {
      for part in item.parts {
        if let material = part.material {
          surface(of: part, material, in: drawing)
        } else {
          html.raw("<svg aria-hidden=\"true\">")
          if part.isPlain {
            viewport(of: drawing) { $0.plain(part, in: drawing) }
          } else {
            painted(part, index, in: drawing, id)
          }
          html.raw("</svg>")
        }
      }
    }
  }

  private mutating func surface(of item: Drawing.Item, _ material: Paint, in drawing: Drawing) {
    html.raw("<div style=\"position:absolute;pointer-events:none;")
    html.surfaceArea(of: item, in: drawing)
    html.background(material)
    html.raw("\"></div>")
  }
}

extension Drawing {
  /// A Boolean value that indicates whether a material fills an area or a line.
  var hasMaterial: Bool { items.contains { $0.fill?.isMaterial == true || $0.stroke?.paint.isMaterial == true } }
}

extension Drawing.Item {
  /// The area and the line as separate items.
  var parts: [Drawing.Item] {
    var (area, line) = (self, self)
    area.stroke = nil
    line.fill = nil
    return (fill == nil ? [] : [area]) + (stroke == nil ? [] : [line])
  }

  /// The material of an item that is only an area or only a line.
  var material: Paint? {
    guard let paint = fill ?? stroke?.paint, paint.isMaterial else { return nil }
    return paint
  }

  /// Returns a Boolean value that indicates whether the surface for an item with a material has the size of the element.
  /// Otherwise, it is twice as large as the element, because the area or the line may extend beyond the element.
  func isInside(_ drawing: Drawing) -> Bool {
    let (x, y) = bounds
    let tolerance = 0.001 * max(drawing.width, drawing.height)
    return stroke == nil && x.lowerBound >= -tolerance && y.lowerBound >= -tolerance && x.upperBound <= drawing.width + tolerance
      && y.upperBound <= drawing.height + tolerance
  }

  /// The smallest rectangle around the points of the outline, as a minimum and a maximum on both axes.
  fileprivate var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    var (x, y) = (0.0...0.0, 0.0...0.0)
    var isEmpty = true
    func add(_ newX: Double, _ newY: Double) {
      guard newX.isFinite, newY.isFinite else { return }
      x = isEmpty ? newX...newX : min(x.lowerBound, newX)...max(x.upperBound, newX)
      y = isEmpty ? newY...newY : min(y.lowerBound, newY)...max(y.upperBound, newY)
      isEmpty = false
    }
    for step in steps {
      switch step {
      case .move(let endX, let endY), .line(let endX, let endY): add(endX, endY)
      case .quadCurve(let endX, let endY, let controlX, let controlY):
        add(controlX, controlY)
        add(endX, endY)
      case .curve(let endX, let endY, let control1X, let control1Y, let control2X, let control2Y):
        add(control1X, control1Y)
        add(control2X, control2Y)
        add(endX, endY)
      case .close: break
      }
    }
    return (x, y)
  }
}

extension HTMLBuffer {
  /// Appends the place and the mask of a surface for an area or a line.
  fileprivate mutating func surfaceArea(of item: Drawing.Item, in drawing: Drawing) {
    let (x, y) = item.bounds
    if drawing.scaling == .none {
      // Corners and ends may extend beyond the outline by more than half of the width.
      let margin = item.stroke.map { max($0.width.isFinite ? $0.width : 0, 0) * ($0.join == .miter ? 2 : 1) } ?? 0
      let (left, top) = (x.lowerBound - margin, y.lowerBound - margin)
      let (width, height) = (x.upperBound + margin - left, y.upperBound + margin - top)
      length("left:", left)
      length("top:", top)
      length("width:", width)
      length("height:", height)
      return mask(of: item, viewBox: [left, top, width, height], scaling: .stretch, isInset: false)
    }
    let isInside = item.isInside(drawing)
    raw(isInside ? "inset:0;" : "inset:-50%;")
    mask(of: item, viewBox: [0, 0, drawing.width, drawing.height], scaling: drawing.scaling, isInset: !isInside)
  }

  /// Appends a mask with an area or a line. The data URL of the image contains the outline.
  ///
  /// - Parameters:
  ///   - viewBox: The origin and the size of the coordinate system.
  ///   - isInset: A Boolean value that indicates whether the coordinate system covers the middle half of both axes. Otherwise, it
  ///     covers the surface.
  private mutating func mask(of item: Drawing.Item, viewBox: [Double], scaling: Drawing.Scaling, isInset: Bool) {
    raw("mask:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'")
    if isInset { raw("%3E%3Csvg x='25%25' y='25%25' width='50%25' height='50%25' overflow='visible'") }
    raw(" viewBox='")
    for (index, value) in viewBox.enumerated() {
      if index > 0 { raw(0x20) }
      number(index < 2 ? value : max(value, 0.001))
    }
    raw(scaling == .fit ? "'%3E%3Cpath d='" : "' preserveAspectRatio='none'%3E%3Cpath d='")
    pathData(item.steps)
    raw("'")
    if item.usesEvenOddRule { raw(" fill-rule='evenodd'") }
    if let stroke = item.stroke {
      raw(" fill='none' stroke='black' vector-effect='non-scaling-stroke'")
      var attributes = HTMLBuffer(capacity: 64)
      attributes.lineAttributes(of: stroke)
      // The attribute of the style is in double quotation marks.
      for byte in attributes.bytes { raw(byte == 0x22 ? 0x27 : byte) }
    }
    raw("/%3E")
    if isInset { raw("%3C/svg%3E") }
    raw("%3C/svg%3E&quot;) 0 0/100% 100% no-repeat;")
  }
}
