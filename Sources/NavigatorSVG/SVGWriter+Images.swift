import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Symbols and pictures.
extension SVGWriter {
  mutating func image(_ element: Element, _ rect: LayoutRect, _ context: Context) {
    if let name = element.content.string(.symbol) { return symbol(name, element, rect, context) }
    guard let address = element.content.string(.url) else { return missing(rect, context) }
    let best = element.content.strings(.sources).last?.split(separator: " ").first.map(String.init) ?? address
    guard let known = source.picture(best) ?? source.picture(address) else {
      report("contains the picture of a server, which is not drawn")
      return missing(rect, context)
    }
    let aspect = element.objectFit
    if element.content[.resizing] != nil { report("contains a picture with cap insets or tiles, which is stretched") }
    guard element.content.hasKind(.template) else {
      return picture(known, rect, aspect, isPixelated: element.content.string(.displayMode) == "pixelated")
    }
    // The picture limits the foreground by its opacity.
    let name = definition()
    svg.raw("<mask")
    svg.attribute("id", name)
    svg.raw(" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
    svg.frame(rect)
    svg.raw(">")
    picture(known, rect, aspect)
    svg.raw("</mask><g mask=\"url(#")
    svg.token(name)
    svg.raw(")\">")
    surface(context.foreground, rect, context)
    svg.raw("</g>")
  }

  private mutating func missing(_ rect: LayoutRect, _ context: Context) {
    fill(.rounded(rect, [4, 4, 4, 4]), .color(ColorStyle(.named("fill"))), rect, context)
  }

  mutating func symbol(_ name: String, _ element: Element, _ rect: LayoutRect, _ context: Context) {
    let side = min(rect.size.width, rect.size.height)
    let (x, y) = (rect.x + (rect.size.width - side) / 2, rect.y + (rect.size.height - side) / 2)
    var transform = HTMLBuffer(capacity: 64)
    transform.raw("translate(")
    transform.number(x)
    transform.raw(0x20)
    transform.number(y)
    transform.raw(") scale(")
    transform.decimal(side / 24)
    transform.raw(")")
    let color = solid(context.foreground, context)
    let surface = solid(.color(ColorStyle(.named("systemBackground"))), context).text
    svg.raw("<g")
    if color.opacity < 1 { svg.attribute("opacity", color.opacity) }
    svg.raw(">")
    if !svg.symbol(name, transform: transform.string, color: color.text, surface: surface) {
      report("contains the symbol \(name), which has no drawing")
    }
    svg.raw("</g>")
  }

  /// Appends a picture whose address contains it. Other addresses are not loaded.
  mutating func picture(_ address: String, _ rect: LayoutRect, _ aspect: String, isPixelated: Bool = false) {
    guard let known = source.picture(address), SafeURL.image(known) != nil else {
      return report("is painted with the picture of a server, which is not drawn")
    }
    svg.raw("<image")
    svg.frame(rect)
    svg.attribute("preserveAspectRatio", aspect)
    if isPixelated { svg.raw(" style=\"image-rendering:pixelated\"") }
    svg.attribute("href", known)
    svg.raw("/>")
  }

  /// Appends a rectangle with a repeated picture.
  mutating func pattern(_ address: String, _ density: Double, _ rect: LayoutRect) {
    report("is painted with a repeated picture, which is stretched")
    picture(address, rect, "none")
  }
}

extension Element {
  /// The way in which a picture fills its bounds, as in SVG.
  fileprivate var objectFit: String {
    for case .aspectRatio(_, let fills) in style.properties { return fills ? "xMidYMid slice" : "xMidYMid meet" }
    return "none"
  }
}
