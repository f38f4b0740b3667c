import ExampleShopCore
import SwiftUI

/// A row with an order.
struct OrderRow: View {
  let order: Order

  var body: some View {
    HStack(spacing: 12) {
      SymbolTile(order.status.symbol, tint: order.status.tint, size: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text("Order \(String(order.number))")
        Text("\(order.date.formatted(date: .abbreviated, time: .omitted)) · \(order.status.title)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(order.total.text)
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .fixedSize()
    }
    .padding(.vertical, 2)
  }
}

extension Order.Status {
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .placed: "doc.text"
    case .packed: "shippingbox"
    case .shipped: "paperplane"
    case .delivered: "checkmark"
    }
  }

  var tint: Color {
    switch self {
    case .placed: .blue
    case .packed: .orange
    case .shipped: .indigo
    case .delivered: .green
    }
  }
}
