import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum HomeRoutes: NavigationRoutes {
  case settings
  case page(Int)
}

private struct RoutingView: View {
  let router: any NavigationRouting<HomeRoutes>

  var body: some View {
    Button("Settings") { router.route(to: .settings) }
    Button("Page 3") { router.route(to: .page(3)) }
  }
}

@Suite("Routers")
struct NavigationRouterTests {
  private func twoArguments(_ navigator: Navigator) -> any NavigationRouting<HomeRoutes> {
    NavigationRouter(navigator) { route, navigator in
      switch route {
      case .settings: navigator.navigate(to: SettingsDestinations.main)
      case .page(let number): navigator.navigate(to: HomeDestinations.pageN(number))
      }
    }
  }

  private func oneArgument(_ navigator: Navigator) -> any NavigationRouting<HomeRoutes> {
    NavigationRouter(navigator) {
      switch $0 {
      case .settings: navigator.navigate(to: SettingsDestinations.main)
      case .page(let number): navigator.navigate(to: HomeDestinations.pageN(number))
      }
    }
  }

  @Test("A module requests destinations that the app resolves", arguments: [false, true])
  func routes(takesNavigator: Bool) throws {
    let app = TestApp {
      ManagedNavigationStack { navigator in
        RoutingView(router: takesNavigator ? twoArguments(navigator) : oneArgument(navigator))
          .navigationTitle("Home")
      }
    }
    try app.tap("Settings")
    #expect(app.stack == ["Home", "Settings main"])
    try app.goBack()
    try app.tap("Page 3")
    #expect(app.stack == ["Home", "Page 3"])
  }

  @Test("The mock records the requests")
  func mock() throws {
    let router = MockNavigationRouter<HomeRoutes>()
    let app = TestApp { RoutingView(router: router) }
    try app.tap("Page 3")
    try app.tap("Settings")
    #expect(router.routes == [.page(3), .settings])
  }
}
