import NavigatorHost

/// The HTML of lazy stacks and of grids.
extension HTMLWriter {
  mutating func lazyStack(_ element: Element) {
    open("div", element)
    html.raw(element.content.string(.axis) == "horizontal" ? " horizontal" : " gw")
    if element.content[.tracks] != nil { html.raw(" cells") }
    aligned(element, .alignment)
    for part in element.content.strings(.pinnedViews) { addClass("pinned-" + part) }
    body(of: element)
  }

  mutating func grid(_ element: Element) {
    open("div", element)
    aligned(element, .alignment)
    aligned(element, .trackAlignment)
    body(of: element)
  }

  mutating func gridRow(_ element: Element) {
    open("div", element)
    aligned(element, .trackAlignment)
    body(of: element)
  }

  /// Appends the class of an alignment, if the element has one.
  private mutating func aligned(_ element: Element, _ key: Content.Key) {
    guard let alignment = element.content.string(key) else { return }
    html.raw(" to-")
    html.token(alignment)
  }
}
