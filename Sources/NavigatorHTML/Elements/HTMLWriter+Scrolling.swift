import NavigatorHost

/// The attributes of scroll views and lists. The page uses them to scroll and to report the position.
extension HTMLWriter {
  mutating func scrollClasses(_ content: Content) {
    addClass(snap(content).map { "snap-" + $0.name })
    if content.bool(.isUnclipped) { html.raw(" unclipped") }
  }

  /// Returns the snapping behavior of a scroll view, and the aligned part of its views unless it is the start.
  private func snap(_ content: Content) -> (name: String, anchor: String?)? {
    guard let words = content.string(.scrollSnap)?.split(separator: " "), let name = words.first else { return nil }
    return (String(name), words.count > 1 ? String(words[1]) : nil)
  }

  mutating func scrollAttributes(_ content: Content) {
    // Few screens need this style, so the page loads it separately.
    if let anchor = snap(content)?.anchor {
      rarePart()
      html.attribute("data-snap", anchor)
    }
    let target = content.string(.scrollTarget)
    let anchor = content.string(.scrollAnchor)
    let reports = content.strings(.scrollReports)
    if let target { html.attribute("data-to", target) }
    if let anchor { html.attribute("data-anchored", anchor) }
    if let kept = content.string(.keptScrollAnchor) { html.attribute("data-kept", kept) }
    if !reports.isEmpty { html.attribute("data-reports", reports.joined(separator: " ")) }
  }

  /// Ends the start tag of a view that has another view at one of its edges. The page measures that view.
  mutating func insetBody(of element: Element, _ edge: Content.Edge) {
    attributes(element)
    html.attribute("data-edge", edge.rawValue)
    html.attribute("data-gap", element.content.number(.spacing) ?? 8)
    close()
    children(of: element)
    html.raw("</div>")
  }
}
