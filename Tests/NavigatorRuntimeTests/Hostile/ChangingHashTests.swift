import NavigatorTesting
import SwiftUI
import Testing

/// Objects as ids whose hash or equality changes while views use them.
@MainActor
@Suite("Ids whose hash changes")
struct ChangingHashTests {
  private final class Note: Hashable, @unchecked Sendable {
    var title: String

    init(_ title: String) {
      self.title = title
    }

    static func == (lhs: Note, rhs: Note) -> Bool { lhs.title == rhs.title }
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
  }

  private struct OneOfNotes: View {
    @State private var notes = (0..<6).map { Note("note \($0)") }
    @State private var selection: Note?
    @State private var renames = 0

    var body: some View {
      Text("selected \(selection?.title ?? "none") after \(renames)")
      Button("Rename") {
        for note in notes { note.title += "!" }
        renames += 1
      }
      List(notes, id: \.self, selection: $selection) { note in Text("\(note.title) \(renames)") }
    }
  }

  @Test("The selected row of a list may be renamed if its name is its identity")
  func selectedRow() throws {
    let app = TestApp { OneOfNotes() }
    try app.tap("note 0 0")
    for _ in 0..<8 { try app.tap("Rename") }
    #expect(app.exists("selected note 0!!!!!!!! after 8"))
    try app.tap("note 1!!!!!!!! 8")
    #expect(app.exists("selected note 1!!!!!!!! after 8"))
    try app.checkInvariants()
  }

  private struct SomeOfNotes: View {
    @State private var notes = (0..<6).map { Note("note \($0)") }
    @State private var selection: Set<Note> = []
    @State private var renames = 0

    var body: some View {
      Text("selected \(selection.count)")
      Button("Rename") {
        for note in notes { note.title += "!" }
        renames += 1
      }
      List(notes, id: \.self, selection: $selection) { note in Text("\(note.title) \(renames)") }
    }
  }

  @Test("A renamed row of several selected ones is deselected by a tap", arguments: 1...6)
  func selectedRows(count: Int) throws {
    let app = TestApp { SomeOfNotes() }
    for number in 0..<count { try app.tap("note \(number) 0") }
    #expect(app.exists("selected \(count)"))
    try app.tap("Rename")
    try app.tap("note 0! 1")
    #expect(app.exists("selected \(count - 1)"))
    try app.checkInvariants()
  }

  private struct Row: View {
    let note: Note
    let journal: Journal
    @State private var number = 0

    var body: some View {
      Button("\(note.title) \(number)") { number += 1 }
        .onDisappear { journal.note("gone") }
    }
  }

  private struct EqualNotes: View {
    let journal: Journal
    @State private var notes = [Note("a"), Note("b")]

    var body: some View {
      Button("Make equal") {
        notes[1].title = "a"
        notes.append(Note("c"))
      }
      VStack {
        ForEach(notes, id: \.self) { Row(note: $0, journal: journal) }
      }
    }
  }

  @Test("Of two rows whose ids become equal one ends")
  func equalRows() throws {
    let journal = Journal()
    let app = TestApp { EqualNotes(journal: journal) }
    try withKnownIssue {
      try app.tap("Make equal")
    } matching: { issue in
      "\(issue)".contains("occurs more than once")
    }
    #expect(journal.take() == ["gone"])
    #expect(app.visibleTexts == ["Make equal", "a 0", "c 0"])
    try app.checkInvariants()
  }
}
