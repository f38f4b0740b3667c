import SwiftUI

/// Makes a managed view's navigator when the view is first evaluated and keeps it as long as the view's state lives.
@MainActor
final class NavigatorHolder {
  private var navigator: Navigator?

  nonisolated init() {}

  /// The navigator, in its place in the tree. Nothing of this is observed, so that it can be done within a body.
  func navigator(
    _ owner: Navigator.Owner, name: String?, parent: Navigator, on screen: ScreenContext?,
    presentation: PresentationHandle?, stateMark: String? = nil, endState: (() -> Void)? = nil
  ) -> Navigator {
    let navigator = navigator ?? Navigator(owner: owner, name: name)
    self.navigator = navigator
    navigator.stateMark = stateMark
    navigator.endState = endState
    navigator.holder = self
    navigator.attach(to: parent, on: screen, presentation: presentation)
    return navigator
  }
}
