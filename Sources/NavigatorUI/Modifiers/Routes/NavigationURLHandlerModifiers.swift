import SwiftUI

extension View {
  /// Passes opened URLs to handlers until one accepts it.
  ///
  /// ```swift
  /// RootTabView()
  ///   .onNavigationOpenURL(HomeURLHandler(), OrderURLHandler())
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// A URL is handled once in a tree of navigators, regardless of the positions of the handlers. Handlers of visible views come
  /// first; of these, the innermost presentation and the topmost screen come first. So a screen can handle a URL before the app
  /// does.
  ///
  /// A URL that no handler in the tree accepts can show a destination:
  ///
  /// ```swift
  /// .onNavigationOpenURL(OrderURLHandler()) { url in AppDestinations.notFound(url) }
  /// ```
  ///
  /// - Parameters:
  ///   - handlers: The handlers in the order in which they receive a URL.
  ///   - unmatched: A closure that returns the destination to show, by its own method, above the current screen.
  nonisolated public func onNavigationOpenURL(
    _ handlers: any NavigationURLHandler..., unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    onNavigationOpenURL(handlers, unmatched: unmatched)
  }

  /// Passes opened URLs to an array of handlers, and shows a destination for URLs that no handler in the tree accepts.
  nonisolated public func onNavigationOpenURL(
    _ handlers: [any NavigationURLHandler], unmatched: (@MainActor (URL) -> any NavigationDestination)? = nil
  ) -> some View {
    modifier(OpenURLModifier(handlers: URLHandlers(handlers: handlers, unmatched: unmatched)))
  }
}

nonisolated private struct OpenURLModifier: ViewModifier {
  let handlers: URLHandlers
  @State private var view = ViewIdentity()
  /// The URL that was opened last if no handler accepted it and nothing is shown for it.
  @State private var unhandled: URL?
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(ScreenRegistration(nil, handlers))
      .onOpenURL { url in
        guard screen != nil else {
          navigator.reportOutside("onNavigationOpenURL")
          return
        }
        navigator.tree.urlDispatcher.openedBySystem(url, at: view)
        update()
      }
      .onContinueUserActivity(NavigationActivity.place) { activity in
        guard screen != nil, let url = activity.webpageURL else { return }
        let route = activity.userInfo?[NavigationActivity.route] as? [String]
        navigator.tree.urlDispatcher.openedBySystem(url, at: view, along: route ?? [])
        update()
      }
      .addressActivity(unhandled.flatMap { AddressActivity(notFound: $0) })
  }

  /// Declares a URL that leads to no screen. A host with addresses then responds that the page does not exist.
  @MainActor private func update() {
    let current = navigator.tree.urlDispatcher.unhandled
    if current != unhandled { unhandled = current }
  }
}
