import NavigatorUI
import SwiftUI

/// The routes that other modules request. The modules do not depend on the steps of a route.
nonisolated enum GuideRoutes: NavigationRoutes {
  case newest
  case number(Int)
}

struct GuideRouteHandler: NavigationRouteHandling {
  func route(to route: GuideRoutes, with navigator: Navigator) {
    switch route {
    case .newest: navigator.push(HomeDestinations.pageN(99))
    case .number(let number):
      navigator.push(HomeDestinations.pageN(1))
      navigator.push(HomeDestinations.pageN(number))
    }
  }
}

struct RoutesSection: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    SectionScreen(
      section: .routes,
      summary: "A route is a value. One handler performs its steps, and the code that requests the route does not depend on them."
    ) {
      Button("The newest page") { navigator.perform(route: GuideRoutes.newest) }
      Button("Page 7, above the first") { navigator.perform(route: GuideRoutes.number(7)) }
    }
    .onNavigationRoute(GuideRouteHandler())
  }
}
