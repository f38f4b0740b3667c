import NavigatorHost

/// What lies above the app's content.
extension HTMLWriter {
  mutating func sheet(_ element: Element) {
    let content = element.content
    let detents = content.strings(.detents)
    let detent = content.string(.detent) ?? Self.lowest(of: detents)
    open("div", element)
    html.raw(" presentation ")
    html.raw(detent == "large" ? "large" : detent == "medium" ? "medium" : "sized")
    attributes(element)
    html.raw(" role=\"dialog\" aria-modal=\"true\"")
    if content.bool(.isDismissDisabled) { html.raw(" data-keep") }
    if !detents.isEmpty { html.attribute("data-detents", detents.joined(separator: " ")) }
    if let anchor = content.number(.anchor) { html.attribute("data-anchor", anchor) }
    if let anchor = content.string(.anchor) { html.attribute("data-anchor", anchor) }
    html.raw("><div class=\"backdrop\"></div><div class=\"card\" tabindex=\"-1\"")
    cardHeight(detent)
    close()
    if content.bool(.showsDragIndicator) || (detents.count > 1 && content[.showsDragIndicator] != .bool(false)) {
      html.raw("<div class=\"grabber\"></div>")
    }
    slot(of: element, "<div class=\"cardContent\" data-s>", "</div></div></div>")
  }

  /// The height a sheet opens at.
  private static func lowest(of detents: [String]) -> String {
    detents.first { $0 != "large" && $0 != "medium" } ?? (detents.contains("medium") ? "medium" : "large")
  }

  /// A detent of its own height is named `fraction:0.4` or `height:200`.
  private mutating func cardHeight(_ detent: String) {
    guard let colon = detent.firstIndex(of: ":"), let value = Double(detent[detent.index(after: colon)...]), value.isFinite else {
      return
    }
    html.raw(" style=\"--detent:")
    if detent.hasPrefix("fraction") {
      html.number(min(max(value, 0), 1) * 100)
      html.raw("%\"")
    } else {
      html.pixels(max(value, 0))
      html.raw("\"")
    }
  }

  mutating func cover(_ element: Element) {
    open("div", element)
    html.raw(" presentation")
    attributes(element)
    html.raw(" role=\"dialog\" aria-modal=\"true\"><div class=\"card\" tabindex=\"-1\">")
    slot(of: element, "<div class=\"cardContent\" data-s>", "</div></div></div>")
  }

  mutating func alert(_ element: Element) {
    let isAlert = element.role == .alert
    let title = element.content.string(.title) ?? ""
    let message = element.content.string(.message) ?? ""
    let showsTitle = !title.isEmpty && (isAlert || element.content.bool(.isTitleVisible))
    open("div", element)
    html.raw(" presentation")
    attributes(element)
    html.raw(isAlert ? " role=\"alertdialog\" aria-modal=\"true\"" : " role=\"dialog\" aria-modal=\"true\"")
    if !title.isEmpty { html.attribute("aria-label", title) }
    html.raw("><div class=\"backdrop\"></div><div class=\"card\" tabindex=\"-1\">")
    if showsTitle || !message.isEmpty {
      html.raw("<div class=\"words\">")
      if showsTitle { line(title, "<h2>", "</h2>") }
      if !message.isEmpty { line(message, "<p>", "</p>") }
      html.raw("</div>")
    }
    slot(of: element, "<div class=\"actions\" data-s>", "</div></div></div>")
  }

  private mutating func line(_ text: String, _ opening: StaticString, _ closing: StaticString) {
    html.raw(opening)
    html.text(text)
    html.raw(closing)
  }
}
