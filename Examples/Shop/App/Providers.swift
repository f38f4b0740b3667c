import ExampleShopCatalog
import ExampleShopCore
import ExampleShopOrders
import ExampleShopSettings
import NavigatorUI
import SwiftUI

/// A modifier that provides the views that modules request from each other.
struct Providers: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onNavigationProvidedView(CatalogPlaces.self) { place in
        switch place {
        case .shelf(let id): CatalogDestinations.shelf(id)
        case .product(let id): CatalogDestinations.product(id)
        case .featured: CatalogDestinations.featured
        }
      }
      .onNavigationProvidedView(OrderPlaces.self) { place in
        switch place {
        case .order(let number): OrderDestinations.order(number)
        case .latest: OrderDestinations.latest
        }
      }
      .onNavigationProvidedView(AccountPlaces.self) { place in
        switch place {
        case .signIn: SettingsDestinations.signIn
        }
      }
  }
}
