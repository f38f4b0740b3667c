import SwiftUI

/// A screen whose background extends below its bars, and whose content reads the insets of its safe area.
struct EdgesView: View {
  @State private var insets = EdgeInsets()
  @State private var isBelowBars = true
  @State private var hasMargins = false
  @State private var isPlaying = true

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("The safe area begins \(Int(insets.leading)) points from the side and ends \(Int(insets.bottom)) above the bottom.")
          .frame(maxWidth: .infinity, alignment: .leading)
        Toggle("The background reaches the edges", isOn: $isBelowBars)
        Toggle("Margins at the sides", isOn: $hasMargins)
        Toggle("A player at the bottom", isOn: $isPlaying)
        ForEach(1..<13, id: \.self) { number in
          Text("Song \(number)")
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(.background.opacity(0.6), in: .rect(cornerRadius: 8))
        }
      }
      .padding()
    }
    // The insets of the modifiers below are those of the scroll view.
    .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { insets = $0 }
    .safeAreaPadding(.horizontal, hasMargins ? 32 : 0)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if isPlaying {
        Label("Song 1", systemImage: "music.note")
          .frame(maxWidth: .infinity, minHeight: 56)
          .background(.bar)
          .accessibilityIdentifier("player")
      }
    }
    .background {
      LinearGradient(colors: [.orange.opacity(0.5), .purple.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        .accessibilityIdentifier("background")
        .ignoresSafeArea(edges: isBelowBars ? .all : [])
    }
    .navigationTitle("Safe areas")
    .navigationBarTitleDisplayMode(.inline)
  }
}
