import NavigatorHost

/// A drawing on a grid of 24 by 24 units.
struct Symbol: Sendable {
  /// The position of the outline's SVG elements in ``SymbolTable/drawings``.
  let outline: Range<Int>
  /// The position of the filled variant's SVG elements, or nil if the symbol looks the same in both variants.
  let filled: Range<Int>?

  /// The drawings by SF Symbols name. An app uses the same names on all platforms.
  static let all: [String: Symbol] = {
    let drawings = Symbol.drawings()
    var symbols: [String: Symbol] = [:]
    SymbolTable.names.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: "\t"))
        guard parts.count == 2 else { continue }
        symbols[String(decoding: parts[0], as: UTF8.self)] = drawings[String(decoding: parts[1], as: UTF8.self)]
      }
    }
    return symbols
  }()

  private static func drawings() -> [String: Symbol] {
    var drawings: [String: Symbol] = [:]
    SymbolTable.drawings.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: "\t"))
        guard parts.count >= 2 else { continue }
        drawings[String(decoding: parts[0], as: UTF8.self)] = Symbol(
          outline: parts[1].indices, filled: parts.count > 2 ? parts[2].indices : nil)
      }
    }
    return drawings
  }
}

extension Symbol {
  /// The position of the first SVG element of the outline, and the position of the others; nil if the outline has one element.
  fileprivate var elements: (first: Range<Int>, others: Range<Int>)? {
    SymbolTable.drawings.withUTF8Buffer { table in
      guard let end = table[outline].firstIndex(of: UInt8(ascii: ">")).map({ $0 + 1 }), end < outline.upperBound else {
        return nil
      }
      return (outline.lowerBound..<end, end..<outline.upperBound)
    }
  }
}

/// The attributes of the parts of a symbol.
private struct SymbolMarkup {
  /// The attributes of a letter or a number in an enclosure.
  var text = "class=\"inner\""
  /// The attributes of the outline of a drawing in an enclosure.
  var inner = "class=\"inner\""
  /// The attributes of a filled drawing in an enclosure.
  var solid = "fill=\"currentColor\" stroke=\"none\""
  /// The attributes of a badge.
  var badge = "class=\"badge\""
  /// The attributes of the lower layers, or nil if the symbol has one layer.
  var lower: String?

  /// The classes of the page's style sheet.
  static let classes = SymbolMarkup()
  /// The attributes of lower layers with half of the opacity.
  static let faded = " opacity=\".5\""

  private init() {}

  /// Creates the attributes for layers. Layers above a filled enclosure have the color of the symbol instead of the background
  /// color.
  init(lower: SymbolLayers) {
    self.lower = lower == .faded ? Self.faded : " style=\"color:var(--layers)\""
    text += " style=\"fill:currentColor\""
    inner += " style=\"stroke:currentColor\""
  }

  /// Creates the attributes for a picture, which does not use a style sheet.
  init(color: String, surface: String, isFilled: Bool) {
    let paint = isFilled ? surface : color
    text = "font-family=\"system-ui,sans-serif\" font-size=\"13\" font-weight=\"600\" fill=\"\(paint)\" stroke=\"none\""
    inner = "color=\"\(paint)\" fill=\"none\" stroke=\"\(paint)\" stroke-width=\"\(isFilled ? "3" : "2.8")\""
    solid = "color=\"\(paint)\" fill=\"\(paint)\" stroke=\"none\""
    badge = "fill=\"none\" stroke=\"\(color)\" stroke-width=\"3.6\""
  }
}

/// The colors of the lower layers of a symbol.
enum SymbolLayers {
  /// The color of the symbol, with half of the opacity.
  case faded
  /// The colors that the symbol defines.
  case colored
}

extension HTMLBuffer {
  /// Appends the symbol `name`. A symbol without a drawing is replaced by its first letter in a rounded square.
  ///
  /// - Parameter layers: The colors of the lower layers, or nil if the symbol has one color.
  mutating func symbol(_ name: String, layers: SymbolLayers? = nil) {
    guard let found = SymbolName(name, prefersLayers: layers != nil) else { return letter(name) }
    symbol(found, layers)
  }

  private mutating func symbol(_ found: SymbolName, _ layers: SymbolLayers?) {
    raw("<svg class=\"symbol")
    if found.isFilled && (found.enclosure != nil || found.symbol?.filled != nil) { raw(" fill") }
    if found.isDirectional { raw(" turns") }
    raw("\" viewBox=\"0 0 24 24\">")
    parts(of: found, layers.map { SymbolMarkup(lower: $0) } ?? .classes)
    raw("</svg>")
  }

  /// Appends the symbol of an element. A symbol with a gradient is the mask of an area with the gradient. The drawing in a filled
  /// enclosure is transparent, so that the views behind the symbol are visible in it; the symbol is the mask of an area with its
  /// color.
  ///
  /// - Parameters:
  ///   - paint: The gradient, or nil if the symbol has one color.
  ///   - layers: The colors of the lower layers, or nil if the symbol has one layer.
  ///   - part: The index of the symbol in an element with several symbols.
  mutating func symbol(
    _ name: String, painted paint: Paint?, layers: SymbolLayers? = nil, id: ElementID, part: Int? = nil
  ) {
    guard let found = SymbolName(name, prefersLayers: layers != nil) else { return letter(name) }
    let isCutOut = layers == nil && found.isFilled && found.enclosure != nil
    guard paint != nil || isCutOut else { return symbol(found, layers) }
    func mask(_ html: inout HTMLBuffer) {
      html.raw("symbol")
      html.integer(Int(id.rawValue))
      guard let part else { return }
      html.raw("-")
      html.integer(part)
    }
    raw("<svg class=\"symbol")
    if paint == nil { raw(" fill") }
    if found.isDirectional { raw(" turns") }
    raw("\" viewBox=\"0 0 24 24\"><mask id=\"")
    mask(&self)
    raw("\">")
    // Lower layers that are faded have the gradient too, with half of the opacity.
    let isFaded = layers == .faded
    _ = symbol(name, transform: "scale(1)", color: "#fff", surface: isFaded ? "#fff" : "#000", isFaded: isFaded)
    raw("</mask>")
    raw(paint == nil ? "<path d=\"M0 0h24v24H0z\"" : "<foreignObject width=\"24\" height=\"24\"")
    raw(" mask=\"url(#")
    mask(&self)
    raw(")\"")
    if let paint {
      raw("><div style=\"height:100%;")
      paintDeclaration("background:", paint)
      raw("\"></div></foreignObject></svg>")
    } else {
      raw("/></svg>")
    }
  }

  /// Appends a symbol in a picture: a group with a grid of 24 by 24 units. Returns false if the symbol has no drawing.
  ///
  /// - Parameters:
  ///   - transform: The transform of the grid.
  ///   - color: The color of the symbol. The surface is the color of the parts on its fill.
  ///   - isFaded: A Boolean value that indicates whether the lower layers of the symbol have half of the opacity.
  package mutating func symbol(
    _ name: String, transform: String, color: String, surface: String, isFaded: Bool = false
  ) -> Bool {
    guard let found = SymbolName(name, prefersLayers: isFaded) else { return false }
    let isFilled = found.isFilled && (found.enclosure != nil || found.symbol?.filled != nil)
    raw("<g")
    attribute("transform", transform)
    attribute("fill", isFilled ? color : "none")
    attribute("stroke", isFilled ? "none" : color)
    // Some elements refer to the color of the symbol.
    attribute("color", color)
    raw(" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
    var markup = SymbolMarkup(color: color, surface: surface, isFilled: isFilled)
    if isFaded { markup.lower = SymbolMarkup.faded }
    parts(of: found, markup)
    raw("</g>")
    return true
  }

  private mutating func parts(of found: SymbolName, _ markup: SymbolMarkup) {
    switch found.enclosure {
    case .circle: enclosed(found, markup) { $0.raw("<circle cx=\"12\" cy=\"12\" r=\"10\"/>") }
    case .square: enclosed(found, markup) { $0.raw("<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4.5\"/>") }
    case nil: drawing(found, markup)
    }
  }

  private mutating func enclosed(
    _ found: SymbolName, _ markup: SymbolMarkup, by enclosure: (inout HTMLBuffer) -> Void
  ) {
    lower(markup) { enclosure(&$0) }
    if let text = found.text {
      raw("<text ")
      append(markup.text)
      raw(" x=\"12\" y=\"12\" dominant-baseline=\"central\" text-anchor=\"middle\">")
      self.text(text)
      raw("</text>")
    } else {
      // As in SF Symbols, the drawing in an enclosure is filled if it has a filled variant.
      let solid = found.isSlashed ? nil : found.symbol?.filled
      raw("<g ")
      append(solid == nil ? markup.inner : markup.solid)
      raw(" transform=\"translate(4.8 4.8) scale(.6)\">")
      if let solid { elements(solid) } else { outline(found, .classes) }
      raw("</g>")
    }
  }

  private mutating func drawing(_ found: SymbolName, _ markup: SymbolMarkup) {
    guard let badge = found.badge else {
      if found.isFilled, let filled = found.symbol?.filled { elements(filled) } else { outline(found, markup) }
      return
    }
    raw("<g transform=\"scale(.8)\"")
    if let lower = markup.lower { append(lower) }
    raw(">")
    if found.isFilled, let filled = found.symbol?.filled { elements(filled) } else { outline(found, .classes) }
    raw("</g><g ")
    append(markup.badge)
    raw(" transform=\"translate(13.5 13.5) scale(.44)\">")
    elements(badge.outline)
    raw("</g>")
  }

  /// Appends a lower layer of a symbol.
  private mutating func lower(_ markup: SymbolMarkup, _ content: (inout HTMLBuffer) -> Void) {
    guard let lower = markup.lower else { return content(&self) }
    raw("<g")
    append(lower)
    raw(">")
    content(&self)
    raw("</g>")
  }

  private mutating func outline(_ found: SymbolName, _ markup: SymbolMarkup) {
    if let symbol = found.symbol {
      if markup.lower != nil, !found.isSlashed, let part = found.lowerPart, let elements = symbol.elements {
        layers(elements.first, isLower: part == .first, markup)
        layers(elements.others, isLower: part == .others, markup)
      } else if found.isSlashed {
        lower(markup) { $0.elements(symbol.outline) }
      } else {
        elements(symbol.outline)
      }
    }
    if found.isSlashed { raw("<path d=\"M3 3l18 18\"/>") }
  }

  private mutating func layers(_ position: Range<Int>, isLower: Bool, _ markup: SymbolMarkup) {
    if isLower { lower(markup) { $0.elements(position) } } else { elements(position) }
  }

  private mutating func elements(_ position: Range<Int>) {
    raw(SymbolTable.drawings, position)
  }

  private mutating func letter(_ name: String) {
    raw("<span class=\"symbol letter\">")
    if let first = name.first(where: { $0.isLetter || $0.isNumber }) {
      text(first.uppercased())
    } else {
      raw("?")
    }
    raw("</span>")
  }
}
