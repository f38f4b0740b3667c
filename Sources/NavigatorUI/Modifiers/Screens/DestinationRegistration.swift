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
  ///
  /// For `NavigationLink(to:)` in a plain `NavigationStack`, register `AnyNavigationDestination.self`.
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

  /// Shows the destinations of all types that `NavigationLink(to:)` pushes in a plain `NavigationStack`.
  ///
  /// A ``ManagedNavigationStack`` shows them without a registration.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List {
  ///     NavigationLink("Page 3", to: HomeDestinations.page3)
  ///     NavigationLink("Settings", to: SettingsDestinations.main)
  ///   }
  ///   .navigationDestination(AnyNavigationDestination.self)
  /// }
  /// ```
  nonisolated public func navigationDestination(_ type: AnyNavigationDestination.Type) -> some View {
    navigationDestination(for: type) { DestinationScreen(destination: $0) }
  }
}
