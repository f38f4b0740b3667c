import SwiftUI

/// A scroll view below a bar, with views in a layer above it.
struct ScrolledLayersCase: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity) }
      }
    }
    .overlay {
      ZStack(alignment: .top) {
        Color.red.opacity(0.3).ignoresSafeArea().accessibilityIdentifier("veil")
        Text("Saved").accessibilityIdentifier("saved")
      }
      .allowsHitTesting(false)
    }
    .navigationTitle("Scrolled layers")
  }
}

/// A list below a large title, with a view in a layer above it.
struct BannerCase: View {
  var body: some View {
    List {
      ForEach(0..<40, id: \.self) { Text("Row \($0)") }
    }
    .overlay(alignment: .top) { Text("Offline").accessibilityIdentifier("banner") }
    .navigationTitle("Banner")
    .navigationBarTitleDisplayMode(.large)
  }
}

/// A list in a stack of layers below a large title.
struct ScrolledStackCase: View {
  var body: some View {
    ZStack {
      Color.mint.ignoresSafeArea()
      List {
        Section("Rows") {
          ForEach(0..<40, id: \.self) { Text("Row \($0)") }
        }
      }
      .listStyle(.plain)
    }
    .navigationTitle("Scrolled stack")
    .navigationBarTitleDisplayMode(.large)
  }
}
