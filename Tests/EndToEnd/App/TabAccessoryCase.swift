import SwiftUI

/// A tab view with an accessory, and lists whose links, labels and sections have lengths of their own.
struct TabAccessoryCase: View {
  @State private var isEnabled = true

  var body: some View {
    TabView {
      Tab("Library", systemImage: "music.note.list") {
        NavigationStack {
          List {
            Section("Links") {
              NavigationLink("Without a mark", value: 1).navigationLinkIndicatorVisibility(.hidden)
              NavigationLink("With a mark", value: 2)
            }
            Section("Wide") { Label("Spaced", systemImage: "star").labelIconToTitleSpacing(40).labelReservedIconWidth(60) }
              .listSectionMargins(.horizontal, 4)
            Toggle("Accessory", isOn: $isEnabled)
            ForEach(0..<40, id: \.self) { Text("Song \($0)") }
          }
          .navigationTitle("Library")
          .navigationDestination(for: Int.self) { Text("Song \($0)") }
        }
      }
      Tab("Search", systemImage: "magnifyingglass") { NowPlayingReader() }
    }
    .tabViewBottomAccessory(isEnabled: isEnabled) { NowPlaying() }
  }
}

private struct NowPlaying: View {
  @State private var count = 0

  var body: some View { Button("Played \(count) times") { count += 1 } }
}

private struct NowPlayingReader: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View { Text(placement == nil ? "Nothing found" : "In the accessory") }
}
