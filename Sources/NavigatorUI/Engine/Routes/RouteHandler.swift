import SwiftUI

/// The handler of one type of routes. The modifier keeps it as state.
@MainActor
final class RouteHandler: Placed {
  private(set) var routeType: Any.Type = Never.self
  private(set) weak var screen: ScreenContext?
  private var handler: ((any NavigationRoutes, Navigator) -> Void)?

  nonisolated init() {}

  /// Stores the handler, as of the view's latest evaluation.
  func update<H: NavigationRouteHandling>(on screen: ScreenContext, _ handler: H) {
    routeType = H.Route.self
    self.screen = screen
    self.handler = { route, navigator in
      if let route = route as? H.Route { handler.route(to: route, with: navigator) }
    }
  }

  func handle(_ route: any NavigationRoutes) {
    guard let navigator = screen?.navigator else { return }
    handler?(route, navigator)
  }
}

extension NavigationTree {
  /// Returns the handler of a route: the nearest one of the sender's navigator and its ancestors, or otherwise any, visible ones
  /// first.
  func routeHandler(of route: any NavigationRoutes, nearestTo sender: Navigator) -> RouteHandler? {
    let type = Swift.type(of: route) as Any.Type
    let handlers = routeHandlers.nearestFirst.filter { $0.routeType == type }
    for navigator in sequence(first: sender, next: \.parent) {
      if let handler = handlers.first(where: { $0.screen?.navigator === navigator }) { return handler }
    }
    return handlers.first
  }
}
