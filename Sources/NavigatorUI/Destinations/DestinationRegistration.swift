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
}

/// A destination as a screen of a stack. It tells the navigator which destination a link has pushed: the stack's path is opaque.
nonisolated struct DestinationScreen: View {
  let destination: AnyNavigationDestination
  @Environment(\.navigator) private var navigator

  init(destination: AnyNavigationDestination) {
    self.destination = destination
  }

  @MainActor var body: some View {
    destination.wrapped.asAnyView()
      .onAppear { navigator.screenAppeared(destination) }
  }
}
