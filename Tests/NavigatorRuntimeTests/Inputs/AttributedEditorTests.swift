import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Editors of attributed texts")
struct AttributedEditorTests {
  /// Returns a text with a red word.
  nonisolated private static func note() -> AttributedString {
    var text = AttributedString("one two three")
    if let two = text.range(of: "two") { text[two].foregroundColor = .red }
    return text
  }

  /// The parts of a text, with a star after the red ones.
  nonisolated private static func describe(_ text: AttributedString) -> String {
    text.runs[\.foregroundColor].map { color, range in
      String(text[range].characters) + (color == .red ? "*" : "")
    }
    .joined(separator: "|")
  }

  private struct Note: View {
    @State private var text = AttributedEditorTests.note()
    @State private var selection = AttributedTextSelection()

    private var selected: String {
      switch selection.indices(in: text) {
      case .insertionPoint(let index): "at \(text.characters.distance(from: text.startIndex, to: index))"
      case .ranges: "[\(text[selection: selection].characters.map(String.init).joined())]"
      }
    }

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityIdentifier("Note")
      Text(verbatim: AttributedEditorTests.describe(text))
      Text(verbatim: selected)
      Button("red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      Button("replace") { text.replaceSelection(&selection, withCharacters: "2") }
      Button("prepend") {
        text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
      }
      Button("select two") { if let two = text.range(of: "two") { selection = AttributedTextSelection(range: two) } }
    }
  }

  @Test("Text that the user types has the attributes of the text before it")
  func typing() throws {
    let app = TestApp { Note() }
    #expect(app.exists("one |two*| three") && app.exists("at 13"))
    try app.type("!", into: "Note")
    #expect(app.exists("one |two*| three!") && app.exists("at 14"))
  }

  @Test("Among equal characters, the insertion point determines where the user has typed")
  func equalCharacters() throws {
    var text = AttributedString("aa")
    text.foregroundColor = .red
    text.append(AttributedString("aa"))
    for (place, expected) in [(1, "aaa*|aa"), (2, "aaa*|aa"), (3, "aa*|aaa"), (4, "aa*|aaa")] {
      var (edited, point) = (text, text.characters.index(text.startIndex, offsetBy: place))
      var selection = AttributedTextSelection(insertionPoint: point)
      edited.edit(to: "aaaaa", moving: &selection)
      #expect(Self.describe(edited) == expected)
      point = edited.characters.index(edited.startIndex, offsetBy: place + 1)
      #expect(selection.indices(in: edited) == .insertionPoint(point))
    }
  }

  @Test(
    "An edit replaces only the characters that differ",
    arguments: [
      ("one two! three", "one |two!*| three"), ("one to three", "one |to*| three"), ("two three", "two*| three"),
      ("one  three", "one  three"), ("", ""), ("one twotwo three", "one |twotwo*| three"),
      ("öne two three", "öne |two*| three"),
    ])
  func edits(new: String, expected: String) throws {
    let app = TestApp { Note() }
    let field = try #require(app.elements(.textField).first)
    #expect(app.session.perform(InputEvent(target: field.id, action: .change(.string(new), revision: 1))) == .handled)
    #expect(app.elements(.textField).first?.content.string(.text) == new)
    #expect(app.exists(expected) || new.isEmpty)
  }

  @Test("The app reads the selected part, changes its attributes, and the selection stays")
  func attributes() throws {
    let app = TestApp { Note() }
    try app.selectText("three", in: "Note")
    #expect(app.exists("[three]"))
    try app.tap("red")
    #expect(app.exists("one |two*| |three*") && app.exists("[three]"))
    // The page has this selection already.
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "")
  }

  @Test("Typing attributes apply to the next text that the user types")
  func typingAttributes() throws {
    let app = TestApp { Note() }
    try app.placeInsertionPoint(at: 13, in: "Note")
    try app.tap("red")
    try app.type("!", into: "Note")
    #expect(app.exists("one |two*| three|!*"))
    #expect(app.exists("at 14"))
  }

  @Test("The app sets the selection, and the page receives it once")
  func appSelection() throws {
    let app = TestApp { Note() }
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "")
    try app.tap("select two")
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "1 4 7")
    try app.tap("replace")
    #expect(app.exists("one |2*| three") && app.exists("at 5"))
    try app.type("3", into: "Note")
    #expect(app.elements(.textField).first?.content.string(.textSelection)?.hasPrefix("2 ") == true)
  }

  @Test("A selection moves with its characters when the app changes the text")
  func movedSelection() throws {
    let app = TestApp { Note() }
    try app.tap("select two")
    try app.tap("prepend")
    #expect(app.exists("zero one |two*| three") && app.exists("[two]"))
    #expect(app.elements(.textField).first?.content.string(.textSelection) == "2 9 12")
  }

  @Test("A selection of another text is at the end")
  func staleSelection() {
    let text = Self.note()
    let selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    let other = AttributedString("x")
    #expect(selection.indices(in: other) == .insertionPoint(other.endIndex))
    #expect(AttributedTextSelection().indices(in: other) == .insertionPoint(other.endIndex))
    #expect(selection.attributes(in: text)[\.foregroundColor] == [nil, .red, nil])
    #expect(selection.typingAttributes(in: text)[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] == nil)
  }

  /// The owners of a text other than a state.
  private final class Draft: ObservableObject {
    @Published var text = AttributedEditorTests.note()
  }

  @Observable
  @MainActor
  final class Model {
    var text = AttributedEditorTests.note()
    var selection = AttributedTextSelection()
  }

  @Test("An object owns the text, with and without a selection")
  func objects() throws {
    struct Old: View {
      @StateObject private var draft = Draft()
      var body: some View {
        TextEditor(text: $draft.text).accessibilityIdentifier("Note")
        Text(verbatim: AttributedEditorTests.describe(draft.text))
      }
    }
    struct New: View {
      @State private var model = Model()
      var body: some View {
        TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("Note")
        Text(verbatim: AttributedEditorTests.describe(model.text))
      }
    }
    for app in [TestApp { Old() }, TestApp { New() }] {
      try app.type("!", into: "Note")
      #expect(app.exists("one |two*| three!"))
    }
  }
}
