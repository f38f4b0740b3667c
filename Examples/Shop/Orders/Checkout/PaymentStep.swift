import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The step for the payment method. It shows the total and places the order.
struct PaymentStep: View {
  let flow: CheckoutFlow
  @Environment(\.navigator) private var navigator
  @Environment(\.orders) private var orders
  @Environment(Visitor.self) private var visitor
  @State private var choice = PaymentMethod.card

  private var delivery: DeliveryOption { flow.delivery ?? .standard }

  var body: some View {
    List {
      Section("How will you pay?") {
        Picker("Payment", selection: $choice) {
          ForEach(PaymentMethod.allCases) { method in
            Label(method.title, systemImage: method.symbol)
          }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
      Section("Your order") {
        ForEach(visitor.cart.lines) { line in
          LabeledContent("\(line.quantity) × \(line.product.name)", value: line.price.text)
        }
        LabeledContent(delivery.title, value: delivery.price.text)
        LabeledContent("Total", value: (visitor.cart.total + delivery.price).text)
          .fontWeight(.semibold)
        if let address = flow.address(of: visitor) {
          LabeledContent("To", value: "\(address.name), \(address.street), \(address.city)")
        }
      }
      StepButton("Place Order") { try await placeOrder() }
    }
    .navigationTitle("Payment")
  }

  private func placeOrder() async throws {
    guard let customer = visitor.customer else { return }
    guard let address = flow.address(of: visitor) else { throw ShopError.noAddress }
    let draft = OrderDraft(
      address: address, delivery: delivery, payment: choice, quantities: visitor.cart.quantities)
    let order = try await orders.place(draft, for: customer.id)
    visitor.cart.removeAll()
    visitor.orderAddress = nil
    try await visitor.refresh()
    try await navigator.next(flow.copy { $0.order = order.number })
  }
}
