import SwiftUI

extension View {
  /// Registers destination types that can be restored on the stacks within this view and around it.
  ///
  /// ```swift
  /// RootTabView()
  ///   .navigationRestorable(HomeDestinations.self, SettingsDestinations.self)
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// Saved destinations are decoded only as types that are registered here, by ``NavigationConfiguration/restorableDestinations``
  /// or by `navigationDestination(_:)`. If two types have the same name, the first is kept and the conflict is reported.
  nonisolated public func navigationRestorable(_ types: any NavigationDestinationTypes.Coded.Type...) -> some View {
    modifier(RestorableModifier(types: NavigationDestinationTypes(types)))
  }
}

nonisolated struct RestorableModifier: ViewModifier {
  let types: NavigationDestinationTypes
  @Environment(\.navigator) private var navigator

  @MainActor func body(content: Content) -> some View {
    if navigator.owner != .application { navigator.tree.register(types) }
    return content.transformEnvironment(\.restorableDestinations) { _ = $0.add(types) }
  }
}
