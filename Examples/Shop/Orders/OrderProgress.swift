import ExampleShopCore
import SwiftUI

/// The progress of an order: its completed and remaining steps.
struct OrderProgress: View {
  let status: Order.Status

  var body: some View {
    HStack(alignment: .top) {
      ForEach(Array(Order.Status.allCases.enumerated()), id: \.element) { index, step in
        if index > 0 {
          Rectangle()
            .fill(index <= reached ? AnyShapeStyle(status.tint) : AnyShapeStyle(.quaternary))
            .frame(height: 2)
            .padding(.top, 17)
        }
        VStack(spacing: 6) {
          Image(systemName: step.symbol)
            .font(.footnote)
            .foregroundStyle(index <= reached ? .white : .secondary)
            .frame(width: 36, height: 36)
            .background(index <= reached ? AnyShapeStyle(status.tint) : AnyShapeStyle(.quaternary), in: .circle)
          Text(step.title)
            .font(.caption)
            .foregroundStyle(index <= reached ? .primary : .secondary)
        }
      }
    }
    .padding(.vertical, 8)
  }

  private var reached: Int {
    Order.Status.allCases.firstIndex(of: status) ?? 0
  }
}
