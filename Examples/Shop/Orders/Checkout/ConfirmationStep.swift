import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The step that confirms the order. It hides the Back button, because the order has been placed.
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
