import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen with all shelves and the results of a search.
struct CatalogScreen: View {
  @Environment(\.catalog) private var catalog
  @State private var search = ""
  @State private var found: [Product] = []

  var body: some View {
    Loaded("shelves") {
      try await catalog.shelves()
    } content: { shelves in
      List {
        SearchField(text: $search)
        if search.isEmpty {
          Section("Shelves") {
            ForEach(shelves) { shelf in
              NavigationLink(to: CatalogDestinations.shelf(shelf.id)) { ShelfRow(shelf) }
            }
          }
        } else {
          Section(found.isEmpty ? "Nothing found" : "Found") {
            ForEach(found) { product in
              NavigationLink(to: CatalogDestinations.product(product.id)) { ProductRow(product) }
            }
          }
        }
      }
    }
    .navigationTitle("Catalogue")
    .task(id: search) {
      // A newer search term cancels this task, so its results are discarded.
      guard let products = try? await catalog.products(matching: search), !Task.isCancelled else { return }
      found = products
    }
  }
}

private struct SearchField: View {
  @Binding var text: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      TextField("Search the catalogue", text: $text)
        .textFieldStyle(.plain)
        .submitLabel(.search)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Label("Clear the search", systemImage: "xmark.circle.fill")
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .foregroundStyle(.tertiary)
      }
    }
  }
}
