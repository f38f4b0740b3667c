import SwiftUI

extension View {
  /// Makes a navigator the root of all navigators inside this view.
  ///
  /// ```swift
  /// @State private var navigator = Navigator(configuration: NavigationConfiguration(restorationKey: "1.0"))
  ///
  /// var body: some Scene {
  ///   WindowGroup {
  ///     RootTabView()
  ///       .navigationRoot(navigator)
  ///   }
  /// }
  /// ```
  ///
  /// Stacks in several tabs need a common root, because sent values, checkpoints, routes and locks are shared within one tree.
  /// The root can present sheets and covers, but it has no stack. It presents them from outside of this view, so modifiers of the
  /// environment for them must follow `navigationRoot(_:scene:)`. If the root is replaced with another navigator, for example for
  /// another user, the views are created anew.
  ///
  /// - Parameters:
  ///   - navigator: The navigator. It can be the root of one view only.
  ///   - scene: The name under which the scene saves the root's presentations and the named stacks below, except stacks with
  ///     their own scene name. If nil, nothing is saved.
  nonisolated public func navigationRoot(_ navigator: Navigator, scene: String? = nil) -> some View {
    modifier(RootModifier(navigator: navigator, scene: scene))
  }
}

nonisolated private struct RootModifier: ViewModifier {
  let navigator: Navigator
  let scene: String?

  @MainActor func body(content: Content) -> some View {
    // The views belong to the root's tree, so they are created anew for another root.
    content.modifier(PresentationHost(navigator: navigator)).saving(navigator, in: scene).id(navigator.id)
  }
}
