import NavigatorHost

/// The HTML of elements without children: text, symbols and shapes.
extension HTMLWriter {
  mutating func text(_ element: Element) {
    // The title of a screen is an h1. Headings in its content have lower levels.
    switch element.content.number(.level) {
    case nil: textBody(element, "span")
    case 1: textBody(element, "h2")
    case 2: textBody(element, "h3")
    default: textBody(element, "h4")
    }
  }

  private mutating func textBody(_ element: Element, _ tag: StaticString) {
    open(tag, element)
    attributes(element)
    lineMark(of: element)
    close()
    let fitsLines = element.style.fitsLinesInFrame
    if fitsLines { openLines(of: element.style) }
    if let text = element.content.textAlone {
      line(text, of: element)
    } else if case let runs = element.content.runs, !runs.isEmpty {
      self.runs(runs, of: element)
    } else if let text = element.content.string(.text) {
      line(text, of: element)
    }
    if fitsLines { html.raw("</span>") }
    html.raw("</")
    html.raw(tag)
    html.raw(0x3E)
  }

  /// Appends the start tag of an element for the lines of a text that are truncated or scaled in the text's frame.
  private mutating func openLines(of style: Style) {
    html.raw("<span class=\"text")
    if style.properties.contains(.truncation(.head)) { html.raw(" head") }
    html.raw("\" style=\"max-width:100%;max-height:100%;overflow:hidden;")
    html.lineLimitDeclarations(of: style)
    html.raw("\">")
  }

  private mutating func line(_ text: String, of element: Element) {
    if element.style.omitsMiddle { halves(of: text) } else { html.text(text) }
  }

  /// Appends a line whose middle is omitted if the space is insufficient. The first half ends with an ellipsis, and the second
  /// half is clipped at its start. Assistive technologies read the whole text from a hidden element.
  private mutating func halves(of text: String) {
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    html.raw("<span style=\"position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)\">")
    html.text(text)
    html.raw("</span><span aria-hidden=\"true\" style=\"display:flex;min-width:0;white-space:pre\"><span style=\"")
    html.raw("flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis\">")
    html.text(String(text[..<middle]))
    html.raw("</span><span style=\"flex:0 1 auto;min-width:0;overflow:hidden;display:flex;justify-content:flex-end\"><span>")
    html.text(String(text[middle...]))
    html.raw("</span></span></span>")
  }

  mutating func leaf(_ element: Element) {
    open("div", element)
    if element.role == .color {
      expandingClasses(element)
      if element.isHollow { html.raw(" hollow") }
    }
    attributes(element)
    html.raw("></div>")
  }

  mutating func divider(_ element: Element) {
    open("div", element)
    expandingClasses(element)
    attributes(element)
    html.raw(element.isTapped ? "></div>" : " role=\"separator\"></div>")
  }

  /// Appends the classes of a view that takes the proposed space. As the cell of a grid, it does not take the space along the
  /// axes that it does not size.
  private mutating func expandingClasses(_ element: Element) {
    let axes = element.content.unsizedAxes
    if axes?.isHorizontal != true { html.raw(" gw") }
    if element.role != .divider, axes?.isVertical != true { html.raw(" gh") }
  }

  mutating func shape(_ element: Element) {
    open("div", element)
    expandingClasses(element)
    addClass(element.isFilteredMaterialCircle ? "ellipse" : element.content.string(.kind))
    let drawing = element.content.drawing
    if drawing != nil {
      html.raw(" drawn")
    } else if !element.style.properties.contains(where: { $0.paintsShape }) {
      html.raw(" solid")
    }
    if element.isHollow { html.raw(" hollow") }
    attributes(element)
    close()
    if let drawing { self.drawing(drawing, of: element.id, isHollow: element.isHollow) }
    children(of: element)
    html.raw("</div>")
  }

  mutating func image(_ element: Element) {
    open("span", element)
    if element.content.hasVariant(.resizable) { html.raw(" gw gh resizable") }
    let symbol = element.content.string(.symbol)
    let source = element.content.string(.url).flatMap(SafeURL.image)
    let resizing = source == nil ? nil : PictureResizing(element)
    if resizing != nil { html.raw(" drawn") }
    // If the picture of an asset is not available to the page, an empty surface replaces it.
    if symbol == nil { html.raw(source == nil ? " asset" : " picture") }
    attributes(element)
    imageName(element)
    close()
    if let symbol {
      let layers = element.style.symbolLayers
      // The upper layer of several colors has one color.
      let paint = layers == .colored ? nil : element.style.patternedForeground
      html.symbol(symbol, painted: paint, layers: layers, id: element.id)
    }
    if let source {
      // The inner picture has the natural size.
      picture(source, element, isHidden: resizing != nil)
      if let resizing { tiles(resizing, source, element) }
    }
    html.raw("</span>")
  }

  /// Appends a picture. The element that contains it has the accessible name.
  mutating func picture(_ source: String, _ element: Element, isHidden: Bool) {
    let content = element.content
    html.raw("<img alt=\"\" draggable=\"false\"")
    html.attribute("src", source)
    let sources = content.safeSources
    if !sources.isEmpty { html.attribute("srcset", sources.joined(separator: ", ")) }
    let mask = content.hasKind(.template) && !isHidden ? Self.mask(sources.last, source, element.style) : nil
    var declarations: [String] = []
    if let size = content.pictureSize {
      // The page reserves the space before the picture is loaded. A picture that is wider than its space keeps its ratio.
      html.attribute("width", size.width)
      html.attribute("height", size.height)
      if !content.hasVariant(.resizable) {
        declarations.append("height:auto")
      } else if !element.style.properties.contains(where: \.isRatio) {
        // Without a proposed height, the picture has its natural height.
        declarations.append("--natural:calc(\(size.height)px + var(--nil-h));height:var(--natural,100%)")
      }
    } else if let scale = content.number(.value), scale > 0 {
      declarations.append("zoom:\(1 / scale)")
    }
    if let mask { declarations.append(mask) }
    if isHidden { declarations.append("visibility:hidden") }
    if content.displayMode == .pixelated { declarations.append("image-rendering:pixelated") }
    if !declarations.isEmpty { html.attribute("style", declarations.joined(separator: ";")) }
    close()
  }

  /// Returns the declaration of a mask that fills a picture with the foreground color. Returns nil if a page may not use the
  /// picture as a mask, because a picture from another host requires the permission of that host.
  private static func mask(_ largest: String?, _ source: String, _ style: Style) -> String? {
    let address = largest?.split(separator: " ").first.map(String.init) ?? source
    // A combining mark after a delimiter would form one `Character` with it, so bytes are compared.
    guard isUsableAsMask(address), !address.utf8.contains(where: { "\"'()\\".utf8.contains($0) }) else { return nil }
    let fill: Bool? = style.properties.lazy.compactMap { property in
      if case .aspectRatio(_, let fills) = property { fills } else { nil }
    }.first
    return "--mask:url(\(address)) 50%/\(fill.map { $0 ? "cover" : "contain" } ?? "100% 100%") no-repeat"
  }

  /// Returns a Boolean value that indicates whether a page may use a picture as a mask, because it does not come from another
  /// host.
  static func isUsableAsMask(_ address: String) -> Bool { address.hasPrefix("/") || address.hasPrefix("data:") }

  /// Appends the accessible name of an image: its label, or the name of the symbol if there is no label. An empty label hides the
  /// image from screen readers.
  private mutating func imageName(_ element: Element) {
    // `attributes(_:)` has already hidden the image.
    if element.content.bool(.isAccessibilityHidden) { return }
    let label = element.content.string(.label)
    if label == "" { return html.raw(" aria-hidden=\"true\"") }
    if !element.isTapped { html.raw(" role=\"img\"") }
    guard label == nil, let symbol = element.content.string(.symbol) else { return }
    html.attribute("aria-label", symbol.replacing(".", with: " "))
  }

  mutating func progress(_ element: Element) {
    let content = element.content
    let isCircular = element.isCircular
    open("div", element)
    let isMarked = content.hasKind(.markedBar)
    html.raw(isCircular ? " circular" : isMarked ? " linear markedBar gw" : " linear gw")
    attributes(element)
    if isMarked { html.raw(" data-marks") }
    close()
    let name = "progress\(element.id.rawValue)"
    html.raw("<span data-s")
    // The accessible name of the progress includes hidden labels.
    if element.style.properties.contains(.labelsHidden(true)) { html.raw(" style=\"display:none\"") }
    html.attribute("id", name)
    slot(of: element, ">", "</span>")
    let maximum = max(content.number(.maximum) ?? 1, 0)
    if isCircular {
      circularProgress(element, maximum, name: name)
    } else {
      html.raw("<progress")
      nameProgress(element, by: name, without: nil)
      html.attribute("max", maximum > 0 ? maximum : 1)
      if let value = content.number(.value) {
        html.attribute("value", min(max(value, 0), maximum))
        if isMarked, maximum > 0 { mark(at: min(max(value / maximum, 0), 1), element) }
      }
      html.raw("></progress>")
    }
    html.raw("</div>")
  }

  /// Appends the accessible name and the textual value of a progress. The name is the label for assistive technologies, or the
  /// text of the element `labels`, or `word` if that has no text.
  mutating func nameProgress(_ element: Element, by labels: String?, without word: String?) {
    if let label = element.content.string(.label), !label.isEmpty {
      html.attribute("aria-label", label)
    } else {
      if let word { html.attribute("aria-label", word) }
      if let labels { html.attribute("aria-labelledby", labels) }
    }
    if let value = element.content.string(.accessibilityValue) { html.attribute("aria-valuetext", value) }
  }

  mutating func placeholder(_ element: Element) {
    open("div", element)
    attributes(element)
    html.raw(" role=\"alert\">")
    html.symbol("exclamationmark.triangle.fill")
    html.raw("<span>")
    html.text(element.content.string(.text) ?? "")
    html.raw("</span></div>")
  }
}

extension Element {
  /// A Boolean value that indicates whether the progress is circular. An indeterminate progress without a kind is circular.
  var isCircular: Bool {
    content.hasKind(.circular) || (content.string(.kind) == nil && content.number(.value) == nil)
  }
}

extension Element {
  /// A Boolean value that indicates whether a shape or a color has no fill. Clicks on it reach the elements behind it.
  fileprivate var isHollow: Bool {
    let properties = style.properties
    if let drawing = content.drawing { return drawing.items.allSatisfy { $0.fill?.isClear ?? true } }
    let fills = properties.compactMap(\.areaPaint)
    if let fill = fills.last { return fill.isClear }
    return role == .color || properties.contains { $0.isStroke || $0.isClearForeground }
  }
}

extension Style {
  /// The foreground paint, unless it is a color.
  var patternedForeground: Paint? {
    var found: Paint?
    for case .foreground(let paint) in properties { found = paint }
    switch found {
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient: return found
    case nil, .color, .material, .image, .picture: return nil
    }
  }
}

extension StyleProperty {
  fileprivate var isStroke: Bool {
    switch self {
    case .stroke, .outline: true
    default: false
    }
  }

  /// The paint with which the property fills an area.
  fileprivate var areaPaint: Paint? {
    switch self {
    case .fill(let paint), .background(let paint): paint
    default: nil
    }
  }

  /// A Boolean value that indicates whether the property is an invisible foreground style, which fills shapes.
  fileprivate var isClearForeground: Bool {
    if case .foreground(let paint) = self { paint.isClear } else { false }
  }

  /// A Boolean value that indicates whether the property sets the paint of a shape. Other shapes use the foreground color.
  fileprivate var paintsShape: Bool {
    switch self {
    case .fill, .stroke, .outline, .background: true
    default: false
    }
  }
}

extension Style {
  /// The colors of the lower layers of a symbol, or nil if it has one color.
  fileprivate var symbolLayers: SymbolLayers? {
    for case .symbolLayers(let paint) in properties { return paint == nil ? .faded : .colored }
    return nil
  }
}
