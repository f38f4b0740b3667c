import NavigatorHost

/// Writes the margins of scroll views and the frames that depend on them.
extension HTMLBuffer {
  mutating func scrollDeclarations(of element: Element) {
    if element.role == .box, let frame = element.content.string(.relativeFrame) {
      relativeFrame(frame.split(separator: " "), alignment: element.content.string(.alignment) ?? "center")
    }
    let margins = element.content.strings(.contentMargins)
    guard margins.count == 4 else { return }
    for (name, margin) in zip(["--m-top:", "--m-end:", "--m-bottom:", "--m-start:"] as [StaticString], margins) {
      if let margin = Double(margin), margin.isFinite { length(name, max(0, margin)) }
    }
  }

  /// Appends a part of the size of the container: the axes, the number of parts, the number of spanned parts and their spacing.
  private mutating func relativeFrame(_ parts: [Substring], alignment: String) {
    guard parts.count == 4, let count = Int(parts[1]), let span = Int(parts[2]), let spacing = Double(parts[3]), count > 0 else {
      return
    }
    if parts[0] != "vertical" {
      raw("flex:none;max-width:none;")
      relativeLength("width:calc((100cqi - var(--m-start,0px) - var(--m-end,0px)", count, span, spacing)
    }
    if parts[0] != "horizontal" {
      raw("flex:none;")
      relativeLength(
        "height:calc((100cqh - var(--bar,0px) - var(--bottom,0px) - var(--m-top,0px) - var(--m-bottom,0px)", count, span, spacing)
    }
    let (horizontal, vertical) = Self.place(alignment)
    raw("align-items:")
    raw(horizontal)
    raw(";justify-content:")
    raw(vertical)
    raw(0x3B)
  }

  private mutating func relativeLength(_ start: StaticString, _ count: Int, _ span: Int, _ spacing: Double) {
    raw(start)
    raw(" - ")
    pixels(spacing * Double(count - 1))
    if spacing == 0 || count == 1 { raw("px") }
    raw(")*")
    integer(span)
    raw("/")
    integer(count)
    raw(" + ")
    pixels(spacing * Double(span - 1))
    if spacing == 0 || span == 1 { raw("px") }
    raw(");")
  }
}
