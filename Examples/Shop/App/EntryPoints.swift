import ExampleShopCatalog
import ExampleShopCore
import ExampleShopHome
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI
import SwiftUI

/// A modifier with everything that navigates from outside of a module: routes, addresses and the sign-in guard.
struct EntryPoints: ViewModifier {
  @Environment(Visitor.self) private var visitor

  func body(content: Content) -> some View {
    content
      .onNavigationRoute(ShopRouter())
      .navigationAddresses(
        ShopTab.self, HomeDestinations.self, CatalogDestinations.self, OrderDestinations.self, CheckoutDestinations.self,
        SettingsDestinations.self, AccountPlaces.self, parent: { ShopTab(showing: $0) }
      ) { url in ShopDestinations.notFound(url) }
      .navigationGuard { destination, _ in
        guard let place = destination as? any CustomersOnly, place.needsCustomer, !visitor.isSignedIn else { return .allow }
        return .redirect(to: AccountPlaces.signIn)
      }
  }
}
