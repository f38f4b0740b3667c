import ExampleShopCore
import SwiftUI

struct WelcomeCard: View {
  /// The name of the signed-in customer, or nil.
  let name: String?

  var body: some View {
    HStack(spacing: 16) {
      SymbolTile("leaf.fill", tint: .green, size: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text(greeting)
          .font(.title3)
          .fontWeight(.semibold)
        Text("Small farms, short ways, fresh every week. This is how we choose.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 8)
  }

  private var greeting: String {
    guard let first = name?.split(separator: " ").first else { return "Welcome" }
    return "Welcome back, \(first)"
  }
}
