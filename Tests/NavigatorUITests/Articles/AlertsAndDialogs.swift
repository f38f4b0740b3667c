import NavigatorCasePaths
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct NotesList: View {
  @State private var notes = ["Tea", "Coffee"]
  @State private var doomed: String?

  var body: some View {
    List {
      ForEach(notes, id: \.self) { note in
        Button("Delete \(note)") { doomed = note }
      }
    }
    .alert(item: $doomed) { note in
      Text("Delete “\(note)”?")
    } actions: { note in
      Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
      Button("Keep", role: .cancel) {}
    } message: { _ in
      Text("This cannot be undone.")
    }
  }
}

@Observable
final class NoteModel {
  enum AlertAction { case confirmDeletion, tryAgain }

  var alert: AlertState<AlertAction>?
  private(set) var isDeleted = false
  var isOnline = true

  func deleteButtonTapped() {
    alert = AlertState {
      TextState("Delete the note?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This cannot be undone.")
    }
  }

  func alertButtonTapped(_ action: AlertAction?) {
    switch action {
    case .confirmDeletion?, .tryAgain?: delete()
    case nil: break
    }
  }

  private func delete() {
    isDeleted = isOnline
    guard !isOnline else { return }
    alert = AlertState {
      TextState("You are offline")
    } actions: {
      ButtonState(action: .tryAgain) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Later") }
    }
  }
}

struct NoteDeletionView: View {
  @Bindable var model: NoteModel

  var body: some View {
    Button("Delete") { model.deleteButtonTapped() }
      .alert($model.alert) { model.alertButtonTapped($0) }
  }
}

@Observable
final class LetterModel {
  @CasePathable
  enum Destination {
    case alert(AlertState<Never>)
    case discard(String)
  }

  var destination: Destination?

  func saveButtonTapped() {
    destination = .alert(AlertState { TextState("Saved") })
  }

  func closeButtonTapped() {
    destination = .discard("Groceries")
  }
}

struct LetterView: View {
  @Bindable var model: LetterModel

  var body: some View {
    Button("Save") { model.saveButtonTapped() }
      .alert($model.destination.alert)
    Button("Close") { model.closeButtonTapped() }
      .confirmationDialog(item: $model.destination.discard, titleVisibility: .visible) { name in
        Text("Discard “\(name)”?")
      } actions: { _ in
        Button("Discard", role: .destructive) {}
      }
  }
}

@Suite("The article on alerts and dialogs")
struct AlertsAndDialogsArticle {
  @Test("A note is deleted after a confirmation")
  func notes() throws {
    let app = TestApp { NotesList() }
    try app.tap("Delete Tea")
    #expect(app.presentations == [Presentation(.alert, title: "Delete “Tea”?")])
    try app.tap("Keep")
    #expect(app.exists("Delete Tea"))
    try app.tap("Delete Tea")
    try app.tap("Delete")
    #expect(app.visibleTexts == ["Delete Coffee"])
  }

  @Test("A handler can present another alert")
  func again() throws {
    let model = NoteModel()
    let app = TestApp { NoteDeletionView(model: model) }
    model.isOnline = false
    try app.tap("Delete")
    try app.tap("Delete")
    for _ in 0..<2 {
      #expect(app.presentations == [Presentation(.alert, title: "You are offline")])
      try app.tap("Try again")
    }
    model.isOnline = true
    try app.tap("Try again")
    #expect(app.presentations.isEmpty)
    #expect(model.isDeleted)
  }

  @Test("The dialogs of an enum's cases are shown one at a time")
  func cases() throws {
    let app = TestApp { LetterView(model: LetterModel()) }
    try app.tap("Save")
    #expect(app.frontTexts == ["Saved", "OK"])
    try app.tap("OK")
    try app.tap("Close")
    #expect(app.frontTexts == ["Discard “Groceries”?", "Discard", "Cancel"])
    try app.tap("Discard")
    #expect(app.presentations.isEmpty)
  }

  @Test("Deleting asks for confirmation and reports a failure")
  func deletion() {
    let model = NoteModel()
    model.isOnline = false
    model.deleteButtonTapped()
    #expect(model.alert.map { String(state: $0.title) } == "Delete the note?")
    model.alert = nil
    model.alertButtonTapped(.confirmDeletion)
    #expect(model.alert?.buttons.map(\.action.action) == [.tryAgain, nil])
    model.isOnline = true
    model.alertButtonTapped(.tryAgain)
    #expect(model.isDeleted)
  }
}
