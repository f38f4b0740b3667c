import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen with the customer's orders, newest first. It is updated when an order changes.
struct OrdersScreen: View {
  @Environment(\.orders) private var orders
  @Environment(\.navigator) private var navigator
  @Environment(Visitor.self) private var visitor

  var body: some View {
    Group {
      if let customer = visitor.customer {
        Loaded(customer.id) {
          orders.orders(of: customer.id)
        } content: { orders in
          if orders.isEmpty {
            Notice("No orders yet", symbol: "shippingbox", message: "Your orders appear here with their progress.")
          } else {
            List(orders) { order in
              NavigationLink(to: OrderDestinations.order(order.number)) { OrderRow(order: order) }
            }
          }
        }
      } else {
        Notice("Who are you?", symbol: "person", message: "Sign in to see what you ordered.") {
          Button("Sign In") { navigator.navigate(to: AccountPlaces.signIn) }
        }
      }
    }
    .navigationTitle("Orders")
  }
}
