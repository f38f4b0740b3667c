import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen with the products in the cart.
struct CartScreen: View {
  @Environment(Visitor.self) private var visitor
  @Environment(\.navigator) private var navigator

  var body: some View {
    Group {
      if visitor.cart.isEmpty {
        Notice("Your cart is empty", symbol: "cart", message: "Products that you add stay here until you order.") {
          Button("Look Around") { navigator.perform(route: ShopRoute.catalog) }
        }
      } else {
        List {
          Section {
            ForEach(visitor.cart.lines) { CartRow(line: $0) }
          }
          Section {
            LabeledContent("Total", value: visitor.cart.total.text)
              .fontWeight(.semibold)
          } footer: {
            Text("Delivery is added at the next step.")
          }
          Section {
            Button {
              navigator.start(CheckoutFlow(), returningTo: OrderCheckpoints.ordered)
            } label: {
              Text("Check Out")
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
          }
        }
      }
    }
    .navigationTitle("Cart")
    .navigationCheckpoint(OrderCheckpoints.ordered) { number in navigator.perform(route: ShopRoute.order(number)) }
  }
}
