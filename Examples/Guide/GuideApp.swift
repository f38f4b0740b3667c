import NavigatorUI
import SwiftUI

/// An app that demonstrates the navigation system. Each screen shows a section of the documentation and its own source.
@main
struct GuideApp: App {
  @AppStorage("guide.name") private var name = ""

  var body: some Scene {
    WindowGroup {
      GuideHome()
    }
    WindowGroup(id: "note", for: String.self) { $note in
      NoteWindow(note: $note)
    } defaultValue: {
      ""
    }
    .commands {
      NoteCommands()
      // The link in the section about windows opens the settings. The keyboard shortcut of the standard item would need a script
      // on the first screen.
      CommandGroup(replacing: .appSettings) {}
    }
    #if !os(iOS)
      Settings { SettingsWindow() }
        .onChange(of: name) { _, new in
          if new.count > 40 { name = String(new.prefix(40)) }
        }
    #endif
  }
}
