import ExampleShopCore
import NavigatorUI
import SwiftUI

/// A row of featured products. It pushes onto the stack that contains it.
struct FeaturedRow: View {
  @Environment(\.catalog) private var catalog
  @Environment(\.navigator) private var navigator

  var body: some View {
    Loaded("featured") {
      try await catalog.featuredProducts()
    } content: { products in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(products) { product in
            Button {
              navigator.navigate(to: CatalogDestinations.product(product.id))
            } label: {
              FeaturedCard(product: product)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.vertical, 8)
      }
    }
  }
}

private struct FeaturedCard: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ProductTile(product, size: 132)
        .padding(.bottom, 4)
      Text(product.name)
        .font(.subheadline)
        .fontWeight(.semibold)
      Text(product.price.text)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(width: 132, alignment: .leading)
  }
}
