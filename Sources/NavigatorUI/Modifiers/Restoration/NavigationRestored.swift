import SwiftUI

extension View {
  /// Saves a selection, such as that of tabs, under a scene name, and restores it before the view is shown.
  ///
  /// ```swift
  /// @State private var tab = RootTabs.home
  /// …
  /// TabView(selection: $tab) { … }
  ///   .navigationRestored($tab, scene: "tab")
  /// ```
  ///
  /// A return to a checkpoint in a concealed view, such as one in another tab, selects that view.
  ///
  /// The selection is saved with the configuration's restoration key and is restored only if the key is unchanged. A number, a
  /// string or a type with such a raw value can use `@SceneStorage` instead, which has no key.
  nonisolated public func navigationRestored<T: Codable & Hashable>(_ selection: Binding<T>, scene: String) -> some View {
    modifier(RestoredSelection(selection, scene: scene))
  }
}

nonisolated private struct RestoredSelection<T: Codable & Hashable>: ViewModifier {
  private let selection: Binding<T>
  private let scene: String
  @SceneStorage private var saved: Data?
  @State private var restored = RestoredValue<T>()
  @State private var isRestored = false
  @Environment(\.navigator) private var navigator

  init(_ selection: Binding<T>, scene: String) {
    self.selection = selection
    self.scene = scene
    _saved = SceneStorage("NavigatorUI.selection.\(scene)")
  }

  @MainActor func body(content: Content) -> some View {
    if !isRestored, let value = restored.value(missingIn: selection.wrappedValue, read) {
      // The content is not created with the app's selection before the saved one is restored.
      Color.clear.onAppear {
        selection.wrappedValue = value
        isRestored = true
      }
    } else {
      content.selects(by: selection).onChange(of: selection.wrappedValue) { _, value in save(value) }
    }
  }

  @MainActor private func read() -> T? {
    guard let saved else { return nil }
    let key = navigator.tree.configuration.restorationKey
    do {
      try SavedState.check(saved, key: key)
      let state = try JSONDecoder().decode(SavedSelection.self, from: saved)
      return try JSONDecoder().decode(T.self, from: Data(state.value.utf8))
    } catch {
      navigator.log(.restoration(.refused("\(scene): \(error)")))
      return nil
    }
  }

  @MainActor private func save(_ value: T) {
    let encoder = JSONEncoder()
    guard let text = try? encoder.encode(value) else {
      navigator.trace(.restoration(.notSaved("\(T.self)", reason: "its coding throws")))
      return
    }
    let key = navigator.tree.configuration.restorationKey
    saved = try? encoder.encode(SavedSelection(key: key, value: String(decoding: text, as: UTF8.self)))
  }
}

nonisolated private struct SavedSelection: Codable {
  private(set) var version = SavedState.currentVersion
  let key: String?
  let value: String
}

/// The saved selection at the first evaluation, if it differs from the app's. Later changes of the storage are not restored, and
/// later changes of the app's selection are not undone.
@MainActor
private final class RestoredValue<T: Equatable> {
  private var value: T??

  nonisolated init() {}

  func value(missingIn selection: T, _ read: () -> T?) -> T? {
    if let value { return value }
    let read = read()
    let missing = read == selection ? nil : read
    value = .some(missing)
    return missing
  }
}
