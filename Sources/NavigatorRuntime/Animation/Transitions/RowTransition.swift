import NavigatorHost

extension TransitionState {
  /// Returns the state for an element in a parent. The rows of a list fade, because a row that moves or changes its size would
  /// leave a hole in the surface of its section.
  @MainActor func suited(to parent: ElementRecord) -> TransitionState {
    isIdentity || !parent.holdsListRows ? self : .transparent
  }
}

extension ElementRecord {
  /// A Boolean value that indicates whether the children of the element are rows of a list or a form. Grids also have sections.
  fileprivate var holdsListRows: Bool {
    var record = self
    while record.role == .section || record.role == .swipeRow, let outer = record.node.elementParent { record = outer }
    return record.role == .list || record.role == .form
  }
}
