import ExampleShopCore
import NavigatorUI
import SwiftUI

/// Sections that add a product to the cart and show its quantity in the cart.
struct CartControls: View {
  let product: Product
  @Environment(Visitor.self) private var visitor
  @Environment(\.navigator) private var navigator
  @State private var quantity = 1

  private var inCart: Int { visitor.cart.quantity(of: product.id) }

  var body: some View {
    Section {
      if inCart > 0 {
        Button {
          navigator.perform(route: ShopRoute.cart)
        } label: {
          Label("Show Cart", systemImage: "cart")
        }
        .badge(inCart)
      }
      if product.stock == 0 {
        Text("Sold out. The next lot comes in the spring.")
          .foregroundStyle(.secondary)
      } else if inCart < product.stock {
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...(product.stock - inCart))
      } else {
        Text("You have all that are left.")
          .foregroundStyle(.secondary)
      }
    }
    if inCart < product.stock {
      Section {
        Button {
          visitor.cart.add(product, quantity: quantity)
          quantity = 1
        } label: {
          Text("Add to Cart")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
    }
  }
}
