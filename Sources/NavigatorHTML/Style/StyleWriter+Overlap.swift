import NavigatorHost

extension HTMLBuffer {
  /// Appends the negative spacing of a stack. CSS has no negative gaps, so the margins of the views overlap.
  mutating func overlap(_ element: Element, isHorizontal: Bool) {
    raw(isHorizontal ? "gap:0;--lap-x:" : "gap:0;--lap-y:")
    pixels(element.content.number(.spacing) ?? 0)
    raw(0x3B)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a stack with a negative spacing.
  var hasOverlappingViews: Bool {
    guard role == .hStack || role == .vStack || role == .lazyStack && content[.tracks] == nil,
      let spacing = content.number(.spacing)
    else { return false }
    return spacing < 0 && spacing.isFinite
  }
}
