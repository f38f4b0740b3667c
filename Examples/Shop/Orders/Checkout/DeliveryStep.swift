import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The step for the delivery method.
struct DeliveryStep: View {
  let flow: CheckoutFlow
  @Environment(\.navigator) private var navigator
  @State private var choice = DeliveryOption.standard

  var body: some View {
    List {
      Section("How shall it get there?") {
        Picker("Delivery", selection: $choice) {
          ForEach(DeliveryOption.allCases) { option in
            DeliveryRow(option: option)
          }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
      StepButton("Continue") {
        try await navigator.next(flow.copy { $0.delivery = choice })
      }
    }
    .navigationTitle("Delivery")
  }
}

private struct DeliveryRow: View {
  let option: DeliveryOption

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(option.title)
        Text(option.detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(option.price.text)
        .foregroundStyle(.secondary)
        .fixedSize()
    }
  }
}
