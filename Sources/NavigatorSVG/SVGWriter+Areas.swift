import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Backgrounds, borders, shapes and drawings.
extension SVGWriter {
  mutating func background(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    for case .background(let paint) in element.style.properties {
      fill(element.area(in: box.frame, isRightToLeft: box.isRightToLeft), paint, box.frame, context)
    }
  }

  mutating func border(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    for property in element.style.properties {
      guard case .border(let paint, let width) = property else { continue }
      let area = element.area(in: box.frame, isRightToLeft: box.isRightToLeft).inset(by: width / 2)
      stroke(area, Drawing.Stroke(paint: paint, width: width), box.frame, context)
    }
  }

  mutating func shape(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    if let drawing = element.content.drawing { return self.drawing(drawing, box.content, context) }
    let area = element.area(in: box.content, isRightToLeft: box.isRightToLeft)
    var isPainted = false
    for property in element.style.properties {
      switch property {
      case .fill(let paint): fill(area, paint, box.content, context)
      case .stroke(let paint, let width):
        stroke(area.inset(by: width / 2), Drawing.Stroke(paint: paint, width: width), box.content, context)
      case .outline(let paint, let width):
        stroke(area, Drawing.Stroke(paint: paint, width: width), box.content, context)
      case .background: break
      default: continue
      }
      isPainted = true
    }
    if !isPainted { fill(area, context.foreground, box.content, context) }
  }

  private mutating func drawing(_ drawing: Drawing, _ rect: LayoutRect, _ context: Context) {
    for item in drawing.items where hasRoom() {
      let area = SVGArea.outline(drawing.steps(of: item, in: rect), usesEvenOddRule: item.usesEvenOddRule)
      if let paint = item.fill { fill(area, paint, rect, context) }
      if let line = item.stroke { stroke(area, line, rect, context) }
    }
  }

  // MARK: Fills and lines

  /// Fills an area with a paint, whose unit points are relative to a rectangle.
  mutating func fill(_ area: SVGArea, _ paint: Paint, _ rect: LayoutRect, _ context: Context) {
    if let value = paintValue(paint, rect, context) {
      guard value.opacity > 0 else { return }
      svg.area(area) { $0.paint("fill", " fill-opacity", value) }
    } else {
      let clip = clipPath { $0.area(area) }
      svg.raw("<g clip-path=\"url(#")
      svg.token(clip)
      svg.raw(")\">")
      surface(paint, rect, context)
      svg.raw("</g>")
    }
  }

  mutating func stroke(_ area: SVGArea, _ stroke: Drawing.Stroke, _ rect: LayoutRect, _ context: Context) {
    guard stroke.width > 0, stroke.width.isFinite else { return }
    if let value = paintValue(stroke.paint, rect, context) {
      guard value.opacity > 0 else { return }
      return svg.area(area) { svg in
        svg.raw(" fill=\"none\"")
        svg.paint("stroke", " stroke-opacity", value)
        svg.lineAttributes(of: stroke)
      }
    }
    masked(stroke.paint, rect.inset(by: -stroke.width), rect, context) { writer in
      writer.svg.area(area) { svg in
        svg.raw(" fill=\"none\" stroke=\"#ffffff\"")
        svg.lineAttributes(of: stroke)
      }
    }
  }

  /// Appends a surface with a mask.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the mask.
  ///   - mask: A closure that appends the visible part in white.
  mutating func masked(
    _ paint: Paint, _ bounds: LayoutRect, _ rect: LayoutRect, _ context: Context, _ mask: (inout SVGWriter) -> Void
  ) {
    let name = definition()
    svg.raw("<mask")
    svg.attribute("id", name)
    svg.raw(" maskUnits=\"userSpaceOnUse\"")
    svg.frame(bounds)
    svg.raw(">")
    mask(&self)
    svg.raw("</mask><g mask=\"url(#")
    svg.token(name)
    svg.raw(")\">")
    surface(paint, rect, context)
    svg.raw("</g>")
  }

  /// Appends a clip path and returns its name.
  mutating func clipPath(_ content: (inout HTMLBuffer) -> Void) -> String {
    let name = definition()
    svg.raw("<clipPath")
    svg.attribute("id", name)
    svg.raw(">")
    content(&svg)
    svg.raw("</clipPath>")
    return name
  }
}

extension HTMLBuffer {
  /// Appends a paint as an attribute, and its opacity as a second one.
  mutating func paint(_ name: StaticString, _ opacityName: StaticString, _ value: SVGWriter.PaintValue) {
    raw(0x20)
    raw(name)
    raw("=\"")
    text(value.text)
    raw(0x22)
    guard value.opacity < 1 else { return }
    raw(opacityName)
    raw("=\"")
    number(value.opacity)
    raw(0x22)
  }
}
