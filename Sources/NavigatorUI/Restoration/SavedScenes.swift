import SwiftUI

/// The navigators of a tree that keep their state by the name of a scene.
///
/// A change asks the root's view to watch for the commit; then all that changed is written, each scene once.
@MainActor
final class SavedScenes {
  private unowned let tree: NavigationTree
  private var scenes: [SavedScene] = []
  /// The names that were restored: a view that comes again later begins anew.
  private var begun: Set<String> = []

  init(tree: NavigationTree) {
    self.tree = tree
  }

  /// Gives a navigator a place for its state. Returns whether what is kept there is to be restored now. May be called while views are evaluated.
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

  /// Something that is saved has changed.
  func noteChange(of navigator: Navigator) {
    guard !scenes.isEmpty else { return }
    let concerned = sequence(first: navigator, next: \.parent).first { $0.restoration.scene != nil }
    concerned?.restoration.scene?.needsSaving = true
    tree.root.saveRequests += 1
  }

  /// Writes what has changed, and takes away what belongs to views that have gone.
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
    tree.reportOnce("Two managed views are saved by the scene name \"\(name)\". The first is; give the other a name of its own.")
  }
}

/// Where a navigator's state is kept.
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

  /// Whether the navigator is part of its tree and still kept here.
  var isThere: Bool {
    guard let navigator else { return false }
    return navigator.restoration.scene === self && navigator.isAttached
  }

  func save() {
    guard needsSaving, let navigator else { return }
    needsSaving = false
    do throws(RestorationError) {
      let data = try navigator.savedState(includingScenes: false)
      write(data)
      navigator.trace(.restoration(.saved(bytes: data.count)))
    } catch {
      write(nil)
      navigator.log(.error("\(error)"))
    }
  }
}

extension Navigator {
  /// What is on the stack or presented has changed.
  func noteChange() {
    guard !restoration.isBeginning else { return noteActivity() }
    noteChangeOfPlaces()
    noteProgress()
    tree.scenes.noteChange(of: self)
  }
}

/// Keeps a navigator's state in the scene's storage. Around a managed view, so that what was saved is known before that is evaluated.
struct SceneRestoration: ViewModifier {
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
    begin()
    return content
  }

  private func begin() {
    let tree = navigator.tree
    tree.register(types)
    let storage = $saved
    // Read only now: a view that reads it is evaluated with every save.
    if tree.scenes.enter(scene, navigator, write: { storage.wrappedValue = $0 }), let saved {
      navigator.beginRestoration(from: saved)
    }
  }
}
