import NavigatorUI
import SwiftUI

struct AccessoriesSection: View {
  @State private var isPresented = false

  var body: some View {
    SectionScreen(
      section: .accessories,
      summary: """
        A tab view can have an accessory: a view above the tabs, or at the bottom of a wide window. It stays and keeps its \
        state when another tab is selected, and rows scroll below it. The app shows and hides it, and a view can read \
        whether it is in an accessory.
        """
    ) {
      Button("Open the player") { isPresented = true }
        .fullScreenCover(isPresented: $isPresented) { PlayerTabs() }
    }
  }
}

private struct PlayerTabs: View {
  @State private var song = "Autumn"
  @State private var showsPlayer = true

  var body: some View {
    TabView {
      Tab("Songs", systemImage: "music.note.list") { SongList(song: $song) }
      Tab("Options", systemImage: "gear") { PlayerOptions(showsPlayer: $showsPlayer) }
    }
    .tabViewBottomAccessory(isEnabled: showsPlayer) { PlayerBar(song: song) }
  }
}

/// The accessory: the song, and a button that counts how often it has been played.
private struct PlayerBar: View {
  let song: String
  @State private var plays = 0
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    HStack {
      Label(song, systemImage: "music.note").lineLimit(1)
      Spacer()
      Button("Played \(plays) times") { plays += 1 }
    }
    .padding(.horizontal, placement == .expanded ? 16 : 0)
  }
}

private struct SongList: View {
  @Binding var song: String
  @Environment(\.dismiss) private var dismiss

  private let songs = ["Spring", "Summer", "Autumn", "Winter"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<8, id: \.self) { part in
          Section("Part \(part + 1)") {
            ForEach(songs, id: \.self) { name in
              Button(name) { song = name }
            }
          }
        }
      }
      .navigationTitle("Songs")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      }
    }
  }
}

private struct PlayerOptions: View {
  @Binding var showsPlayer: Bool

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Show the player", isOn: $showsPlayer)
      }
      .navigationTitle("Options")
    }
  }
}
