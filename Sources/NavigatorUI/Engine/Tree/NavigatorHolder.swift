/// Creates a managed view's navigator at the view's first evaluation and keeps it for the lifetime of the view's state.
@MainActor
final class NavigatorHolder {
  private var navigator: Navigator?

  nonisolated init() {}

  /// Returns the navigator after attaching it to the tree. This is not observed, so it can be called within a body.
  func navigator(
    _ owner: Navigator.Owner, name: String?, parent: Navigator, on screen: ScreenContext?,
    presentation: PresentationHandle?, stateMark: String? = nil, endState: (() -> Void)? = nil
  ) -> Navigator {
    let navigator = navigator ?? Navigator(owner: owner, name: name)
    self.navigator = navigator
    navigator.changePlace(.retained(by: self, stateMark: stateMark, endState: endState))
    navigator.attach(to: parent, on: screen, presentation: presentation)
    return navigator
  }
}

/// The identity of a view, which keeps it as state.
nonisolated final class ViewIdentity: Sendable {}
