import SwiftUI

extension View {
  /// Makes a navigator the root of all navigators within this view.
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
  /// Stacks in several tabs need it to reach each other: what is sent, checkpoints, routes and locks are known in a whole tree. The
  /// root can present sheets and covers, but it has no stack. Where another navigator takes the place of the root, as for another user,
  /// the views begin anew.
  ///
  /// - Parameters:
  ///   - navigator: The navigator, which stands in one place alone.
  ///   - scene: The name by which the scene keeps where the user is: what the root presents, and the stacks below that have a name, unless
  ///     they are kept by a scene name of their own. Nil keeps nothing.
  nonisolated public func navigationRoot(_ navigator: Navigator, scene: String? = nil) -> some View {
    modifier(RootModifier(navigator: navigator, scene: scene))
  }
}

nonisolated private struct RootModifier: ViewModifier {
  let navigator: Navigator
  let scene: String?

  init(navigator: Navigator, scene: String?) {
    self.navigator = navigator
    self.scene = scene
  }

  @MainActor func body(content: Content) -> some View {
    // What stands in one root's tree keeps to that: its stacks, and all that its views have registered.
    hosted(content).id(navigator.id)
  }

  @ViewBuilder @MainActor private func hosted(_ content: Content) -> some View {
    let hosted = content.modifier(PresentationHost(navigator: navigator))
    if let scene {
      hosted.modifier(SceneRestoration(of: navigator, scene: scene))
    } else {
      hosted
    }
  }
}
