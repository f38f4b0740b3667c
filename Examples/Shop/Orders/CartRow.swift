import ExampleShopCore
import NavigatorUI
import SwiftUI

/// A row with a product in the cart and controls for its quantity.
struct CartRow: View {
  let line: CartLine
  @Environment(Visitor.self) private var visitor

  var body: some View {
    HStack(spacing: 12) {
      ProductTile(line.product)
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text(line.product.name)
          Spacer()
          Text(line.price.text)
            .monospacedDigit()
            .fixedSize()
        }
        HStack {
          Stepper(
            "\(line.quantity) × \(line.product.unit)",
            value: Binding {
              line.quantity
            } set: {
              visitor.cart.set($0, of: line.product)
            },
            in: 1...max(line.product.stock, 1)
          )
          .font(.footnote)
          .foregroundStyle(.secondary)
          Button(role: .destructive) {
            visitor.cart.remove(line.product.id)
          } label: {
            Label("Remove \(line.product.name)", systemImage: "trash")
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
    }
    .padding(.vertical, 4)
  }
}
