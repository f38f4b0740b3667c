import ExampleShopCatalog
import ExampleShopCore
import ExampleShopHome
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI
import SwiftUI

/// The parts of the shop. A tab is found by its name, in restored sessions too.
nonisolated enum ShopTab: String, CaseIterable {
  case home, catalog, cart, orders, settings
}

struct ShopTabs: View {
  @SceneStorage("shop.tab") private var tab = ShopTab.home
  @Environment(Visitor.self) private var visitor

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: ShopTab.home) {
        ManagedNavigationStack(scene: ShopTab.home.rawValue) { HomeDestinations.home }
      }
      Tab("Catalogue", systemImage: "square.grid.2x2", value: ShopTab.catalog) {
        ManagedNavigationStack(scene: ShopTab.catalog.rawValue) {
          CatalogDestinations.catalog.navigationAutoReceive(CatalogDestinations.self)
        }
      }
      Tab("Cart", systemImage: "cart", value: ShopTab.cart) {
        ManagedNavigationStack(scene: ShopTab.cart.rawValue) { OrderDestinations.cart }
      }
      .badge(visitor.cart.itemCount)
      Tab("Orders", systemImage: "shippingbox", value: ShopTab.orders) {
        ManagedNavigationStack(scene: ShopTab.orders.rawValue) {
          OrderDestinations.orders.navigationAutoReceive(OrderDestinations.self)
        }
      }
      Tab("Settings", systemImage: "gear", value: ShopTab.settings) {
        ManagedNavigationStack(scene: ShopTab.settings.rawValue) {
          SettingsDestinations.settings.navigationAutoReceive(SettingsDestinations.self)
        }
      }
    }
    .onNavigationReceive(assign: $tab)
  }
}
