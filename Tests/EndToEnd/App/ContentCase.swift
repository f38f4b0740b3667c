import SwiftUI

/// Texts that the page itself adapts, a menu with a preview, an order of reading, and a color scheme of the app.
struct ContentCase: View {
  @State private var isDark = false
  @State private var log = "none"

  var body: some View {
    List {
      Section("Texts") {
        Text(Date.now.addingTimeInterval(-5), style: .timer).accessibilityIdentifier("timer")
        Text(timerInterval: Date.now.addingTimeInterval(-60)...Date.now.addingTimeInterval(600))
          .accessibilityIdentifier("interval")
        HStack {
          Text("This text is much wider than its stack").lineLimit(1).minimumScaleFactor(0.5)
        }
        .frame(width: 220)
        Text(verbatim: "beginning/of/a/long/path/and/its/end").lineLimit(1).truncationMode(.middle).frame(width: 160)
          .accessibilityIdentifier("middle")
      }
      Section("Badges") {
        Text("Urgent").badge(3).badgeProminence(.increased).accessibilityIdentifier("urgent")
        Text("Usual").badge(2).accessibilityIdentifier("usual")
      }
      Section("Symbols") {
        Image(systemName: "folder.badge.plus").symbolRenderingMode(.palette).foregroundStyle(.green, .red)
          .accessibilityIdentifier("palette")
      }
      Section("Order") {
        HStack {
          Button("Last") { log = "last" }
          Button("First") { log = "first" }.accessibilitySortPriority(2)
          Button("Second") { log = "second" }.accessibilitySortPriority(1)
        }
        .buttonStyle(.borderless)
      }
      Section("Others") {
        Text("Menu with a preview")
          .contextMenu {
            Button("Act") { log = "acted" }
          } preview: {
            Text("The preview").padding(20)
          }
        Toggle("Dark", isOn: $isDark)
        Text("Log: \(log)").accessibilityIdentifier("log")
      }
    }
    .navigationTitle("Content")
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

/// Texts that are truncated or scaled in their frames.
struct FramedTextsCase: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("A long text in a short line \(count)").lineLimit(1).frame(width: 80).accessibilityIdentifier("one")
      Text("Ab \(count)").lineLimit(1).frame(width: 80).accessibilityIdentifier("short")
      Text("Ab").lineLimit(1).frame(width: 80, alignment: .trailing).accessibilityIdentifier("trailing")
      Text("A long text of two lines in a narrow frame, and more of it").lineLimit(2).frame(width: 100)
        .accessibilityIdentifier("two")
      Text("A text of one line that shrinks").lineLimit(1).minimumScaleFactor(0.5).frame(width: 150, height: 40)
        .accessibilityIdentifier("scaled")
      Text("A text of one line that is much too long for its frame").lineLimit(1).minimumScaleFactor(0.5).frame(width: 100)
        .accessibilityIdentifier("least")
      Text("A text that may have as many lines as fit in its height").minimumScaleFactor(0.25).frame(width: 100, height: 44)
        .accessibilityIdentifier("lines")
      HStack(spacing: 0) {
        Text("A padded text of a line that shrinks").lineLimit(1).minimumScaleFactor(0.5).padding(10).background(.yellow)
          .accessibilityIdentifier("padded")
      }
      .frame(width: 200)
      HStack(spacing: 0) {
        Text("A text beside another view").lineLimit(1).minimumScaleFactor(0.25).accessibilityIdentifier("beside")
        Color.yellow.frame(width: count.isMultiple(of: 2) ? 120 : 20, height: 20)
      }
      .frame(width: 200)
      Button("Count") { count += 1 }
    }
    .navigationTitle("Framed texts")
  }
}

/// Tabs in sections, which a sidebar shows with their titles.
struct TabSectionsCase: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("At home") }
      TabSection("Library") {
        Tab("Albums", systemImage: "music.note") { Text("All albums") }
        Tab("Artists", systemImage: "person") { Text("All artists") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// A sidebar with views that are not tabs.
struct TabPartsCase: View {
  @State private var playlists = ["Morning"]

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("At home") }
      TabSection("Playlists") {
        ForEach(playlists, id: \.self) { name in
          Tab(name, systemImage: "music.note.list") { Text("All of \(name)") }
        }
      }
      .sectionActions {
        Button("New Playlist", systemImage: "plus") { playlists.append("Playlist \(playlists.count + 1)") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("Music").font(.headline) }
    .tabViewSidebarFooter { Text("Signed in") }
    .tabViewSidebarBottomBar { Button("Settings", systemImage: "gear") {} }
  }
}
