import SwiftUI

/// A row with a product.
public struct ProductRow: View {
  private let product: Product

  public init(_ product: Product) {
    self.product = product
  }

  public var body: some View {
    HStack(spacing: 12) {
      ProductTile(product)
      VStack(alignment: .leading, spacing: 2) {
        Text(product.name)
        Text(product.stock > 0 ? product.origin : "Sold out")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(product.price.text)
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .fixedSize()
    }
    .padding(.vertical, 4)
  }
}
