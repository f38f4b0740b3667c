import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The destinations of the Catalog module.
@Routable
nonisolated public enum CatalogDestinations: Hashable, Codable {
  /// The root of a tab. The tab declares the address.
  @Address(nil)
  case catalog
  @Address("catalog/:0")
  case shelf(Shelf.ID)
  @Address("product/:0")
  case product(Product.ID)
  /// A row for a list of another module.
  @Address(nil)
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
