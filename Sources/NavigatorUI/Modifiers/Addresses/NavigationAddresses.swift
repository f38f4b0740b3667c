import SwiftUI

extension View {
  /// Opens the addresses of types, in the app and from outside: by ``Navigator/open(_:)``, `onOpenURL`, and a browser's address
  /// bar.
  ///
  /// ```swift
  /// RootTabView()
  ///   .navigationAddresses(RootTabs.self, HomeDestinations.self, OrderDestinations.self) { url in
  ///     AppDestinations.notFound(url)
  ///   }
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// A destination is shown above its ``Routable/parent``s. A value that is not a destination is sent, for example to the tabs'
  /// `onNavigationReceive(assign:)`. Matching screens are kept; others are dismissed and popped if guards and blockers allow it.
  ///
  /// - Parameters:
  ///   - types: The types. If several match, the one with the earliest literal instead of a parameter is used. If they are equal,
  ///     the first is used, and the conflict is reported when such an address is opened.
  ///   - unmatched: A closure that returns the destination to show, by its own method, for an address that no handler in the tree
  ///     accepts.
  nonisolated public func navigationAddresses(
    _ types: any Routable.Type..., unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    navigationAddresses(types, parent: { _ in nil }, unmatched: unmatched)
  }

  /// Opens the addresses of types, in the app and from outside, with parents that the app determines.
  ///
  /// The app can assign a module's screens to a tab that the module does not depend on:
  ///
  /// ```swift
  /// .navigationAddresses(AppTabs.self, OrderDestinations.self, parent: { $0 is OrderDestinations ? AppTabs.orders : nil })
  /// ```
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - parent: A closure that returns the parent of a value whose own ``Routable/parent`` is nil.
  ///   - unmatched: A closure that returns the destination to show, by its own method, for an address that no handler in the tree
  ///     accepts.
  nonisolated public func navigationAddresses(
    _ types: any Routable.Type..., parent: @escaping @MainActor (any Routable) -> (any Routable)?,
    unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    navigationAddresses(types, parent: parent, unmatched: unmatched)
  }

  /// Opens the addresses of types, in the app and from outside.
  nonisolated public func navigationAddresses(
    _ types: [any Routable.Type], parent: @escaping @MainActor (any Routable) -> (any Routable)? = { _ in nil },
    unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    onNavigationOpenURL([AddressRouter(types, parent: parent)], unmatched: unmatched)
  }

  /// Declares the address of this view. Use it on the root of a tab or a window, and on a view that the app itself pushes or
  /// presents.
  ///
  /// ```swift
  /// ManagedNavigationStack {
  ///   HomeView()
  ///     .navigationAddress(RootTabs.home)
  /// }
  /// ```
  ///
  /// Destinations that navigators show do not need it. Opening the address of the visible screen has no effect.
  nonisolated public func navigationAddress<R: Routable>(_ place: R) -> some View {
    modifier(ScreenRegistration(nil, place as any Routable)).modifier(AddressModifier(place: place))
  }
}

/// A modifier that sets the user activity of a view whose address was declared.
nonisolated private struct AddressModifier<R: Routable>: ViewModifier {
  let place: R
  @Environment(\.navigator) private var navigator

  @MainActor func body(content: Content) -> some View {
    content.addressActivity(AddressActivity(place: place, on: navigator))
  }
}
