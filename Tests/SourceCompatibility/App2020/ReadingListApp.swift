import SwiftUI

@main
struct ReadingListApp: App {
  @StateObject private var library: Library
  @StateObject private var settings = Settings()

  init() {
    self.init(storage: MemoryStorage())
  }

  init(storage: BookStorage) {
    _library = StateObject(wrappedValue: Library(storage: storage))
  }

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(library)
        .environmentObject(settings)
    }
  }
}

struct RootView: View {
  @EnvironmentObject var library: Library
  @EnvironmentObject var settings: Settings
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      LibraryView()
        .tabItem {
          Image(systemName: "books.vertical")
          Text("Library")
        }
        .tag(0)
      SettingsView()
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(1)
    }
    .accentColor(settings.accent.color)
  }
}
