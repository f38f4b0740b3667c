import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen of a product, with controls that add it to the cart.
struct ProductScreen: View {
  let id: Product.ID
  @Environment(\.catalog) private var catalog

  var body: some View {
    Loaded(id) {
      try await catalog.product(id)
    } content: { product in
      List {
        Section {
          ProductHeader(product: product)
        }
        CartControls(product: product)
        Section("About it") {
          Text(product.summary)
          LabeledContent("From", value: product.origin)
          LabeledContent("In the shop", value: product.stock > 0 ? "\(product.stock) left" : "Sold out")
        }
      }
      .navigationTitle(product.name)
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ProductHeader: View {
  let product: Product

  var body: some View {
    VStack(spacing: 10) {
      ProductTile(product, size: 120)
        .padding(.bottom, 4)
      Text(product.name)
        .font(.title2)
        .fontWeight(.bold)
      Text("\(product.price.text) · \(product.unit)")
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.vertical, 16)
    .frame(maxWidth: .infinity)
  }
}
