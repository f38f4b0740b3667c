import SwiftUI

extension View {
  /// Takes the steps of routes of one type.
  ///
  /// ```swift
  /// RootTabView()
  ///   .onNavigationRoute(KnownRouter())
  ///   .navigationRoot(navigator)
  /// ```
  ///
  /// Where several views handle a type, the one nearest to the navigator that performs the route does, on the way up from there; where none
  /// is around it, any does.
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
