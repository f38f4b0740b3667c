import ExampleShopCore
import NavigatorUI
import SwiftUI

/// Thanks for the order. From here there is no way back to what was ordered already.
struct ConfirmationStep: View {
  let flow: CheckoutFlow
  @Environment(\.navigator) private var navigator

  var body: some View {
    Notice("Thank you!", symbol: "checkmark.circle", message: message) {
      Button("Show Order") { navigator.complete(flow, returning: flow.order ?? 0) }
    }
    .navigationTitle("Ordered")
    .navigationBarBackButtonHidden()
  }

  private var message: String {
    "Your order has the number \(String(flow.order ?? 0)). We begin to pack it now."
  }
}
