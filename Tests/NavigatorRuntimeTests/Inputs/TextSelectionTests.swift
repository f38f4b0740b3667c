import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selected text")
struct TextSelectionTests {
  private struct Note: View {
    @State private var text = "one two"
    @State private var selection: TextSelection?

    private var selectedText: String {
      guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return "nothing" }
      return "[\(text[range])]"
    }

    var body: some View {
      TextField("Note", text: $text, selection: $selection, prompt: Text("Write"), axis: .vertical)
      Text(verbatim: selectedText)
      Text(verbatim: selection?.isInsertion == true ? "insertion point" : "no insertion point")
      Button("all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("start") { selection = TextSelection(insertionPoint: text.startIndex) }
    }
  }

  @Test("The app reads the part that the user selects")
  func userSelection() throws {
    let app = TestApp { Note() }
    #expect(app.exists("nothing"))
    #expect(try app.selectedText(in: "Note") == nil)
    try app.selectText("two", in: "Note")
    #expect(app.exists("[two]"))
    #expect(app.exists("no insertion point"))
    try app.placeInsertionPoint(at: 3, in: "Note")
    #expect(app.exists("[]"))
    #expect(app.exists("insertion point"))
    #expect(try app.selectionStart(in: "Note") == 3)
  }

  @Test("The selection of the user is not sent back to the page")
  func noEcho() throws {
    let app = TestApp { Note() }
    let field = try #require(app.elements(.textField).first)
    #expect(field.content.string(.textSelection) == "")
    try app.selectText("two", in: "Note")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "")
  }

  @Test("The page receives each selection of the app once")
  func appSelection() throws {
    let app = TestApp { Note() }
    try app.tap("all")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "1 0 7")
    #expect(try app.selectedText(in: "Note") == "one two")
    try app.tap("start")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "2 0 0")
    try app.selectText("one", in: "Note")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "2 0 0")
    #expect(try app.selectedText(in: "Note") == "one")
    try app.tap("start")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "3 0 0")
    #expect(try app.selectionStart(in: "Note") == 0)
  }

  @Test("Typed text moves the insertion point to its end")
  func typing() throws {
    let app = TestApp { Note() }
    try app.type(" 😀é", into: "Note")
    #expect(try app.selectionStart(in: "Note") == 10)
    #expect(app.exists("[]"))
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "")
  }

  private struct Shortened: View {
    /// An index that is beyond the other texts, or inside of a character.
    private static let staleIndex = "one two".index("one two".startIndex, offsetBy: 5)
    @State private var text = "one two"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Note", text: $text, selection: $selection)
      Button("empty") { text = "" }
      Button("accents") { text = "éééé" }
      Button("emoji") { text = "😀😀" }
      Button("select") { selection = TextSelection(insertionPoint: Self.staleIndex) }
    }
  }

  @Test(
    "An index of an earlier text selects the nearest place",
    arguments: [("empty", "1 0 0"), ("accents", "1 2 2"), ("emoji", "1 2 2")])
  func staleIndex(button: String, expected: String) throws {
    let app = TestApp { Shortened() }
    try app.tap(button)
    try app.tap("select")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == expected)
  }

  @Test("A new text alone selects nothing, though the stored indices mean other places in it")
  func changedText() throws {
    let app = TestApp { Shortened() }
    try app.tap("select")
    try app.tap("accents")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "1 5 5")
    try app.type("é", into: "Note")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "1 5 5")
    #expect(try app.selectionStart(in: "Note") == 5)
  }

  @Test("A selection that a page reports is limited to the text", arguments: [0..<90, 50..<90, Int.max - 1..<Int.max, -7..<99])
  func hostileReports(range: Range<Int>) throws {
    let app = TestApp { Note() }
    let field = try #require(app.elements(.textField).first)
    #expect(app.session.perform(InputEvent(target: field.id, action: .select(range))) == .handled)
    #expect(app.exists(range.lowerBound > 7 ? "[]" : "[one two]"))
  }

  @Test("A field without the binding refuses a selection")
  func unboundField() throws {
    let app = TestApp { TextField("Plain", text: .constant("a")) }
    let field = try #require(app.elements(.textField).first)
    #expect(field.content[.textSelection] == nil)
    #expect(app.session.perform(InputEvent(target: field.id, action: .select(0..<1))) == .dropped(.invalidValue))
    #expect(throws: TestFailure.self) { try app.selectText("a", in: "Plain") }
  }

  /// The selections that an editor has passed to the app.
  @MainActor
  private final class Selections {
    var last: TextSelection?
  }

  private struct Editor: View {
    let selections: Selections
    @State private var text = "👩‍👩‍👧 family"
    @State private var selection: TextSelection?

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
        .textSelectionAffinity(.upstream)
        .onChange(of: selection) { selections.last = selection }
      Button("choose") { selection = TextSelection(ranges: RangeSet(text.ranges(of: "family"))) }
    }
  }

  @Test("A selection in a text editor has the affinity of the environment and begins at a character")
  func editor() throws {
    let selections = Selections()
    let app = TestApp { Editor(selections: selections) }
    let field = try #require(app.elements(.textField).first)
    // The offset is inside of the first character.
    app.session.perform(InputEvent(target: field.id, action: .select(3..<3)))
    let start = "👩‍👩‍👧 family".startIndex
    #expect(selections.last?.affinity == .upstream)
    #expect(selections.last?.indices == .selection(start..<start))
    try app.tap("choose")
    #expect(try app.selectedText(in: "editor") == "family")
  }
}
