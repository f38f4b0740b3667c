import SwiftUI

extension View {
  /// Provides the views of a destination type, for ``NavigationProvidedDestination`` and ``NavigationProvidedView``.
  ///
  /// ```swift
  /// .onNavigationProvidedView(OrderDestinations.self) { destination in
  ///   switch destination {
  ///   case .order(let number): OrderView(number: number)
  ///   }
  /// }
  /// ```
  ///
  /// The provider belongs to the navigator around this view while the view exists. On the app's root view, inside of
  /// `navigationRoot(_:)`, it applies to the whole app. The provider of a nearer navigator takes precedence. If a navigator has
  /// two providers of a type, the first is used and the other is reported.
  nonisolated public func onNavigationProvidedView<D: NavigationDestination>(
    _ type: D.Type = D.self, @ViewBuilder _ provider: @escaping @MainActor (D) -> any View
  ) -> some View {
    modifier(
      NavigatorSettingModifier(
        name: "onNavigationProvidedView(\(D.self).self)",
        value: { @MainActor destination in AnyView(provider(destination)) },
        inherits: true,
        settings: { $0.destinationSettings.viewProviders(of: D.self) },
        appeared: { setting in
          guard let navigator = setting.navigator else { return }
          navigator.tree.destinationSettings.checkFirst(setting, of: D.self, on: navigator)
        }))
  }
}
