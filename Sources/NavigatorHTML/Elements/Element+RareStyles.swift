import NavigatorHost

extension Element {
  /// A Boolean value that indicates whether a style of the element requires the rare styles of the script.
  var needsRareStyles: Bool {
    if style.properties.isEmpty { return false }
    if controlSize != nil { return true }
    return role != .section && style.properties.contains(where: \.isOrder)
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property places the view in front of or behind its siblings.
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }
}
