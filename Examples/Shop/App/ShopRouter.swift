import ExampleShopCatalog
import ExampleShopCore
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI

/// The router that performs the steps of every route: it selects a tab and pushes destinations.
struct ShopRouter: NavigationRouteHandling {
  func route(to route: ShopRoute, with navigator: Navigator) {
    switch route {
    case .home: go(to: .home, with: navigator)
    case .catalog: go(to: .catalog, with: navigator)
    case .shelf(let id): go(to: .catalog, CatalogDestinations.shelf(id), with: navigator)
    case .product(let id): go(to: .catalog, CatalogDestinations.product(id), with: navigator)
    case .cart: go(to: .cart, with: navigator)
    case .orders: go(to: .orders, with: navigator)
    case .order(let number): go(to: .orders, OrderDestinations.order(number), with: navigator)
    case .settings: go(to: .settings, with: navigator)
    case .about: go(to: .settings, SettingsDestinations.about, with: navigator)
    }
  }

  /// Dismisses all presentations, selects a tab, pops to its root and pushes a destination.
  private func go(to tab: ShopTab, _ destination: (any NavigationDestination)? = nil, with navigator: Navigator) {
    var steps: [any Hashable] = [NavigationAction.dismissAny, tab, NavigationAction.popAll(in: tab.rawValue)]
    if let destination { steps.append(destination) }
    navigator.send(values: steps)
  }
}
