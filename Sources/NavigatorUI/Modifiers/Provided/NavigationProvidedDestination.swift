import SwiftUI

/// A destination whose view another module provides.
///
/// ```swift
/// // In a module that both import:
/// nonisolated public enum OrderDestinations: NavigationProvidedDestination {
///   case order(Int)
/// }
///
/// // In the app:
/// RootView()
///   .onNavigationProvidedView(OrderDestinations.self) { destination in
///     switch destination {
///     case .order(let number): OrderView(number: number)
///     }
///   }
///   .navigationRoot(navigator)
/// ```
///
/// The destination is used like any other. If its view has no provider, a placeholder is shown instead.
nonisolated public protocol NavigationProvidedDestination: NavigationDestination {}

extension NavigationProvidedDestination {
  /// The view from the provider of the destination's type.
  @MainActor public var body: some View {
    NavigationProvidedView(for: self)
  }
}
