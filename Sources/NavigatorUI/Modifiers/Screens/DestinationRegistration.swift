import SwiftUI

extension View {
  /// Shows values of a destination type that are on the stack's path.
  ///
  /// A ``ManagedNavigationStack`` needs this only for `NavigationLink(value:)`, not for `NavigationLink(to:)` or a navigator's
  /// methods.
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

  /// Shows values of a destination type that are on the stack's path, and registers the type for restoration.
  nonisolated public func navigationDestination<D: NavigationDestination & Codable & SendableMetatype>(
    _ type: D.Type
  ) -> some View {
    navigationDestination(for: type) { DestinationScreen(destination: AnyNavigationDestination($0)) }
      .modifier(RestorableModifier(types: [type]))
  }
}
