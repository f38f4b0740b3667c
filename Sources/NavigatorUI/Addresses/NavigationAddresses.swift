import SwiftUI

extension View {
  /// Opens the addresses of types, in the app and from outside: by ``Navigator/open(_:)``, `onOpenURL`, and a browser's address bar.
  ///
  /// ```swift
  /// RootTabView()
  ///   .navigationAddresses(RootTabs.self, HomeDestinations.self, OrderDestinations.self) { url in
  ///     AppDestinations.notFound(url)
  ///   }
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// A destination is shown on top of its ``Routable/parent``s. What is not a destination is sent, as to the `onNavigationReceive(assign:)` of the tabs. What is
  /// there already stays; the rest is closed and popped, when guards and blockers agree.
  ///
  /// - Parameters:
  ///   - types: The types. Where the addresses of several fit, the one with a literal where others have a parameter is meant. Of equals the first is, and
  ///     that is reported when such an address is opened.
  ///   - unmatched: The destination to go to, in its own way, for an address that nobody in the tree takes.
  nonisolated public func navigationAddresses(
    _ types: any Routable.Type..., unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    navigationAddresses(types, parent: { _ in nil }, unmatched: unmatched)
  }

  /// Opens the addresses of types, in the app and from outside, where the app knows what the types do not: in which of its parts a module's screens
  /// are.
  ///
  /// ```swift
  /// .navigationAddresses(AppTabs.self, OrderDestinations.self, parent: { $0 is OrderDestinations ? AppTabs.orders : nil })
  /// ```
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - parent: Where one comes from when going back, for values whose own ``Routable/parent`` is nil.
  ///   - unmatched: The destination to go to, in its own way, for an address that nobody in the tree takes.
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

  /// Says what stands here: on the root of a tab or a window, and on a view that the app pushes or presents by itself.
  ///
  /// ```swift
  /// ManagedNavigationStack {
  ///   HomeView()
  ///     .navigationAddress(RootTabs.home)
  /// }
  /// ```
  ///
  /// Destinations that navigators show need it not. Someone who is there is not sent there again.
  nonisolated public func navigationAddress<R: Routable>(_ place: R) -> some View {
    modifier(AddressModifier(place: place))
  }
}

nonisolated private struct AddressModifier<R: Routable>: ViewModifier {
  let place: R
  @State private var mark = AddressMark()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(place: R) {
    self.place = place
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return content.saying(navigator.activity(for: place))
  }

  @MainActor private func register() {
    guard let screen else { return }
    mark.update(place, on: screen)
    navigator.tree.addressMarks.add(mark)
  }
}

/// What a view says that it is. Kept as state of the modifier.
@MainActor
final class AddressMark: Placed {
  private(set) weak var screen: ScreenContext?
  private(set) var place: (any Routable)?

  nonisolated init() {}

  func update(_ place: any Routable, on screen: ScreenContext) {
    self.place = place
    self.screen = screen
  }
}
