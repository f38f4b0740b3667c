import SwiftUI

/// A destination whose view another module provides.
///
/// ```swift
/// // In a module that both know:
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
/// It is used as any other destination is. Where nobody provides its view, a placeholder says so.
nonisolated public protocol NavigationProvidedDestination: NavigationDestination {}

extension NavigationProvidedDestination {
  /// The view that is provided for the destination.
  @MainActor public var body: some View {
    NavigationProvidedView(for: self)
  }
}
