import SwiftUI

/// Fields whose selected text the app reads and sets, and announcements.
struct SelectedTextCase: View {
  @State private var text = "one two three"
  @State private var selection: TextSelection?
  @State private var note = "A 😀 note"
  @State private var noteSelection: TextSelection?

  var body: some View {
    Form {
      TextField("Words", text: $text, selection: $selection)
      Text(verbatim: "[\(selected(text, selection))]").accessibilityIdentifier("words")
      Button("Select two") { selection = text.firstRange(of: "two").map { TextSelection(range: $0) } }
      Button("Insert") { insert() }
      Button("Clear") { text = "" }
      TextEditor(text: $note, selection: $noteSelection).accessibilityLabel("Note")
      Text(verbatim: "[\(selected(note, noteSelection))]").accessibilityIdentifier("note")
      Button("Announce") { AccessibilityNotification.Announcement("Saved the note").post() }
    }
    .navigationTitle("Selected text")
  }

  /// Inserts a text at the insertion point, and moves the insertion point behind it.
  private func insert() {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return }
    let offset = text.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: "<>")
    selection = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: offset + 1))
  }

  private func selected(_ text: String, _ selection: TextSelection?) -> String {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return "none" }
    return range.isEmpty ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : String(text[range])
  }
}
