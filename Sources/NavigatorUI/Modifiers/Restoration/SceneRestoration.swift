import SwiftUI

extension View {
  /// Saves a navigator's state in the scene's storage under a name, unless the name is nil. The managed view is inside.
  @ViewBuilder func saving(_ navigator: Navigator, in scene: String?) -> some View {
    if let scene {
      modifier(SceneRestoration(of: navigator, scene: scene))
    } else {
      self
    }
  }
}

/// A modifier that saves a navigator's state in the scene's storage. It contains the managed view, so that the saved state is
/// read before that view is evaluated.
private struct SceneRestoration: ViewModifier {
  private let navigator: Navigator
  private let scene: String
  @SceneStorage private var saved: Data?
  @Environment(\.restorableDestinations) private var types

  init(of navigator: Navigator, scene: String) {
    self.navigator = navigator
    self.scene = scene
    _saved = SceneStorage("NavigatorUI.navigator.\(scene)")
  }

  func body(content: Content) -> some View {
    let tree = navigator.tree
    tree.register(types)
    let storage = $saved
    // The value is read only here, because a view that reads it would be evaluated after each save.
    if tree.scenes.enter(scene, navigator, write: { storage.wrappedValue = $0 }), let saved {
      navigator.restoration.begin(from: saved)
    }
    return content
  }
}
