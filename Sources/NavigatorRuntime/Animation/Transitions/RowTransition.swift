import NavigatorHost

extension TransitionState {
  /// Returns the state for an element in a parent. The rows of a list fade, because a row that moves or changes its size would
  /// leave a hole in the surface of its section.
  @MainActor func suited(to parent: ElementRecord) -> TransitionState {
    isIdentity || !parent.holdsListRows ? self : .transparent
  }
}
