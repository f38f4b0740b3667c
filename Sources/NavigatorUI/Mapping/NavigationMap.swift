import SwiftUI

extension View {
  /// Shows other destinations than were asked for.
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
  /// The map belongs to the navigator around this view, as long as the view is there. It decides what is shown, by which method one
  /// gets there, and what guards are asked about. The stack keeps what was asked for, so `pop(to:)` and `destinations` speak of that.
  ///
  /// Several maps are applied one after the other: the innermost first, and those of the navigators above last.
  ///
  /// - Parameters:
  ///   - inherits: Whether the navigators below use the map as well.
  ///   - map: What is shown where a destination is asked for.
  nonisolated public func navigationMap(
    inherits: Bool = true, _ map: @escaping @MainActor (any NavigationDestination) -> any NavigationDestination
  ) -> some View {
    modifier(NavigatorSettingModifier(name: "navigationMap", value: map, inherits: inherits) { $0.maps })
  }
}

/// What is shown instead of a destination.
typealias NavigationMap = @MainActor (any NavigationDestination) -> any NavigationDestination

extension Navigator {
  /// What is shown where a destination is asked for.
  func mapped(_ destination: any NavigationDestination, reader: SettingsReader? = nil) -> any NavigationDestination {
    // Apps know nothing of the screens that states push.
    if destination is StateDrivenDestination { return destination }
    return tree.maps.effective(for: self, reader: reader).reduce(destination) { $1($0) }
  }
}
