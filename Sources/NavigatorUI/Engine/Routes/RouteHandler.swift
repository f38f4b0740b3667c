nonisolated struct RouteHandler {
  let handler: any NavigationRouteHandling

  var routeType: Any.Type {
    func type<H: NavigationRouteHandling>(of handler: H) -> Any.Type { H.Route.self }
    return type(of: handler)
  }

  @MainActor func handle(_ route: any NavigationRoutes, with navigator: Navigator) {
    func handle<H: NavigationRouteHandling>(by handler: H) {
      if let route = route as? H.Route { handler.route(to: route, with: navigator) }
    }
    handle(by: handler)
  }
}

extension NavigationTree {
  /// Returns the handler of a route: the nearest one of the sender's navigator and its ancestors, or otherwise any, visible ones
  /// first.
  func routeHandler(of route: any NavigationRoutes, nearestTo sender: Navigator) -> ViewRegistration<RouteHandler>? {
    let type = Swift.type(of: route) as Any.Type
    let handlers = registry(of: RouteHandler.self).nearestFirst.filter { $0.value?.routeType == type }
    for navigator in sequence(first: sender, next: \.parent) {
      if let handler = handlers.first(where: { $0.screen?.navigator === navigator }) { return handler }
    }
    return handlers.first
  }
}
