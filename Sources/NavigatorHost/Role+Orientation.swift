extension Role {
  /// A Boolean value that indicates whether the orientation of dividers in an element of this role depends on the container
  /// around it.
  package var passesOrientation: Bool { self == .box || self == .layers || self == .layerContent }
}

extension Element {
  /// A Boolean value that indicates whether dividers in the element are vertical, or nil if their orientation depends on the
  /// container around the element.
  package var hasVerticalDividers: Bool? {
    if role == .box, content.hasKind(.rowItem) { return true }
    if role == .lazyStack { return content.axes == .horizontal && content[.tracks] == nil }
    return role.passesOrientation ? nil : role == .hStack
  }
}
