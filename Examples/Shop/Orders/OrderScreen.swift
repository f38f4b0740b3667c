import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen of an order: its progress, lines and delivery address.
struct OrderScreen: View {
  let number: Int
  @Environment(\.orders) private var orders
  @Environment(Visitor.self) private var visitor

  var body: some View {
    Group {
      if let customer = visitor.customer {
        Loaded(customer.id) {
          try await orders.order(number, of: customer.id)
        } content: { order in
          List {
            Section { OrderProgress(status: order.status) }
            Section("What you ordered") { OrderLines(order: order) }
            Section("Where it goes") { OrderDelivery(order: order) }
          }
        }
      } else {
        Notice("You have signed out", symbol: "person", message: "Sign in again to see this order.")
      }
    }
    .navigationTitle("Order \(String(number))")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct OrderLines: View {
  let order: Order

  var body: some View {
    ForEach(order.lines) { line in
      NavigationLink(to: CatalogPlaces.product(line.productID)) {
        LabeledContent("\(line.quantity) × \(line.name)", value: line.price.text)
      }
    }
    LabeledContent("Delivery", value: order.delivery.price.text)
    LabeledContent("Total", value: order.total.text)
      .fontWeight(.semibold)
  }
}

private struct OrderDelivery: View {
  let order: Order

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(order.address.name)
      Text("\(order.address.street), \(order.address.city)")
        .foregroundStyle(.secondary)
    }
    LabeledContent("Delivery", value: order.delivery.title)
    LabeledContent("Payment", value: order.payment.title)
    LabeledContent("Ordered on", value: order.date.formatted(date: .long, time: .omitted))
  }
}
