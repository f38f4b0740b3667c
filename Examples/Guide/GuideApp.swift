import NavigatorUI
import SwiftUI

/// An app that demonstrates the navigation system. Each screen shows a section of the documentation and its own source.
@main
struct GuideApp: App {
  var body: some Scene {
    WindowGroup {
      GuideHome()
    }
    WindowGroup(id: "note", for: String.self) { $note in
      NoteWindow(note: $note)
    } defaultValue: {
      ""
    }
    // The link in the section about windows opens them, so that the app needs no menu for it.
    .commands { CommandGroup(replacing: .appSettings) {} }
    #if !os(iOS)
      Settings { SettingsWindow() }
    #endif
  }
}
