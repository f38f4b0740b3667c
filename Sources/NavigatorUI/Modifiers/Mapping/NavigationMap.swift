import SwiftUI

extension View {
  /// Replaces requested destinations with others.
  ///
  /// ```swift
  /// ManagedNavigationStack {
  ///   HomeView()
  ///     .navigationMap { destination in
  ///       destination as? HomeDestinations == .page3 ? HomeDestinations.newPage3 : destination
  ///     }
  /// }
  /// ```
  ///
  /// The map belongs to the navigator around this view while the view exists. It determines the shown destination, its navigation
  /// method, and the destination that guards receive. The stack keeps the requested destination, so `pop(to:)` and `destinations`
  /// refer to that.
  ///
  /// Several maps are applied in order: the innermost first, then those of the navigators above.
  ///
  /// - Parameters:
  ///   - inherits: A Boolean value that indicates whether the navigators below use the map too.
  ///   - map: A closure that returns the destination to show for a requested one.
  nonisolated public func navigationMap(
    inherits: Bool = true, _ map: @escaping @MainActor (any NavigationDestination) -> any NavigationDestination
  ) -> some View {
    modifier(NavigatorSettingModifier(name: "navigationMap", value: map, inherits: inherits) { $0.destinationSettings.maps })
  }
}
