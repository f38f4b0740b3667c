import ExampleShopCore
import SwiftUI

/// The screen about how the shop chooses its products.
struct StoryScreen: View {
  var body: some View {
    List {
      Section {
        VStack(spacing: 12) {
          SymbolTile("leaf.fill", tint: .green, size: 88)
          Text("Since 2009, from people we know")
            .font(.title3)
            .fontWeight(.semibold)
          Text("We buy from eleven farms, and we have drunk tea on the porch of each. No auction, no warehouse in between.")
            .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
      }
      Section("How we choose") {
        Label("We taste every lot, twice", systemImage: "mug")
        Label("The farm names the price", systemImage: "tag")
        Label("What is on the shelf is of this season", systemImage: "calendar")
      }
    }
    .navigationTitle("Our Story")
  }
}
