import SwiftUI

/// The navigators of a tree that save their state under scene names.
///
/// After a change, the root's view reports its next commit. Then the changed scenes are written, each once.
@MainActor
final class SavedScenes: TreeFeature {
  private var scenes: [SavedScene] = []
  /// The names of scenes that have been restored. A view that is created again later is not restored again.
  private var begun: Set<String> = []

  /// Registers a navigator for a scene. Returns whether the scene's saved state must be restored now. Can be called while views
  /// are evaluated.
  func enter(_ name: String, _ navigator: Navigator, write: @escaping (Data?) -> Void) -> Bool {
    if let scene = navigator.restoration.scene, scene.name == name {
      scene.write = write
      return false
    }
    let scene = SavedScene(name, navigator, write: write)
    navigator.restoration.scene = scene
    scenes.append(scene)
    return begun.insert(name).inserted
  }

  func noteChange(of navigator: Navigator) {
    guard !scenes.isEmpty else { return }
    let concerned = sequence(first: navigator, next: \.parent).first { $0.restoration.scene != nil }
    concerned?.restoration.scene?.needsSaving = true
    tree.signals.saveRequests += 1
  }

  /// Writes the changed states, and removes those of views that no longer exist.
  func save() {
    let gone = scenes.filter { !$0.isThere }
    scenes.removeAll { !$0.isThere }
    var seen: Set<String> = []
    for scene in scenes {
      if seen.insert(scene.name).inserted { scene.save() } else { report(scene.name) }
    }
    for scene in gone where !seen.contains(scene.name) { scene.write(nil) }
  }

  private func report(_ name: String) {
    tree.reportOnce("Two managed views have the scene name \"\(name)\". Only the first is saved. Give the other another name.")
  }
}

/// The scene in which a navigator's state is stored.
@MainActor
final class SavedScene {
  let name: String
  private weak var navigator: Navigator?
  var write: (Data?) -> Void
  var needsSaving = false

  init(_ name: String, _ navigator: Navigator, write: @escaping (Data?) -> Void) {
    self.name = name
    self.navigator = navigator
    self.write = write
  }

  /// A Boolean value that indicates whether the navigator is attached to its tree and still uses this scene.
  var isThere: Bool {
    guard let navigator else { return false }
    return navigator.restoration.scene === self && navigator.isAttached
  }

  func save() {
    guard needsSaving, let navigator else { return }
    needsSaving = false
    do throws(RestorationError) {
      let data = try navigator.restoration.savedState(includingScenes: false)
      write(data)
      navigator.trace(.restoration(.saved(bytes: data.count)))
    } catch {
      write(nil)
      navigator.log(.error("\(error)"))
    }
  }
}

extension NavigationTree {
  var scenes: SavedScenes { feature() }
}
