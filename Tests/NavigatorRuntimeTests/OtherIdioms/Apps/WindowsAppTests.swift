import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A text editor with a window for each note, a list of notes, commands for the focused window, and settings in all windows.

private struct Note: Identifiable, Hashable, Codable, Sendable {
  struct ID: Hashable, Codable, Sendable { var number: Int }
  let id: ID
  var title: String
  var text: String
  var isLocked = false
}

@MainActor
private final class Library: ObservableObject {
  @Published private(set) var notes: [Note.ID: Note] = [:]
  @Published var trash: [Note] = []

  init() { for (number, title) in ["Plan", "Recipe"].enumerated() { insert(number + 1, title) } }

  @discardableResult
  func insert(_ number: Int? = nil, _ title: String = "Untitled") -> Note.ID {
    let id = Note.ID(number: number ?? (notes.keys.map(\.number).max() ?? 0) + 1)
    notes[id] = Note(id: id, title: title, text: "\(title) text")
    return id
  }

  subscript(_ id: Note.ID) -> Note? {
    get { notes[id] }
    set {
      if newValue == nil, let old = notes[id] { trash.append(old) }
      notes[id] = newValue
    }
  }
}

private struct EditorActions {
  var undo: (() -> Void)?
  var insert: (String) -> Void
}

extension FocusedValues {
  @Entry fileprivate var note: Binding<Note>?
  @Entry fileprivate var editor: EditorActions?
}

private struct EditorView: View {
  @Binding var id: Note.ID
  @EnvironmentObject private var library: Library
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsWindows
  @AppStorage("fontSize") private var fontSize = 14.0
  @SceneStorage("showsInfo") private var showsInfo = false
  @State private var history: [String] = []
  @State private var isUndoing = false

  var body: some View {
    NavigationStack {
      if let note = Binding($library[id]) {
        VStack {
          TextField("Title", text: note.title)
          TextEditor(text: note.text)
            .font(.system(size: fontSize))
            .disabled(note.wrappedValue.isLocked)
            .accessibilityLabel("Text")
          if showsInfo { Text("\(note.wrappedValue.text.count) characters at size \(fontSize.formatted())") }
        }
        .navigationTitle(note.title)
        .toolbar {
          Toggle("Info", systemImage: "info", isOn: $showsInfo)
          ControlGroup {
            Button("Next") { id = Note.ID(number: note.wrappedValue.id.number + 1) }
            Button("Move to Trash") {
              library[id] = nil
              dismissWindow(id: "note", value: note.wrappedValue.id)
            }
            .keyboardShortcut(.delete, modifiers: .command)
          }
        }
        .onChange(of: note.wrappedValue.text) { old, _ in
          if isUndoing { isUndoing = false } else { history.append(old) }
        }
        .focusedSceneValue(\.note, note)
        .focusedSceneValue(
          \.editor,
          EditorActions(
            undo: history.isEmpty
              ? nil
              : {
                if let last = history.popLast() {
                  isUndoing = true
                  note.text.wrappedValue = last
                }
              }, insert: { note.text.wrappedValue += $0 }))
      } else {
        ContentUnavailableView {
          Label("No Note", systemImage: "doc")
        } actions: {
          Button("New Note") { id = library.insert() }
        }
        .navigationTitle("Missing")
      }
    }
  }
}

private struct NoteList: View {
  @EnvironmentObject private var library: Library
  @Environment(\.openWindow) private var openWindow
  @State private var selection: Note.ID?

  var body: some View {
    List(library.notes.values.sorted { $0.id.number < $1.id.number }, selection: $selection) { note in
      HStack {
        Text(note.title)
        Button("Open \(note.id.number)") { openWindow(id: "note", value: note.id) }.buttonStyle(.borderless)
      }
    }
    .navigationTitle("Notes")
  }
}

private struct EditorCommands: Commands {
  @FocusedBinding(\.note) private var note
  @FocusedValue(\.editor) private var editor
  @Environment(\.openWindow) private var openWindow
  @ObservedObject var library: Library
  @AppStorage("fontSize") private var fontSize = 14.0

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { openWindow(id: "note", value: library.insert()) }.keyboardShortcut("n")
      Menu("New From") {
        ForEach(["Letter", "Table"], id: \.self) { kind in
          Button(kind) { openWindow(id: "note", value: library.insert(nil, kind)) }
        }
      }
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo") { editor?.undo?() }.keyboardShortcut("z").disabled(editor?.undo == nil)
    }
    CommandMenu("Note") {
      if let isLocked = note?.isLocked {
        Button(isLocked ? "Unlock" : "Lock") { note?.isLocked.toggle() }.keyboardShortcut("l", modifiers: [.command, .shift])
        Section {
          Button("Insert Date") { editor?.insert("1 May") }.keyboardShortcut("d", modifiers: .control).disabled(isLocked)
        }
      } else {
        Text("No note")
      }
      Divider()
      Picker("Size", selection: $fontSize) {
        ForEach([12.0, 14, 18], id: \.self) { Text($0, format: .number).tag($0) }
      }
      .pickerStyle(.inline)
      Button("Larger") { fontSize += 1 }.keyboardShortcut("+", modifiers: .command)
    }
    TextEditingCommands()
    ToolbarCommands()
    CommandGroup(after: .windowArrangement) { Button("Restore All") { restore() }.disabled(library.trash.isEmpty) }
  }

  private func restore() {
    for note in library.trash { library[note.id] = note }
    library.trash.removeAll()
  }
}

private struct NotesApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup("Note", id: "note", for: Note.ID.self) { $id in
      EditorView(id: $id).environmentObject(library)
    } defaultValue: {
      Note.ID(number: 1)
    }
    .commands { EditorCommands(library: library) }
    .defaultSize(width: 500, height: 600)
    .handlesExternalEvents(matching: ["note"])
    WindowGroup(id: "list") { NavigationStack { NoteList() }.environmentObject(library) }
      .commandsRemoved()
  }
}

/// An app with several windows and commands.
@MainActor
@Suite("An app with several windows")
struct WindowsAppTests {
  private func app(_ address: String? = nil, isWide: Bool = false) -> TestApp {
    let configuration = address.map { SessionConfiguration(url: "http://localhost" + $0) } ?? SessionConfiguration()
    return TestApp(
      NotesApp(), configuration: configuration, environment: TestEnvironment(horizontalSizeClass: isWide ? .regular : .compact))
  }

  @Test("The first window shows the note of the default value, and its title is edited in the bar and in a field")
  func firstWindow() throws {
    let app = app()
    #expect(app.title == "Plan")
    try app.type("s", into: "Title")
    #expect(app.title == "Plans")
    try app.tap("Next")
    #expect(app.title == "Recipe")
    try app.tap("Next")
    #expect(app.title == "Missing")
    try app.tap("New Note")
    #expect(app.title == "Untitled")
  }

  @Test("A command opens a window for a new note, whose address another session shows")
  func newWindow() throws {
    let app = app()
    try app.press(KeyboardShortcut("n"))
    let address = try #require(app.openedURLs.first)
    #expect(address.contains("window=note"))
    #expect(self.app(address).title == "Missing")
    #expect(self.app("/?window=list").title == "Notes")
    let list = self.app("/?window=list")
    try list.tap("Open 2")
    let recipe = try #require(list.openedURLs.first)
    #expect(self.app(recipe).title == "Recipe")
  }

  @Test("Commands act on the note of the window: they insert, lock, and undo")
  func focusedCommands() throws {
    let app = app()
    #expect(throws: TestFailure.self) { try app.press(KeyboardShortcut("z")) }
    try app.press(KeyboardShortcut("d", modifiers: .control))
    #expect(try app.value(of: "Text") == .string("Plan text1 May"))
    try app.press(KeyboardShortcut("l", modifiers: [.command, .shift]))
    #expect(try app.isEnabled("Text") == false)
    #expect(throws: TestFailure.self) { try app.press(KeyboardShortcut("d", modifiers: .control)) }
    try app.press(KeyboardShortcut("l", modifiers: [.command, .shift]))
    try app.press(KeyboardShortcut("z"))
    #expect(try app.value(of: "Text") == .string("Plan text"))
    #expect(throws: TestFailure.self) { try app.press(KeyboardShortcut("z")) }
  }

  @Test("The menus of a wide window follow the note, and a note in the trash is restored")
  func menus() throws {
    let app = app(isWide: true)
    let menu = try app.menu("Note")
    #expect(menu.exists("Lock") && !menu.exists("No note"))
    try menu.tap("Lock")
    #expect(try app.menu("Note").exists("Unlock"))
    try app.closeMenu()
    try app.press(KeyboardShortcut(.delete, modifiers: .command))
    #expect(app.title == "Missing" && !app.dismissedWindows.isEmpty)
    #expect(try app.menu("Note").exists("No note"))
    try app.closeMenu()
    try app.menu("Window").tap("Restore All")
    #expect(app.title == "Plan")
  }

  @Test("The size of the font belongs to the app, and the information to the window")
  func storage() throws {
    let app = app()
    try app.tap("Info")
    #expect(app.exists("9 characters at size 14"))
    try app.press(KeyboardShortcut("+", modifiers: .command))
    #expect(app.exists("9 characters at size 15"))
    let next = TestApp(NotesApp(), configuration: app.continuation)
    #expect(next.exists("9 characters at size 15"))
  }
}
