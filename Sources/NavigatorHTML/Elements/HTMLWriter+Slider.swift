import NavigatorHost

/// The HTML of sliders.
extension HTMLWriter {
  mutating func slider(_ element: Element) {
    let content = element.content
    open("label", element)
    // The label is only for assistive technologies, as on iOS.
    html.raw(" unlabeled gw")
    attributes(element)
    sliderParts(element)
    close()
    slot(of: element, "<span class=\"title\" data-s>", "</span>")
    html.raw("<input type=\"range\"")
    html.attribute("min", content.number(.minimum) ?? 0)
    html.attribute("max", content.number(.maximum) ?? 1)
    if let step = content.number(.step), step > 0 {
      html.attribute("step", step)
    } else {
      html.raw(" step=\"any\"")
    }
    let value = content.number(.value) ?? 0
    html.attribute("value", value)
    if let part = content.part(of: value) {
      html.raw(" style=\"--part:")
      html.number(part * 100)
      html.raw("%\"")
    }
    controlState(element)
    html.raw("></label>")
  }

  /// Appends the parts of a slider that require additional scripts and styles, which a page loads when needed.
  private mutating func sliderParts(_ element: Element) {
    let content = element.content
    if content.hasKind(.ends) {
      rarePart("ends")
    } else if element.controlSize != nil || content.bool(.hidesThumb) {
      rarePart()
    }
    if content.bool(.hidesThumb) { html.raw(" data-bare") }
    guard content.hasSliderDetails else { return }
    let marks = content.bool(.selectsTicks) ? content.numbers(.ticks) : []
    html.attribute("data-marks", marks.map(\.description).joined(separator: " "))
    let range = content.numbers(.enabledRange)
    if range.count == 2 { html.attribute("data-enabled", "\(range[0]) \(range[1])") }
  }
}

extension HTMLBuffer {
  /// The maximum number of marks that a page draws.
  private static let maximumTicks = 200

  /// Appends the positions of a slider's marks and of its neutral value as custom properties.
  mutating func sliderDeclarations(_ content: Content) {
    if let neutral = content.number(.neutralValue).flatMap(content.part(of:)) {
      raw("--neutral:")
      number(neutral * 100)
      raw("%;")
    }
    let ticks = content.numbers(.ticks).prefix(Self.maximumTicks).compactMap(content.part(of:))
    if ticks.isEmpty { return }
    raw("--ticks:")
    for (index, tick) in ticks.enumerated() {
      // The distance between the center of the thumb and an end of the track is at least half of the thumb's width.
      if index > 0 { raw(0x2C) }
      raw("var(--tick) calc(50% + (100% - 24px)*var(--to-end)*")
      number(tick - 0.5)
      raw(") 100%/4px 4px no-repeat")
    }
    raw(0x3B)
  }
}

extension Content {
  /// A Boolean value that indicates whether a slider has marks, a neutral value, or a selectable part of its range.
  var hasSliderDetails: Bool { self[.ticks] != nil || self[.neutralValue] != nil || self[.enabledRange] != nil }

  /// Returns the finite numbers among the strings of a key.
  fileprivate func numbers(_ key: Key) -> [Double] { strings(key).compactMap(Double.init).filter(\.isFinite) }

  /// Returns the position of a value between the minimum and the maximum, from 0 to 1, or nil if the range is invalid.
  fileprivate func part(of value: Double) -> Double? {
    let (minimum, maximum) = (number(.minimum) ?? 0, number(.maximum) ?? 1)
    guard maximum > minimum else { return nil }
    let part = (value - minimum) / (maximum - minimum)
    return part.isFinite ? min(max(part, 0), 1) : nil
  }
}
