import NavigatorUI
import SwiftUI

struct WindowsSection: View {
  @State private var isPresented = false
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    SectionScreen(
      section: .windows,
      summary: """
        An app can have several groups of windows. A page opens each window in a browser tab, and its URL contains the \
        presented value. Settings have their own window. The menus of a wide window use values of the frontmost view. A sheet \
        sets its own background, corner radius and size.
        """
    ) {
      Button("Open a note in a window") { openWindow(id: "note", value: "Buy tea") }
      Button("Close all notes") { dismissWindow(id: "note") }
      #if !os(iOS)
        SettingsLink { Label("Open the settings", systemImage: "gear") }
      #endif
      Button("Present a colored sheet") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 12) {
        Text("A sheet of its own size").font(.headline)
        Button("Close") { isPresented = false }
          .buttonStyle(.borderedProminent)
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
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      Form { TextField("Note", text: $note) }
        .navigationTitle("Note")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismissWindow() } }
        }
    }
    .focusedSceneValue(\.note, $note)
  }
}

extension FocusedValues {
  /// The note of the window.
  @Entry var note: Binding<String>?
}

/// The commands of the app, which a wide window shows as menus in a bar.
struct NoteCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) { NewNoteButton() }
    CommandMenu("Format") { FormatItems() }
  }
}

private struct NewNoteButton: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("New Note") { openWindow(id: "note") }
  }
}

/// The items of the menu that changes the note of its window.
private struct FormatItems: View {
  @FocusedBinding(\.note) private var note

  var body: some View {
    Group {
      Button("Make Uppercase") { note = note?.uppercased() }
      Button("Make Lowercase") { note = note?.lowercased() }
    }
    .disabled(note == nil)
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
