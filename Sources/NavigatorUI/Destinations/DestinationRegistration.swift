import SwiftUI

extension View {
  /// Shows values of a destination type that are on the stack's path.
  ///
  /// ``ManagedNavigationStack`` needs this only for `NavigationLink(value:)`; `NavigationLink(to:)` and navigators do without.
  ///
  /// ```swift
  /// NavigationStack {
  ///   HomeView()
  ///     .navigationDestination(HomeDestinations.self)
  /// }
  /// ```
  nonisolated public func navigationDestination<D: NavigationDestination>(_ type: D.Type) -> some View {
    navigationDestination(for: type) { DestinationScreen(destination: AnyNavigationDestination($0)) }
  }

  /// Shows values of a destination type that are on the stack's path, and makes the type known to restoration.
  nonisolated public func navigationDestination<D: NavigationDestination & Codable & SendableMetatype>(
    _ type: D.Type
  ) -> some View {
    navigationDestination(for: type) { DestinationScreen(destination: AnyNavigationDestination($0)) }
      .modifier(RestorableModifier(types: [type]))
  }
}
