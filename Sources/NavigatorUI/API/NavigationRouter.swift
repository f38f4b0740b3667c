/// A router for one ``NavigationRoutes`` type. A module declares it as a dependency, so that it needs no access to the
/// destinations:
///
/// ```swift
/// protocol HomeDependencies {
///   @MainActor var router: any NavigationRouting<HomeRoutes> { get }
/// }
/// …
/// Button("Settings") { dependencies.router.route(to: .settings) }
/// ```
@MainActor
public protocol NavigationRouting<Route> {
  /// The type of the routes.
  associatedtype Route: NavigationRoutes

  /// Performs a route.
  func route(to route: Route)
}

/// A ``NavigationRouting`` that calls a closure, for the place where the app connects its modules.
///
/// ```swift
/// NavigationRouter(navigator) { route, navigator in
///   switch route {
///   case .settings: navigator.send(RootTabs.settings, SettingsDestinations.main)
///   }
/// }
/// ```
public struct NavigationRouter<Route: NavigationRoutes>: NavigationRouting {
  private let navigator: Navigator
  private let router: @MainActor (Route, Navigator) -> Void

  /// Creates a router that passes a navigator to a closure.
  nonisolated public init(_ navigator: Navigator, router: @escaping @MainActor (Route, Navigator) -> Void) {
    self.navigator = navigator
    self.router = router
  }

  /// Creates a router whose closure does not receive a navigator.
  nonisolated public init(_ navigator: Navigator, router: @escaping @MainActor (Route) -> Void) {
    self.init(navigator) { route, _ in router(route) }
  }

  /// Calls the closure with a route.
  public func route(to route: Route) {
    router(route, navigator)
  }
}

/// A ``NavigationRouting`` for previews and tests. It records the requested routes and does not navigate.
///
/// It belongs to NavigatorUI and not to NavigatorTesting, because previews are part of the app.
///
/// ```swift
/// let router = MockNavigationRouter<HomeRoutes>()
/// …
/// #expect(router.routes == [.settings])
/// ```
@MainActor
public final class MockNavigationRouter<Route: NavigationRoutes>: NavigationRouting {
  /// The requested routes, in order.
  public private(set) var routes: [Route] = []

  /// Creates a router without recorded routes.
  nonisolated public init() {}

  /// Records a route.
  public func route(to route: Route) {
    routes.append(route)
  }
}
