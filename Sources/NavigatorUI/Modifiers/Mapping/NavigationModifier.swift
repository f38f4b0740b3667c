import SwiftUI

extension View {
  /// Modifies the views of all pushed destinations.
  ///
  /// ```swift
  /// .navigationModifier { destination in
  ///   destination()
  ///     .navigationBarTitleDisplayMode(.inline)
  /// }
  /// ```
  ///
  /// The modifier belongs to the navigator around this view while the view exists. If there are several, the nearest is used.
  ///
  /// - Parameters:
  ///   - inherits: A Boolean value that indicates whether the navigators below use it too.
  ///   - modified: A closure that returns the view of a destination.
  nonisolated public func navigationModifier<Modified: View>(
    inherits: Bool = false, @ViewBuilder _ modified: @escaping @MainActor (any NavigationDestination) -> Modified
  ) -> some View {
    modifier(
      NavigatorSettingModifier(name: "navigationModifier", value: { @MainActor in AnyView(modified($0)) }, inherits: inherits) {
        $0.destinationSettings.navigationModifiers
      })
  }

  /// Modifies the views of all destinations that are presented in sheets and covers.
  ///
  /// ```swift
  /// .presentationModifier { destination in
  ///   destination()
  ///     .presentationDragIndicator(.visible)
  /// }
  /// ```
  ///
  /// The modifier belongs to the presenting navigator. Otherwise it works like ``navigationModifier(inherits:_:)``.
  nonisolated public func presentationModifier<Modified: View>(
    inherits: Bool = false, @ViewBuilder _ modified: @escaping @MainActor (any NavigationDestination) -> Modified
  ) -> some View {
    modifier(
      NavigatorSettingModifier(name: "presentationModifier", value: { @MainActor in AnyView(modified($0)) }, inherits: inherits) {
        $0.destinationSettings.presentationModifiers
      })
  }
}
