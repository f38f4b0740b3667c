import NavigatorHost

/// The HTML of presentations.
extension HTMLWriter {
  mutating func sheet(_ element: Element) {
    let content = element.content
    let detents = content.strings(.detents)
    let detent = content.string(.detent) ?? detents.first ?? "large"
    open("div", element)
    html.raw(" presentation ")
    html.raw(detent == "large" ? "large" : detent == "medium" ? "medium" : "sized")
    if content.hasVariant(.fitted) || content.hasVariant(.page) { addClass(content.string(.variant)) }
    attributes(element)
    html.raw(" role=\"dialog\" aria-modal=\"true\"")
    if content.bool(.isDismissDisabled) { html.raw(" data-keep") }
    if !detents.isEmpty {
      html.attribute("data-detents", detents.joined(separator: " "))
      html.attribute("data-detent", detent)
    }
    if let anchor = content.number(.anchor) { html.attribute("data-anchor", anchor) }
    if let anchor = content.string(.anchor) { html.attribute("data-anchor", anchor) }
    if let edge = content.string(.anchorEdge) { html.attribute("data-edge", edge) }
    if let part = content.string(.anchorPart) { html.attribute("data-part", part) }
    let forms = content.strings(.compactForms)
    if !forms.isEmpty { html.attribute("data-compact", forms.joined(separator: " ")) }
    html.raw("><div class=\"backdrop\"></div><div class=\"card\" tabindex=\"-1\"")
    cardHeight(detent)
    close()
    grabber(detents, detent, isShown: content[.showsDragIndicator], names: content.strings(.partNames))
    slot(of: element, "<div class=\"cardContent\" data-s>", "</div></div></div>")
  }

  /// Appends the grabber of a sheet, which may be invisible. If the sheet has several detents, the grabber is a slider for
  /// keyboards and screen readers.
  private mutating func grabber(_ detents: [String], _ detent: String, isShown: Content.Value?, names: [String]) {
    html.raw("<div class=\"grabber")
    if isShown == .bool(false) || (isShown == nil && detents.count < 2) { html.raw(" bare") }
    html.raw("\"")
    if detents.count > 1 {
      html.raw(" role=\"slider\" tabindex=\"0\"")
      html.attribute("aria-label", names.first ?? "Sheet height")
      html.raw(" aria-orientation=\"vertical\" aria-valuemin=\"0\"")
      html.attribute("aria-valuemax", Double(detents.count - 1))
      html.attribute("aria-valuenow", Double(detents.firstIndex(of: detent) ?? 0))
      html.attribute("aria-valuetext", Self.text(for: detent, names))
    }
    html.raw("></div>")
  }

  /// Returns the text by which screen readers describe a detent.
  private static func text(for detent: String, _ names: [String]) -> String {
    switch (detent, value(of: detent)) {
    case ("large", _): names.count == 3 ? names[1] : "Full height"
    case ("medium", _): names.count == 3 ? names[2] : "Half height"
    // A number with a unit is shorter than the English description, and is the same in all languages.
    case (_, let value?) where !names.isEmpty:
      detent.hasPrefix("fraction") ? "\(Int((value * 100).rounded())) %" : "\(Int(value.rounded())) pt"
    case (_, let value?) where detent.hasPrefix("fraction"): "\(Int((value * 100).rounded())) percent of the height"
    case (_, let value?): "\(Int(value.rounded())) points high"
    default: detent
    }
  }

  /// Returns the number in the name of a custom detent, clamped to the valid range.
  private static func value(of detent: String) -> Double? {
    guard let colon = detent.firstIndex(of: ":"), let value = Double(detent[detent.index(after: colon)...]), value.isFinite else {
      return nil
    }
    return min(max(value, 0), detent.hasPrefix("fraction") ? 1 : 100_000)
  }

  /// Appends the height of a custom detent with a name such as `fraction:0.4` or `height:200`.
  private mutating func cardHeight(_ detent: String) {
    guard let value = Self.value(of: detent) else { return }
    html.raw(" style=\"--detent:")
    if detent.hasPrefix("fraction") {
      html.number(value * 100)
      html.raw("%\"")
    } else {
      html.pixels(value)
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

  /// Appends a menu. Its items are in a card that the page places beside the anchor.
  mutating func menu(_ element: Element) {
    open("div", element)
    html.raw(" presentation")
    attributes(element)
    if let anchor = element.content.number(.anchor) { html.attribute("data-anchor", anchor) }
    html.raw("><div class=\"backdrop\"></div>")
    slot(of: element, "<div class=\"card\" role=\"menu\" tabindex=\"-1\" data-s>", "</div></div>")
  }

  mutating func alert(_ element: Element) {
    let isAlert = element.role == .alert
    let title = element.content.string(.title) ?? ""
    let message = element.content.string(.message) ?? ""
    let showsTitle = !title.isEmpty && (isAlert || element.content.bool(.isTitleVisible))
    open("div", element)
    // In a wide window, the page shows a confirmation dialog as a popover.
    html.raw(isAlert ? " presentation" : " presentation popover")
    attributes(element)
    html.raw(isAlert ? " role=\"alertdialog\" aria-modal=\"true\"" : " role=\"dialog\" aria-modal=\"true\"")
    if let anchor = element.content.number(.anchor) { html.attribute("data-anchor", anchor) }
    if !title.isEmpty { html.attribute("aria-label", title) }
    let messageID = "m\(element.id.rawValue)"
    if !message.isEmpty { html.attribute("aria-describedby", messageID) }
    html.raw("><div class=\"backdrop\"></div><div class=\"card\" tabindex=\"-1\">")
    if showsTitle || !message.isEmpty {
      html.raw("<div class=\"words\">")
      if showsTitle {
        html.raw("<h2>")
        html.text(title)
        html.raw("</h2>")
      }
      if !message.isEmpty {
        html.raw("<p")
        html.attribute("id", messageID)
        html.raw(">")
        html.text(message)
        html.raw("</p>")
      }
      html.raw("</div>")
    }
    slot(of: element, "<div class=\"actions\" data-s>", "</div></div></div>")
  }
}
