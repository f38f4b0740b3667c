import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Focused objects")
struct FocusedObjectTests {
  private final class Note: ObservableObject {
    @Published var title: String

    init(title: String) { self.title = title }
  }

  private struct Editor: View {
    let field: String
    @StateObject var note: Note

    var body: some View {
      TextField(field, text: $note.title).focusedObject(note)
    }
  }

  private struct Reader: View {
    @FocusedObject private var note: Note?

    var body: some View {
      Text("editing \(note?.title ?? "nothing")")
      Button("Rename") { note?.title = "Renamed" }.keyboardShortcut("r")
      Button("Clear") { $note?.title.wrappedValue = "" }.keyboardShortcut("k")
    }
  }

  @Test("A view follows the changes of the object of the focused view, and another focus provides another object")
  func focused() throws {
    let app = TestApp {
      Editor(field: "First", note: Note(title: "Plan"))
      Editor(field: "Second", note: Note(title: "List"))
      Reader()
    }
    #expect(app.exists("editing nothing"))
    try app.type("s", into: "First")
    #expect(app.exists("editing Plans"))
    try app.press(KeyboardShortcut("r"))
    #expect(app.exists("editing Renamed"))
    try app.focus("Second")
    #expect(app.exists("editing List"))
    try app.press(KeyboardShortcut("k"))
    #expect(app.exists("editing "))
    #expect(try app.value(of: "First") == "Renamed")
  }

  private struct Switching: View {
    private let note = Note(title: "Plan")
    @State private var isProvided = true

    var body: some View {
      Button("Switch") { isProvided.toggle() }
        .focusedSceneObject(isProvided ? note : nil)
      Reader()
    }
  }

  @Test("The object of a window is provided without the focus, and nil provides none")
  func scene() throws {
    let app = TestApp { Switching() }
    #expect(app.exists("editing Plan"))
    try app.tap("Switch")
    #expect(app.exists("editing nothing"))
  }
}
