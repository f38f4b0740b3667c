import NavigatorHost

extension Element {
  /// A Boolean value that indicates whether a style of the element requires the rare styles of the script.
  var needsRareStyles: Bool {
    if style.properties.isEmpty { return false }
    if controlSize != nil || fillsFrameWithSymbol { return true }
    let mayBeOrdered = role != .section
    return style.properties.contains { $0.isMinimumScale || mayBeOrdered && $0.isOrder }
  }

  /// A Boolean value that indicates whether the element shows a symbol that may be larger than its frame.
  private var fillsFrameWithSymbol: Bool {
    guard role == .image, content.string(.symbol) != nil else { return false }
    return style.properties.contains { if case .aspectRatio(_, fills: true) = $0 { true } else { false } }
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property shrinks a text, which a script does.
  fileprivate var isMinimumScale: Bool {
    if case .minimumScale = self { true } else { false }
  }

  /// A Boolean value that indicates whether the property places the view in front of or behind its siblings.
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }
}
