import SwiftUI

/// Takes addresses that are opened in the app, such as deep links.
///
/// ```swift
/// struct OrderURLHandler: NavigationURLHandler {
///   func handles(_ url: URL, with navigator: Navigator) -> Bool {
///     guard url.host() == "orders", let number = Int(url.lastPathComponent) else { return false }
///     navigator.perform(route: KnownRoutes.order(number))
///     return true
///   }
/// }
/// ```
///
/// Addresses come from outside: whatever is in one may be wrong.
nonisolated public protocol NavigationURLHandler {
  /// Takes an address, or says that it is none for this handler.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - navigator: The navigator of the view that has the `onNavigationOpenURL`.
  /// - Returns: Whether the handler takes the address.
  @MainActor func handles(_ url: URL, with navigator: Navigator) -> Bool
}

extension View {
  /// Offers addresses that are opened in the app to handlers. The first that says true ends the search.
  ///
  /// ```swift
  /// RootTabView()
  ///   .onNavigationOpenURL(HomeURLHandler(), OrderURLHandler())
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// An address is handled once in a tree of navigators, wherever the handlers are. Views that can be seen are asked first, of these the
  /// one in the innermost presentation and on the topmost screen, so that a screen can take what is meant for it before the app does.
  nonisolated public func onNavigationOpenURL(_ handlers: any NavigationURLHandler...) -> some View {
    onNavigationOpenURL(handlers)
  }

  /// Offers addresses that are opened in the app to handlers, and shows a screen for those that nobody takes.
  ///
  /// ```swift
  /// .onNavigationOpenURL(OrderURLHandler()) { url in AppDestinations.notFound(url) }
  /// ```
  ///
  /// - Parameters:
  ///   - handlers: Who is asked, in this order.
  ///   - unmatched: The destination to go to, in its own way, from where the user is.
  nonisolated public func onNavigationOpenURL(
    _ handlers: any NavigationURLHandler..., unmatched: @escaping @MainActor (URL) -> any NavigationDestination
  ) -> some View {
    onNavigationOpenURL(handlers, unmatched: unmatched)
  }

  /// Offers addresses that are opened in the app to handlers. The first that says true ends the search.
  ///
  /// - Parameters:
  ///   - handlers: Who is asked, in this order.
  ///   - unmatched: The destination to go to, in its own way, for an address that nobody in the tree takes.
  nonisolated public func onNavigationOpenURL(
    _ handlers: [any NavigationURLHandler], unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    modifier(OpenURLModifier(handlers: handlers, unmatched: unmatched))
  }
}

nonisolated private struct OpenURLModifier: ViewModifier {
  let handlers: [any NavigationURLHandler]
  let unmatched: (@MainActor (URL) -> any NavigationDestination)?
  @State private var registration = AddressHandlers()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(handlers: [any NavigationURLHandler], unmatched: (@MainActor (URL) -> any NavigationDestination)?) {
    self.handlers = handlers
    self.unmatched = unmatched
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return
      content
      .onOpenURL { url in
        guard screen != nil else {
          navigator.reportOutside("onNavigationOpenURL")
          return
        }
        navigator.tree.addresses.openedBySystem(url, at: registration)
      }
      .onContinueUserActivity(NavigationActivity.place) { activity in
        guard screen != nil, let url = activity.webpageURL else { return }
        let way = activity.userInfo?[NavigationActivity.way] as? [String]
        navigator.tree.addresses.openedBySystem(url, at: registration, along: way ?? [])
      }
  }

  @MainActor private func register() {
    guard let screen else { return }
    registration.update(on: screen, handlers, unmatched)
    navigator.tree.addresses.handlers.add(registration)
  }
}
