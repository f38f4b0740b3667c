import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// Notes: state of the scene, focus of an enumeration, titles that are renamed, previews of context menus, and a store by dynamic
// members.

private struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var text = ""
  var isPinned = false
  var tags: Set<String> = []
}

/// A store that provides the members of its state.
@dynamicMemberLookup
@MainActor
private final class Store<Value>: ObservableObject {
  @Published private var value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

private struct Notebook {
  var notes = [Note(id: 1, title: "Shopping", text: "Milk"), Note(id: 2, title: "Ideas"), Note(id: 3, title: "Trip")]
  var nextID = 4

  subscript(id: Note.ID) -> Note {
    get { notes.first { $0.id == id } ?? Note(id: id, title: "Deleted") }
    set {
      guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
      notes[index] = newValue
    }
  }
}

private enum SortOrder: String, CaseIterable {
  case manual, title
  var name: LocalizedStringKey { self == .manual ? "Manual" : "By Title" }
}

extension Binding {
  /// Performs an action after each write.
  fileprivate func onChange(_ perform: @escaping @MainActor (Value) -> Void) -> Binding<Value> where Value: Sendable {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        MainActor.assumeIsolated { [value = $0] in perform(value) }
      })
  }
}

private struct NoteEditor: View {
  enum Field: Int, Hashable { case text, tag }

  @Binding var note: Note
  @FocusState private var field: Field?
  @State private var tag = ""
  @State private var edits = 0
  let onDelete: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $note.text.onChange { _ in edits += 1 })
        .focused($field, equals: .text)
        .scrollContentBackground(.hidden)
        .accessibilityLabel("Text")
        .overlay(alignment: .topLeading) {
          if note.text.isEmpty { Text("Start typing").foregroundStyle(.placeholder).allowsHitTesting(false) }
        }
      HStack {
        ForEach(note.tags.sorted(), id: \.self) { Text("#\($0)").padding(4).background(.thickMaterial, in: .capsule) }
        TextField("Tag", text: $tag)
          .focused($field, equals: .tag)
          .submitLabel(.done)
          .onSubmit {
            note.tags.insert(tag)
            tag.removeAll()
            field = .tag
          }
      }
      Text("\(edits) edits, \(note.text.split(whereSeparator: \.isWhitespace).count) words")
    }
    .scenePadding(.horizontal)
    .navigationTitle($note.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarRole(.editor)
    .toolbar {
      ToolbarTitleMenu {
        RenameButton()
        Button(note.isPinned ? "Unpin" : "Pin") { note.isPinned.toggle() }
        Button("Delete", role: .destructive, action: { onDelete() })
      }
      ToolbarItem(placement: .keyboard) { Button("Hide") { field = nil } }
    }
    .onAppear { field = note.text.isEmpty ? .text : nil }
  }
}

private struct NotesView: View {
  @StateObject private var store = Store(Notebook())
  @SceneStorage("order") private var order = SortOrder.manual
  @SceneStorage("note") private var opened: Int?
  @State private var doomed: Note?
  @State private var query = ""

  private var shown: [Note] {
    let found = store.notes.filter { query.isEmpty || $0.title.localizedStandardContains(query) }
    let sorted = order == .manual ? found : found.sorted(using: KeyPathComparator(\.title))
    return sorted.filter(\.isPinned) + sorted.filter { !$0.isPinned }
  }

  private var path: Binding<[Int]> { Binding(get: { opened.map { [$0] } ?? [] }, set: { opened = $0.last }) }

  var body: some View {
    NavigationStack(path: path) {
      List(shown) { note in
        NavigationLink(value: note.id) { row(note) }
          .contextMenu {
            Button("Duplicate", systemImage: "plus.square.on.square") { add(note.title + " 2", text: note.text) }
            Button("Delete…", role: .destructive) { doomed = note }
          } preview: {
            Text(note.text).frame(width: 200, height: 100)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
              store[dynamicMember: \.[note.id]].isPinned.toggle()
            } label: {
              Image(systemName: "pin")
            }.tint(.yellow)
          }
      }
      .navigationDestination(for: Int.self) { id in
        NoteEditor(note: $store[dynamicMember: \.[id]]) {
          opened = nil
          store.notes.removeAll { $0.id == id }
        }
      }
      .scrollDismissesKeyboard(.interactively)
      .searchable(text: $query, placement: .toolbar, prompt: "Find")
      .navigationTitle("Notes")
      .confirmationDialog("Delete?", isPresented: .constant(doomed != nil), titleVisibility: .visible, presenting: doomed) {
        note in
        Button("Delete \(note.title)", role: .destructive) {
          store.notes.removeAll { $0 == note }
          doomed = nil
        }
        Button("Keep", role: .cancel) { doomed = nil }
      } message: { note in
        Text("“\(note.title)” cannot be restored.")
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Menu {
            Picker(selection: $order) {
              ForEach(SortOrder.allCases, id: \.self) { Text($0.name) }
            } label: {
              Label("Order", systemImage: "arrow.up.arrow.down")
            }
          } label: {
            Text("Sort")
          }
        }
        ToolbarItem(placement: .primaryAction) { Button("New") { opened = add("Untitled") } }
      }
    }
  }

  private func row(_ note: Note) -> some View {
    HStack {
      Text(note.title)
      if note.isPinned { Text("pinned").font(.footnote.lowercaseSmallCaps()) }
    }
  }

  @discardableResult
  private func add(_ title: String, text: String = "") -> Note.ID {
    defer { store.nextID += 1 }
    store.notes.append(Note(id: store.nextID, title: title, text: text))
    return store.nextID
  }
}

/// Notes that are edited in place and restored with their scene.
@MainActor
@Suite("An app with notes")
struct NotesAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) -> TestApp {
    TestApp(configuration: configuration, environment: .phone) { NotesView() }
  }

  @Test("A new note opens with the focus in its text, and its edits are counted and kept")
  func writing() throws {
    let app = app()
    try app.tap("New")
    #expect(app.stack == ["Notes", "Untitled"])
    #expect(try app.isFocused("Text"))
    #expect(app.exists("Start typing"))
    try app.type("two words", into: "Text")
    #expect(app.contains("2 words") && !app.exists("Start typing"))
    try app.type("home", into: "Tag")
    try app.submit(in: "Tag")
    #expect(app.exists("#home") && app.focusedField == "Tag")
    try app.tap("Hide")
    #expect(app.focusedField == nil)
    try app.goBack()
    try app.tap("Untitled")
    #expect(app.exists("#home") && app.focusedField == nil)
    #expect(try app.value(of: "Text") == .string("two words"))
  }

  @Test("The order and the open note are there after a restart")
  func restoring() throws {
    let app = app()
    try app.menu("Sort").tap("By Title")
    #expect(app.rows.map(\.first) == ["Ideas", "Shopping", "Trip"])
    try app.tap("Trip")
    let restarted = self.app(app.continuation)
    #expect(restarted.stack == ["Notes", "Trip"])
    try restarted.goBack()
    #expect(restarted.rows.map(\.first) == ["Ideas", "Shopping", "Trip"])
    #expect(self.app(restarted.continuation).stack == ["Notes"])
  }

  @Test("A pinned note is first in each order, and a search leaves only those that match")
  func pinning() throws {
    let app = app()
    try app.swipe("Trip", to: "pin")
    #expect(app.rows == [["Trip", "pinned"], ["Shopping"], ["Ideas"]])
    try app.type("i", into: "Find")
    #expect(app.rows.map(\.first) == ["Trip", "Shopping", "Ideas"])
    try app.type("d", into: "Find")
    #expect(app.rows == [["Ideas"]])
    try app.cancelSearch()
    #expect(app.rows.count == 3)
  }

  @Test("A dialog that a constant binding shows closes when the value that it presents is removed")
  func deleting() throws {
    let app = app()
    try app.contextMenu(of: "Ideas").tap("Duplicate")
    try app.contextMenu(of: "Ideas").tap("Delete…")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Delete?")])
    #expect(app.frontTexts.contains("“Ideas” cannot be restored."))
    try app.tap("Delete Ideas")
    #expect(app.presentations.isEmpty)
    #expect(app.rows == [["Shopping"], ["Trip"], ["Ideas 2"]])
  }
}
