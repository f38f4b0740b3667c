import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct EditorCheckpoints: NavigationCheckpoints {
  static var documents: NavigationCheckpoint<Void> { checkpoint() }
  static var document: NavigationCheckpoint<String> { checkpoint() }
}

nonisolated enum DocumentDestinations {
  case document, suggestions
}

extension DocumentDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .document: DocumentView()
    case .suggestions: SuggestionsView()
    }
  }
}

struct DocumentView: View {
  @State private var title = "Untitled"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Rename") { navigator.present(sheet: DocumentDestinations.suggestions, managed: true) }
      .navigationTitle(title)
      .navigationCheckpoint(EditorCheckpoints.document) { newTitle in
        title = newTitle
      }
  }
}

struct SuggestionsView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Poem") { navigator.returnToCheckpoint(EditorCheckpoints.document, value: "Poem") }
    Button("All documents") { navigator.returnToCheckpoint(EditorCheckpoints.documents) }
      .disabled(!navigator.canReturnToCheckpoint(EditorCheckpoints.documents))
  }
}

@Suite("The article on checkpoints")
struct CheckpointsArticle {
  @Test("A value is returned to the document, and the list is reached from a sheet")
  func returns() throws {
    let app = TestApp {
      ManagedNavigationStack {
        NavigationLink("Untitled document", to: DocumentDestinations.document)
          .navigationTitle("Documents")
          .navigationCheckpoint(EditorCheckpoints.documents)
      }
    }
    try app.tap("Untitled document")
    try app.tap("Rename")
    try app.tap("Poem")
    #expect(app.stack == ["Documents", "Poem"])
    try app.tap("Rename")
    try app.tap("All documents")
    #expect(app.stack == ["Documents"])
    #expect(app.presentations.isEmpty)
  }
}
