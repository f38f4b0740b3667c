import ExampleShopCore
import NavigatorUI
import SwiftUI

/// A row with the latest order. It pushes the order onto the stack that contains it.
struct LatestOrderRow: View {
  @Environment(\.orders) private var orders
  @Environment(\.navigator) private var navigator
  @Environment(Visitor.self) private var visitor

  var body: some View {
    if let customer = visitor.customer {
      Loaded(customer.id) {
        orders.orders(of: customer.id)
      } content: { orders in
        if let latest = orders.first {
          NavigationLink(to: OrderDestinations.order(latest.number)) { OrderRow(order: latest) }
        } else {
          Text("You have not ordered anything yet.")
            .foregroundStyle(.secondary)
        }
      }
    } else {
      Button {
        navigator.navigate(to: AccountPlaces.signIn)
      } label: {
        Label("Sign In to Follow Your Orders", systemImage: "person")
      }
    }
  }
}
