import SwiftUI

extension View {
  /// Says how destinations that are pushed are shown, for things that all of them have in common.
  ///
  /// ```swift
  /// .navigationModifier { destination in
  ///   destination()
  ///     .navigationBarTitleDisplayMode(.inline)
  /// }
  /// ```
  ///
  /// It belongs to the navigator around this view, as long as the view is there. Where there are several, the nearest is used.
  ///
  /// - Parameters:
  ///   - inherits: Whether the navigators below use it as well.
  ///   - modified: How a destination is shown.
  nonisolated public func navigationModifier<Modified: View>(
    inherits: Bool = false, @ViewBuilder _ modified: @escaping @MainActor (any NavigationDestination) -> Modified
  ) -> some View {
    modifier(
      NavigatorSettingModifier(name: "navigationModifier", value: { @MainActor in AnyView(modified($0)) }, inherits: inherits) {
        $0.navigationModifiers
      })
  }

  /// Says how destinations that are presented in sheets and covers are shown.
  ///
  /// ```swift
  /// .presentationModifier { destination in
  ///   destination()
  ///     .presentationDragIndicator(.visible)
  /// }
  /// ```
  ///
  /// It belongs to the navigator that presents; otherwise it is like ``navigationModifier(inherits:_:)``.
  nonisolated public func presentationModifier<Modified: View>(
    inherits: Bool = false, @ViewBuilder _ modified: @escaping @MainActor (any NavigationDestination) -> Modified
  ) -> some View {
    modifier(
      NavigatorSettingModifier(name: "presentationModifier", value: { @MainActor in AnyView(modified($0)) }, inherits: inherits) {
        $0.presentationModifiers
      })
  }
}

/// How a destination is shown.
typealias DestinationModifier = @MainActor (any NavigationDestination) -> AnyView
