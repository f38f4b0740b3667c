import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The home screen. The views of products and orders come from other modules.
struct HomeScreen: View {
  @Environment(\.catalog) private var catalog
  @Environment(Visitor.self) private var visitor

  var body: some View {
    Loaded("shelves") {
      try await catalog.shelves()
    } content: { shelves in
      List {
        Section {
          NavigationLink(to: HomeDestinations.story) { WelcomeCard(name: visitor.customer?.name) }
        }
        Section("Chosen for today") {
          NavigationProvidedView(for: CatalogPlaces.featured)
        }
        Section("Your latest order") {
          NavigationProvidedView(for: OrderPlaces.latest)
        }
        Section("Shelves") {
          ForEach(shelves) { shelf in
            NavigationLink(to: CatalogPlaces.shelf(shelf.id)) { ShelfRow(shelf) }
          }
        }
      }
    }
    .navigationTitle("Leaf & Bean")
  }
}
