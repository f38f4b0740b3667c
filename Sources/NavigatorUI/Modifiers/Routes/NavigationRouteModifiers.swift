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
  nonisolated public func onNavigationRoute<H: NavigationRouteHandling>(_ handler: H) -> some View {
    modifier(
      ScreenRegistration("onNavigationRoute for \(H.Route.self)", RouteHandler(handler: handler)) { _, tree in
        tree.settlement.noteActivity()
      })
  }
}
