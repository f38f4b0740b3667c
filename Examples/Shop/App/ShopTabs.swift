import ExampleShopCatalog
import ExampleShopCore
import ExampleShopHome
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI
import SwiftUI

/// The tabs of the shop. Restoration identifies a tab by its name.
@Routable("")
nonisolated enum ShopTab: String, CaseIterable {
  @Address("")
  case home
  case catalog, cart, orders, settings
}

extension ShopTab {
  /// Creates the tab in which a module's destination is shown, for navigation by address. The modules do not depend on the tabs.
  init?(showing place: any Routable) {
    switch place {
    case is HomeDestinations: self = .home
    case is CatalogDestinations: self = .catalog
    case is OrderDestinations: self = .orders
    case is CheckoutDestinations: self = .cart
    case is SettingsDestinations: self = .settings
    default: return nil
    }
  }
}

struct ShopTabs: View {
  @SceneStorage("shop.tab") private var tab = ShopTab.home
  @Environment(Visitor.self) private var visitor

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: ShopTab.home) {
        ManagedNavigationStack(scene: ShopTab.home.rawValue) {
          HomeDestinations.home.navigationAddress(ShopTab.home)
        }
      }
      Tab("Catalogue", systemImage: "square.grid.2x2", value: ShopTab.catalog) {
        ManagedNavigationStack(scene: ShopTab.catalog.rawValue) {
          CatalogDestinations.catalog
            .navigationAutoReceive(CatalogDestinations.self)
            .navigationAddress(ShopTab.catalog)
        }
      }
      Tab("Cart", systemImage: "cart", value: ShopTab.cart) {
        ManagedNavigationStack(scene: ShopTab.cart.rawValue) {
          OrderDestinations.cart.navigationAddress(ShopTab.cart)
        }
      }
      .badge(visitor.cart.itemCount)
      Tab("Orders", systemImage: "shippingbox", value: ShopTab.orders) {
        ManagedNavigationStack(scene: ShopTab.orders.rawValue) {
          OrderDestinations.orders
            .navigationAutoReceive(OrderDestinations.self)
            .navigationAddress(ShopTab.orders)
        }
      }
      Tab("Settings", systemImage: "gear", value: ShopTab.settings) {
        ManagedNavigationStack(scene: ShopTab.settings.rawValue) {
          SettingsDestinations.settings
            .navigationAutoReceive(SettingsDestinations.self)
            .navigationAddress(ShopTab.settings)
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .onNavigationReceive(assign: $tab)
  }
}
