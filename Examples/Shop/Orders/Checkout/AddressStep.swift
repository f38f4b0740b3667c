import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The step for the delivery address. It begins with the address of the last order.
struct AddressStep: View {
  let flow: CheckoutFlow
  @Environment(\.navigator) private var navigator
  @Environment(Visitor.self) private var visitor
  /// The edited address, or nil before the first change.
  @State private var draft: Address?

  private var address: Binding<Address> {
    Binding {
      draft ?? flow.address(of: visitor) ?? Address(name: visitor.customer?.name ?? "")
    } set: {
      draft = $0
    }
  }

  var body: some View {
    List {
      Section("Where shall it go?") {
        AddressFields(address: address)
      }
      StepButton("Continue", isDisabled: !address.wrappedValue.isComplete) {
        visitor.orderAddress = address.wrappedValue
        try await navigator.next(flow.copy { $0.address = address.wrappedValue })
      }
    }
    .navigationTitle("Address")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { navigator.cancel(flow) }
      }
    }
  }
}
