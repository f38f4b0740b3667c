import SwiftUI

/// The navigators of managed views that stand in a view itself, and the states there that push screens. Sheets hand nothing up, so those of what is presented are not among them.
///
/// SwiftUI says of everything on a pushed screen, and of everything in a sheet, that it is presented. This tells a stack that was put there
/// from one in a sheet above.
nonisolated private struct InlineNavigatorsKey: PreferenceKey {
  static var defaultValue: [Navigator.ID] { [] }

  static func reduce(value: inout [Navigator.ID], nextValue: () -> [Navigator.ID]) {
    value += nextValue()
  }
}

extension View {
  /// Lets the view around know that this managed view stands in it.
  nonisolated func standingInline(_ navigator: Navigator) -> some View {
    preference(key: InlineNavigatorsKey.self, value: [navigator.id])
  }

  /// Lets the view around know that a modifier of its content stands in it.
  nonisolated func standingInline(_ source: StateSource, isManaged: Bool) -> some View {
    let id = source.id
    return transformPreference(InlineNavigatorsKey.self) { if isManaged { $0.append(id) } }
  }

  /// Tells a navigator's children that they stand in its view, or on one of its screens.
  nonisolated func collectingInlineNavigators(of navigator: Navigator) -> some View {
    onPreferenceChange(InlineNavigatorsKey.self) { ids in
      MainActor.assumeIsolated { navigator.standInline(ids) }
    }
  }
}

extension Navigator {
  fileprivate func standInline(_ ids: [Navigator.ID]) {
    for child in children where !child.isInline && ids.contains(child.id) { child.isInline = true }
    for source in states.all where ids.contains(source.id) { stateStandsInline(source) }
  }
}
