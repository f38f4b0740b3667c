/// Ways through an app that may take several steps, and whose steps the one who asks need not know.
///
/// ```swift
/// nonisolated enum KnownRoutes: NavigationRoutes {
///   case auth
///   case order(Int)
/// }
/// ```
///
/// A ``NavigationRouteHandling`` knows the steps, and ``Navigator/perform(route:)`` takes them.
nonisolated public protocol NavigationRoutes: Hashable {}

/// Takes the steps of routes of one type. Mostly it sends values:
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
  associatedtype Route: NavigationRoutes

  /// Takes the steps of a route.
  ///
  /// - Parameters:
  ///   - route: The way to go.
  ///   - navigator: The navigator of the view that has the `onNavigationRoute(_:)`.
  @MainActor func route(to route: Route, with navigator: Navigator)
}
