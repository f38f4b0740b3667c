import SwiftUI

extension View {
  /// Handles routes of one type.
  ///
  /// ```swift
  /// RootTabView()
  ///   .onNavigationRoute(KnownRouter())
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// If several views handle a type, the nearest one is used: the search begins at the navigator that performs the route and
  /// continues with its ancestors. If none of these handles the type, any other handler is used.
  ///
  /// - Parameter handler: The handler of the routes.
  nonisolated public func onNavigationRoute<H: NavigationRouteHandling>(_ handler: H) -> some View {
    modifier(RouteModifier(handler: handler))
  }
}

nonisolated private struct RouteModifier<H: NavigationRouteHandling>: ViewModifier {
  let handler: H
  @State private var registration = RouteHandler()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(handler: H) {
    self.handler = handler
  }

  @MainActor func body(content: Content) -> some View {
    register()
    return content.onAppear {
      if screen == nil { navigator.reportOutside("onNavigationRoute for \(H.Route.self)") }
    }
  }

  @MainActor private func register() {
    guard let screen else { return }
    registration.update(on: screen, handler)
    if navigator.tree.routeHandlers.add(registration) { navigator.noteActivity() }
  }
}
