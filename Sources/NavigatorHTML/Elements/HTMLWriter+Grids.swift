import NavigatorHost

/// The HTML of lazy stacks and of grids.
extension HTMLWriter {
  mutating func lazyStack(_ element: Element) {
    open("div", element)
    html.raw(element.content.axes == .horizontal ? " horizontal gh" : " gw")
    if element.content[.tracks] != nil { html.raw(" cells") }
    if element.content.hasDifferentTracks {
      html.raw(" t")
      html.integer(element.content.strings(.tracks).count)
    }
    if element.hasOverlappingViews { html.raw(" lapped") }
    for part in element.content.strings(.pinnedViews) { addClass("pinned-" + part) }
    body(of: element)
  }

  mutating func grid(_ element: Element) {
    open("div", element)
    body(of: element)
  }

  mutating func gridRow(_ element: Element) {
    open("div", element)
    body(of: element)
  }

  /// Appends an element for rows that have not been created. The page estimates its size from the other rows.
  mutating func rowGap(_ element: Element) {
    open("div", element)
    attributes(element)
    html.attribute("data-n", element.gapCount)
    close()
    children(of: element)
    html.raw("</div>")
  }
}

extension Element {
  /// The number of rows that a gap represents.
  var gapCount: Double { min(max(0, content.number(.value) ?? 0), 1e9).rounded() }
}
