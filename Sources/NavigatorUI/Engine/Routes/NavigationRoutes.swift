/// A type whose values name routes through an app. A route may have several steps, which its caller does not need to specify.
///
/// ```swift
/// nonisolated enum KnownRoutes: NavigationRoutes {
///   case auth
///   case order(Int)
/// }
/// ```
///
/// A ``NavigationRouteHandling`` implements the steps, and ``Navigator/perform(route:)`` performs them.
nonisolated public protocol NavigationRoutes: Hashable {}

/// A handler that performs the steps of routes of one type, usually by sending values:
///
/// ```swift
/// struct KnownRouter: NavigationRouteHandling {
///   func route(to route: KnownRoutes, with navigator: Navigator) {
///     switch route {
///     case .auth: navigator.navigate(to: LoginDestinations.login)
///     case .order(let number): navigator.perform(.reset, .send(RootTabs.orders, OrderDestinations.order(number)))
///     }
///   }
/// }
/// ```
nonisolated public protocol NavigationRouteHandling {
  /// The type of the routes.
  associatedtype Route: NavigationRoutes

  /// Performs the steps of a route.
  ///
  /// - Parameters:
  ///   - route: The route to perform.
  ///   - navigator: The navigator of the view with the `onNavigationRoute(_:)` modifier.
  @MainActor func route(to route: Route, with navigator: Navigator)
}
