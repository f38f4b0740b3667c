import NavigatorHost

/// The attributes of scroll views and lists, with which the page scrolls them and reports how far they are scrolled.
extension HTMLWriter {
  mutating func scrollClasses(_ content: Content) {
    addClass(content.string(.scrollSnap).map { "snap-" + $0 })
    if content.bool(.isUnclipped) { html.raw(" unclipped") }
  }

  mutating func scrollAttributes(_ content: Content) {
    let target = content.string(.scrollTarget)
    let anchor = content.string(.scrollAnchor)
    let reports = content.strings(.scrollReports)
    if let target { html.attribute("data-to", target) }
    if let anchor { html.attribute("data-anchored", anchor) }
    if !reports.isEmpty { html.attribute("data-reports", reports.joined(separator: " ")) }
  }

  /// Ends the start tag of a view with another view at one of its edges, whose size the page measures.
  mutating func insetBody(of element: Element, _ edge: String) {
    attributes(element)
    html.attribute("data-edge", edge)
    html.attribute("data-gap", element.content.number(.spacing) ?? 8)
    close()
    children(of: element)
    html.raw("</div>")
  }
}
