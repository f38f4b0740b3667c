import NavigatorHost

/// The HTML of drawings, which consists of SVG with numbers and constant words only.
extension HTMLWriter {
  /// Appends a drawing as the content of an element that has the same size.
  ///
  /// - Parameter isHollow: A Boolean value that indicates whether only the lines receive clicks.
  mutating func drawing(_ drawing: Drawing, of id: ElementID, isHollow: Bool) {
    if drawing.hasMaterial { return materials(drawing, of: id) }
    html.raw("<svg aria-hidden=\"true\">")
    if drawing.items.allSatisfy(\.isPlain) {
      viewport(of: drawing) { writer in
        for item in drawing.items { writer.plain(item, in: drawing) }
      }
    } else {
      for (index, item) in drawing.items.enumerated() { painted(item, index, in: drawing, id) }
      if isHollow { hits(of: drawing) }
    }
    html.raw("</svg>")
  }

  /// Appends the lines of a drawing without paint. They receive the clicks that the surfaces of gradients do not receive.
  private mutating func hits(of drawing: Drawing) {
    viewport(of: drawing) { writer in
      for item in drawing.items {
        guard let stroke = item.stroke else { continue }
        writer.html.raw("<path d=\"")
        writer.html.pathData(item.steps)
        writer.html.raw(0x22)
        writer.html.stroke(stroke, in: drawing)
        writer.html.raw(" style=\"fill:none\"/>")
      }
    }
  }

  /// Appends the coordinate system of a drawing and its content.
  mutating func viewport(of drawing: Drawing, _ content: (inout HTMLWriter) -> Void) {
    guard drawing.scaling != .none else { return content(&self) }
    html.raw("<svg")
    html.viewBox(of: drawing)
    html.raw(" overflow=\"visible\">")
    content(&self)
    html.raw("</svg>")
  }

  mutating func plain(_ item: Drawing.Item, in drawing: Drawing) {
    html.raw("<path d=\"")
    html.pathData(item.steps)
    html.raw(0x22)
    html.stroke(item.stroke, in: drawing)
    html.raw(" style=\"fill:")
    if let fill = item.fill { html.solid(fill) } else { html.raw("none") }
    if item.usesEvenOddRule { html.raw(";fill-rule:evenodd") }
    if let stroke = item.stroke {
      html.raw(";stroke:")
      html.solid(stroke.paint)
    }
    html.raw("\"/>")
  }

  /// Appends an item with gradients. Each paint fills a surface that is masked by the area or the line. The surface is twice as
  /// large as the element, because lines may extend beyond the element. A mask has no effect on clicks, so that the surface
  /// receives none.
  mutating func painted(_ item: Drawing.Item, _ index: Int, in drawing: Drawing, _ id: ElementID) {
    let paints = [(item.fill, nil), (item.stroke?.paint, item.stroke)]
    for (part, (paint, stroke)) in paints.enumerated() {
      guard let paint else { continue }
      func name(_ html: inout HTMLBuffer) {
        html.raw("m")
        html.integer(Int(id.rawValue))
        html.raw("-")
        html.integer(2 * index + part)
      }
      html.raw("<mask id=\"")
      name(&html)
      html.raw("\" maskUnits=\"userSpaceOnUse\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">")
      viewport(of: drawing) { writer in
        var outline = Drawing.Item(steps: item.steps, usesEvenOddRule: item.usesEvenOddRule, stroke: stroke)
        let white = Paint.color(ColorStyle(.named("white")))
        if stroke == nil { outline.fill = white } else { outline.stroke?.paint = white }
        writer.plain(outline, in: drawing)
      }
      // WebKit clips a foreign object with a mask at the corner of the element, but not a group with one.
      html.raw("</mask><g pointer-events=\"none\" mask=\"url(#")
      name(&html)
      html.raw(")\"><foreignObject")
      // A picture starts at the corner of the element.
      html.raw(paint.isPicture ? " width=\"100%\" height=\"100%\"" : " x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"")
      html.raw("><div style=\"height:100%;")
      html.paintDeclaration("background:", paint.inDoubledArea)
      html.raw("\"></div></foreignObject></g>")
    }
  }
}

extension HTMLBuffer {
  fileprivate mutating func viewBox(of drawing: Drawing) {
    raw(" viewBox=\"0 0 ")
    number(max(drawing.width, 0.001))
    raw(0x20)
    number(max(drawing.height, 0.001))
    raw(drawing.scaling == .fit ? "\"" : "\" preserveAspectRatio=\"none\"")
  }

  /// Appends the data of an outline.
  package mutating func pathData(_ steps: [Drawing.Step]) {
    func point(_ html: inout HTMLBuffer, _ x: Double, _ y: Double) {
      html.number(x)
      html.raw(0x20)
      html.number(y)
    }
    for step in steps {
      switch step {
      case .move(let x, let y):
        raw("M")
        point(&self, x, y)
      case .line(let x, let y):
        raw("L")
        point(&self, x, y)
      case .quadCurve(let x, let y, let controlX, let controlY):
        raw("Q")
        point(&self, controlX, controlY)
        raw(0x20)
        point(&self, x, y)
      case .curve(let x, let y, let control1X, let control1Y, let control2X, let control2Y):
        raw("C")
        point(&self, control1X, control1Y)
        raw(0x20)
        point(&self, control2X, control2Y)
        raw(0x20)
        point(&self, x, y)
      case .close: raw("Z")
      }
    }
  }

  fileprivate mutating func stroke(_ stroke: Drawing.Stroke?, in drawing: Drawing) {
    guard let stroke else { return }
    lineAttributes(of: stroke)
    if drawing.scaling != .none { raw(" vector-effect=\"non-scaling-stroke\"") }
  }

  /// Appends the attributes of a line without its paint.
  package mutating func lineAttributes(of stroke: Drawing.Stroke) {
    attribute("stroke-width", max(stroke.width, 0))
    if stroke.cap != .butt { attribute("stroke-linecap", stroke.cap.rawValue) }
    if stroke.join != .miter { attribute("stroke-linejoin", stroke.join.rawValue) }
    if stroke.join == .miter, stroke.miterLimit != 4 { attribute("stroke-miterlimit", max(stroke.miterLimit, 1)) }
    if !stroke.dash.isEmpty {
      raw(" stroke-dasharray=\"")
      for (index, length) in stroke.dash.enumerated() {
        if index > 0 { raw(0x20) }
        number(max(length, 0))
      }
      raw(0x22)
      if stroke.dashPhase != 0 { attribute("stroke-dashoffset", stroke.dashPhase) }
    }
  }

  /// Appends a mask with the area of a drawing. The data URL of the image contains the outlines.
  mutating func clip(_ drawing: Drawing) {
    raw("mask:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'")
    if drawing.scaling != .none {
      raw(" viewBox='0 0 ")
      number(max(drawing.width, 0.001))
      raw(0x20)
      number(max(drawing.height, 0.001))
      raw(drawing.scaling == .fit ? "'" : "' preserveAspectRatio='none'")
    }
    raw("%3E")
    for item in drawing.items {
      raw(item.usesEvenOddRule ? "%3Cpath fill-rule='evenodd' d='" : "%3Cpath d='")
      pathData(item.steps)
      raw("'/%3E")
    }
    for insert in drawing.inserts { self.insert(insert) }
    raw("%3C/svg%3E&quot;) 0 0/100% 100% no-repeat;")
  }

  /// Appends the area in which an element receives clicks, as a property for the style sheet.
  mutating func contentShape(_ outline: ContentOutline) {
    raw("--hit:")
    switch outline {
    case .circle: raw("circle()")
    case .ellipse: raw("ellipse()")
    case .roundedRectangle(let radius):
      raw("inset(0 round ")
      pixels(min(max(radius, 0), 9999))
      raw(")")
    case .drawing(let drawing): outlines(of: drawing)
    }
    raw(0x3B)
  }

  /// Appends the outlines of a drawing as a shape with coordinates in points.
  mutating func outlines(of drawing: Drawing) {
    raw(drawing.items.contains(where: \.usesEvenOddRule) ? "path(evenodd,'" : "path('")
    // An empty string is not a valid outline.
    raw("M0 0")
    for item in drawing.items { pathData(item.steps) }
    raw("')")
  }

  /// Appends a text or a picture of a mask.
  private mutating func insert(_ insert: Drawing.Insert) {
    guard insert.matrix.count == 6, insert.matrix.allSatisfy(\.isFinite) else { return }
    func transform(_ html: inout HTMLBuffer) {
      html.raw(" transform='matrix(")
      for (index, value) in insert.matrix.enumerated() {
        if index > 0 { html.raw(0x20) }
        html.number(value)
      }
      html.raw(")'")
    }
    switch insert.content {
    case .text(let text, let size, let weight):
      raw("%3Ctext xml:space='preserve' font-family='Inter,system-ui,sans-serif' font-size='")
      number(max(size, 0))
      raw("' font-weight='")
      integer(min(max(weight, 1), 1000))
      raw("'")
      transform(&self)
      raw("%3E")
      encoded(text)
      raw("%3C/text%3E")
    case .picture(let address, let width, let height):
      guard address.hasPrefix("data:"), let checked = SafeURL.image(address) else { return }
      raw("%3Cimage preserveAspectRatio='none' width='")
      number(max(width, 0))
      raw("' height='")
      number(max(height, 0))
      raw("'")
      transform(&self)
      raw(" href='")
      encoded(checked)
      raw("'/%3E")
    }
  }

  /// Appends a text as XML in a data URL. Each byte that is not a letter or a digit is encoded.
  private mutating func encoded(_ text: String) {
    var inner = HTMLBuffer(capacity: text.utf8.count)
    inner.text(text)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in inner.bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: raw(byte)
      default:
        raw(0x25)
        raw(digits[Int(byte >> 4)])
        raw(digits[Int(byte & 15)])
      }
    }
  }
}

extension Drawing {
  /// A Boolean value that indicates whether the drawing consists of outlines with coordinates in points.
  var isOutlineInPoints: Bool { scaling == .none && inserts.isEmpty }
}

extension Drawing.Item {
  /// A Boolean value that indicates whether a color describes each paint.
  var isPlain: Bool {
    [fill, stroke?.paint].allSatisfy { paint in
      switch paint {
      case nil, .color, .material: true
      case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .image, .picture: false
      }
    }
  }
}

extension Paint {
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .picture: true
    default: false
    }
  }

  /// The paint for an area with the same center and twice the width and the height.
  fileprivate var inDoubledArea: Paint {
    func half(_ value: Double) -> Double { 0.25 + value / 2 }
    switch self {
    case .color, .material, .image, .picture: return self
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      return .linearGradient(
        stops: stops, startX: half(startX), startY: half(startY), endX: half(endX), endY: half(endY))
    case .radialGradient(let stops, let x, let y, let radius):
      return .radialGradient(stops: stops, centerX: half(x), centerY: half(y), endRadius: radius)
    case .angularGradient(let stops, let x, let y, let start, let end):
      return .angularGradient(stops: stops, centerX: half(x), centerY: half(y), startDegrees: start, endDegrees: end)
    case .ellipticalGradient(let stops, let x, let y, let radius):
      return .ellipticalGradient(stops: stops, centerX: half(x), centerY: half(y), endFraction: radius / 2)
    }
  }
}
