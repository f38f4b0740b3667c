import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen with the products of a shelf.
struct ShelfScreen: View {
  let id: Shelf.ID
  @Environment(\.catalog) private var catalog

  var body: some View {
    Loaded(id) {
      try await (catalog.shelf(id), catalog.products(on: id))
    } content: { shelf, products in
      List {
        Section {
          ForEach(products) { product in
            NavigationLink(to: CatalogDestinations.product(product.id)) { ProductRow(product) }
          }
        } footer: {
          Text(shelf.summary)
        }
      }
      .navigationTitle(shelf.name)
    }
  }
}
