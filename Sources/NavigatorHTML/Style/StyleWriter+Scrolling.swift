import NavigatorHost

/// Writes the margins of scroll views and relative frames.
extension HTMLBuffer {
  mutating func scrollDeclarations(of element: Element) {
    let lengths = element.content.strings(.relativeFrame)
    if element.role == .box, lengths.count == 2 {
      relativeFrame(lengths, alignment: element.content.alignment ?? .center)
    }
    if element.role == .layerOverlay, let edge = element.content.insetEdge { insetPlace(edge) }
    if element.role == .scrollView, let alignment = element.content.alignment(.scrollAlignment) {
      let (horizontal, vertical) = Self.place(alignment)
      raw("--rest-x:")
      raw(horizontal)
      raw(";--rest-y:")
      raw(vertical)
      raw(0x3B)
    }
    let margins = element.content.strings(.contentMargins).map { Double($0).map { $0.isFinite ? max(0, $0) : 0 } }
    guard margins.count == 4 else { return }
    if element.role == .section {
      sectionMargins(margins)
    } else {
      self.margins(margins, isScrollView: element.role == .scrollView, isUnclipped: element.content.bool(.isUnclipped))
    }
  }

  /// Appends the margins of a section: top, trailing, bottom and leading. The style sheet subtracts the horizontal insets of the
  /// list.
  private mutating func sectionMargins(_ margins: [Double?]) {
    if let top = margins[0] { length("margin-top:", top) }
    if let trailing = margins[1] { length("--section-end:", trailing) }
    if let bottom = margins[2] { length("margin-bottom:", bottom) }
    if let leading = margins[3] { length("--section-start:", leading) }
  }

  /// Appends the position of a view at an edge of another view.
  private mutating func insetPlace(_ edge: Content.Edge) {
    switch edge {
    case .top: raw("bottom:auto;z-index:1;")
    case .bottom: raw("top:auto;z-index:1;")
    case .leading: raw("inset-inline-end:auto;z-index:1;")
    case .trailing: raw("inset-inline-start:auto;z-index:1;")
    }
  }

  /// The distance in pixels by which the content of an unclipped scroll view is visible beyond its edges, as in the style sheet.
  private static let visibleDistance = 40.0

  /// Appends the margins of the content: top, trailing, bottom and leading. In a scroll view, a separate HTML element contains
  /// the content.
  private mutating func margins(_ margins: [Double?], isScrollView: Bool, isUnclipped: Bool) {
    let (top, trailing, bottom, leading) = (margins[0], margins[1], margins[2], margins[3])
    if isScrollView {
      pair("--m:", top, bottom)
      pair("--n:", leading, trailing)
      raw("scroll-padding-block:calc(var(--pin) + ")
      number(top ?? 0)
      pair("px) ", bottom)
      let distance = isUnclipped ? Self.visibleDistance : 0
      pair("scroll-padding-inline:", (leading ?? 0) + distance, (trailing ?? 0) + distance)
      sum("--mx:", leading, trailing)
      sum("--my:", top, bottom)
    } else {
      if let top { listMargin("padding-top:calc(var(--pin) + ", top) }
      if let bottom { listMargin("padding-bottom:calc(var(--bottom) + ", bottom) }
      if let leading { length("padding-inline-start:", leading) }
      if let trailing { length("padding-inline-end:", trailing) }
    }
  }

  /// Appends one or two lengths.
  private mutating func pair(_ start: StaticString, _ lengths: Double?...) {
    raw(start)
    for (index, length) in lengths.enumerated() {
      if index > 0 { raw(0x20) }
      pixels(length ?? 0)
    }
    raw(0x3B)
  }

  private mutating func listMargin(_ start: StaticString, _ margin: Double) {
    raw(start)
    number(margin)
    raw("px);")
  }

  /// Appends a sum of lengths with units, because style sheets calculate with it.
  private mutating func sum(_ name: StaticString, _ first: Double?, _ second: Double?) {
    raw(name)
    number((first ?? 0) + (second ?? 0))
    raw("px;")
  }

  /// Appends a width and a height as linear functions of the container's lengths. Each consists of a factor and an offset.
  private mutating func relativeFrame(_ lengths: [String], alignment: Content.Alignment) {
    let hasWidth = relativeLength("--rw:max(0px,(100cqi - var(--mx,0px))*", lengths[0])
    if hasWidth { raw("width:var(--rw);min-width:var(--rw);max-width:var(--rw);") }
    let hasHeight = relativeLength(
      "--rh:max(0px,(100cqh - var(--bar,0px) - var(--bottom,0px) - var(--my,0px))*", lengths[1])
    if hasHeight { raw("height:var(--rh);min-height:var(--rh);max-height:var(--rh);") }
    let (horizontal, vertical) = Self.place(alignment)
    raw("align-items:")
    raw(horizontal)
    raw(";justify-content:")
    raw(vertical)
    raw(0x3B)
  }

  /// Appends a length. Returns false if the text is not a length.
  private mutating func relativeLength(_ start: StaticString, _ length: String) -> Bool {
    let parts = length.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else { return false }
    raw(start)
    // Numbers are written with three decimals, which is insufficient for a factor.
    number(parts[0] * 1000)
    raw("/1000 + ")
    number(parts[1])
    raw("px);")
    return true
  }
}
