import SwiftUI

/// Texts that the page itself adapts, a menu with a preview, an order of reading, and a color scheme of the app.
struct ContentCase: View {
  @State private var isDark = false
  @State private var log = "none"

  var body: some View {
    List {
      Section("Texts") {
        Text(Date.now.addingTimeInterval(-5), style: .timer).accessibilityIdentifier("timer")
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
