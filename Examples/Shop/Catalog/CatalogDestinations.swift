import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The places of the Catalog module.
nonisolated public enum CatalogDestinations: Hashable, Codable {
  case catalog
  case shelf(Shelf.ID)
  case product(Product.ID)
  /// A row for somebody else's list.
  case featured
}

extension CatalogDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .catalog: CatalogScreen()
    case .shelf(let id): ShelfScreen(id: id)
    case .product(let id): ProductScreen(id: id)
    case .featured: FeaturedRow()
    }
  }
}
