import SwiftUI

/// The ids of managed views and state-driven pushes inside a view. Preferences do not leave sheets, so presented views are not
/// included.
///
/// SwiftUI's `isPresented` is true for everything on a pushed screen and in a sheet. This preference distinguishes an inline
/// stack from one in a sheet.
nonisolated private struct InlineNavigatorsKey: PreferenceKey {
  static var defaultValue: [Navigator.ID] { [] }

  static func reduce(value: inout [Navigator.ID], nextValue: () -> [Navigator.ID]) {
    value += nextValue()
  }
}

extension View {
  /// Reports this managed view to the view around it.
  nonisolated func reportsInline(_ navigator: Navigator) -> some View {
    preference(key: InlineNavigatorsKey.self, value: [navigator.id])
  }

  /// Reports a state-driven push of the content to the view around it.
  nonisolated func reportsInline(_ source: StateSource, isManaged: Bool) -> some View {
    let id = source.id
    return transformPreference(InlineNavigatorsKey.self) { if isManaged { $0.append(id) } }
  }

  /// Marks the navigator's children that are inside its view or one of its screens.
  nonisolated func collectingInlineNavigators(of navigator: Navigator) -> some View {
    onPreferenceChange(InlineNavigatorsKey.self) { ids in
      MainActor.assumeIsolated {
        for child in navigator.children where !child.isInline && ids.contains(child.id) { child.apply(.view(.isInline)) }
        navigator.states.markInline(ids)
      }
    }
  }
}
