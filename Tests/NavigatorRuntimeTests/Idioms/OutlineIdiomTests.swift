import NavigatorTesting
import SwiftUI
import Testing

/// An outline of recursive values, edited in place through bindings to parts of parts.
@MainActor
@Suite("An app with an outline")
struct OutlineIdiomTests {
  struct Entry: Identifiable, Hashable {
    let id: Int
    var title: String
    var isOpen = true
    var children: [Entry] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  @Observable
  final class Document {
    var root = Entry(
      id: 1, title: "root",
      children: [Entry(id: 2, title: "left", children: [Entry(id: 3, title: "leaf")]), Entry(id: 4, title: "right")])
    var selection: Entry.ID?
    private var lastID = 4

    func newEntry() -> Entry {
      lastID += 1
      return Entry(id: lastID, title: "entry \(lastID)")
    }
  }

  private struct OutlineScreen: View {
    @State private var document = Document()

    var body: some View {
      Text("\(document.root.count) entries, selected \(document.selection ?? 0)")
      OutlineRow(entry: $document.root, document: document)
    }
  }

  private struct OutlineRow: View {
    @Binding var entry: Entry
    let document: Document

    var body: some View {
      HStack {
        TextField("title \(entry.id)", text: $entry.title)
        Toggle("open \(entry.id)", isOn: $entry.isOpen)
        Button("add to \(entry.id)") { entry.children.append(document.newEntry()) }
        Button("clear \(entry.id)") { entry.children = [] }
        Button("select \(entry.id)") { document.selection = entry.id }
      }
      if entry.isOpen {
        ForEach($entry.children) { $child in
          OutlineRow(entry: $child, document: document)
        }
      }
    }
  }

  @Test("Entries are renamed, added, collapsed and removed at each depth")
  func flow() throws {
    let app = TestApp { OutlineScreen() }
    #expect(app.exists("4 entries, selected 0"))
    try app.tap("add to 3")
    try app.tap("add to 5")
    #expect(app.exists("6 entries, selected 0"))
    try app.type("!", into: "title 6")
    #expect(try app.value(of: "title 6") == .string("entry 6!"))
    try app.tap("select 6")
    #expect(app.exists("6 entries, selected 6"))
    try app.setToggle("open 2", to: false)
    #expect(!app.exists("select 6"))
    try app.setToggle("open 2", to: true)
    #expect(try app.value(of: "title 6") == .string("entry 6!"))
    try app.tap("clear 2")
    #expect(app.exists("3 entries, selected 6"))
    try app.tap("clear 1")
    #expect(app.exists("1 entries, selected 6"))
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
