import NavigatorTesting
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var draftTitle: String?
  @Entry fileprivate var clearDraft: (() -> Void)?
}

@MainActor
@Suite("Focused values that a macro declares")
struct FocusedEntryTests {
  private struct Editor: View {
    @State private var title = "Plan"

    var body: some View {
      TextField("Title", text: $title).focusedValue(\.draftTitle, title).focusedValue(\.clearDraft) { title = "" }
      Reader()
    }
  }

  private struct Reader: View {
    @FocusedValue(\.draftTitle) private var draft
    @FocusedValue(\.clearDraft) private var clear

    var body: some View {
      Text("editing \(draft ?? "nothing")")
      Button("Clear") { clear?() }.keyboardShortcut("k")
    }
  }

  @Test("A view reads the values of the focused view")
  func values() throws {
    let app = TestApp { Editor() }
    #expect(app.exists("editing nothing"))
    try app.focus("Title")
    #expect(app.exists("editing Plan"))
    try app.type("s", into: "Title")
    #expect(app.exists("editing Plans"))
    try app.press(KeyboardShortcut("k"))
    #expect(app.exists("editing "))
  }
}
