import NavigatorUI
import SwiftUI

struct WindowsSection: View {
  @State private var isPresented = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    SectionScreen(
      section: .windows,
      summary: """
        An app may have several groups of windows. A page opens a window as a tab of the browser, whose address contains the value \
        that the window presents. The settings are a window of their own. A sheet sets its own background, corners and size.
        """
    ) {
      Button("Open a note in a window") { openWindow(id: "note", value: "Buy tea") }
      #if !os(iOS)
        SettingsLink { Label("Open the settings", systemImage: "gear") }
      #endif
      Button("Present a colored sheet") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 12) {
        Text("A sheet of its own size").font(.headline)
        Button("Close") { isPresented = false }
      }
      .padding(40)
      .presentationBackground(.thinMaterial)
      .presentationCornerRadius(32)
      .presentationDetents([.medium])
      .presentationSizing(.fitted)
    }
  }
}

/// The content of a window of the group "note".
struct NoteWindow: View {
  @Binding var note: String

  var body: some View {
    NavigationStack {
      Form { TextField("Note", text: $note) }
        .navigationTitle("Note")
    }
  }
}

/// The content of the window of the app's settings.
struct SettingsWindow: View {
  @AppStorage("guide.name") private var name = ""

  var body: some View {
    NavigationStack {
      Form { TextField("Your name", text: $name) }
        .navigationTitle("Settings")
    }
  }
}
