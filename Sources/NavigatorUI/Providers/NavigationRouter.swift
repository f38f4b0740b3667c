/// Goes the ways of one ``NavigationRoutes`` type, which the caller knows by name only. A module asks for one among its dependencies:
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
  associatedtype Route: NavigationRoutes

  func route(to route: Route)
}

/// A ``NavigationRouting`` made of a function, for the place where the app puts its modules together.
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

  /// A router that goes by a navigator, which it hands to the function.
  nonisolated public init(_ navigator: Navigator, router: @escaping @MainActor (Route, Navigator) -> Void) {
    self.navigator = navigator
    self.router = router
  }

  /// A router whose function knows its navigator by itself.
  nonisolated public init(_ navigator: Navigator, router: @escaping @MainActor (Route) -> Void) {
    self.init(navigator) { route, _ in router(route) }
  }

  public func route(to route: Route) {
    router(route, navigator)
  }
}

/// A ``NavigationRouting`` for previews and tests: it goes nowhere and remembers what it was asked for.
///
/// ```swift
/// let router = MockNavigationRouter<HomeRoutes>()
/// …
/// #expect(router.routes == [.settings])
/// ```
@MainActor
public final class MockNavigationRouter<Route: NavigationRoutes>: NavigationRouting {
  /// What it was asked for, in order.
  public private(set) var routes: [Route] = []

  nonisolated public init() {}

  public func route(to route: Route) {
    routes.append(route)
  }
}
