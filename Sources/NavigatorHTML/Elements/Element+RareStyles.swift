import NavigatorHost

extension Element {
  /// A Boolean value that indicates whether a style of the element requires the rare styles of the script. Elements that give the
  /// attribute `data-x` a value of their own require them anyway.
  var needsRareStyles: Bool {
    if style.properties.isEmpty || hasOwnRareMark { return false }
    if controlSize != nil { return true }
    return role != .section && style.properties.contains(where: \.isOrder)
  }

  /// A Boolean value that indicates whether the element gives the attribute `data-x` a value of its own.
  var hasOwnRareMark: Bool { role == .slider || content[.badgeProminence] != nil || content[.reactsToPresses] != nil }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property places the view in front of or behind its siblings.
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }
}
