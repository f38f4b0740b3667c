import ExampleShopCore
import SwiftUI

/// The screen with information about the shop.
struct AboutScreen: View {
  var body: some View {
    List {
      Section {
        VStack(spacing: 8) {
          SymbolTile("leaf.fill", tint: .green, size: 72)
          Text("Leaf & Bean")
            .font(.title3)
            .fontWeight(.semibold)
          Text("An example of Navigator. Nothing here can be bought.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
      }
      Section("How it is made") {
        LabeledContent("Modules", value: "7")
        LabeledContent("Data", value: "SQLite")
        LabeledContent("Navigation", value: "NavigatorUI")
      }
    }
    .navigationTitle("About")
  }
}
