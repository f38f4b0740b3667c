import NavigatorCasePaths
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum DeleteAnswer: Equatable {
  case confirm, ask, edit
}

@CasePathable
nonisolated private enum Destination {
  case alert(AlertState<DeleteAnswer>)
  case dialog(String)
  case editor(String)
}

@Observable
private final class Model {
  var destination: Destination?
  @ObservationIgnored let journal = Journal()

  func ask() {
    destination = .alert(
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(action: .confirm) { TextState("Delete") }
        ButtonState(action: .ask) { TextState("Ask again") }
        ButtonState(action: .edit) { TextState("Edit instead") }
        ButtonState(role: .cancel) { TextState("Keep") }
      })
  }

  func handle(_ answer: DeleteAnswer?) {
    switch answer {
    case .confirm?: journal.note("deleted")
    case .ask?: ask()
    case .edit?: destination = .editor("draft")
    case nil: break
    }
  }
}

private struct Screen: View {
  @Bindable var model: Model

  var body: some View {
    Button("Ask") { model.ask() }
      .alert($model.destination.alert) { model.handle($0) }
      .confirmationDialog(item: $model.destination.dialog, titleVisibility: .visible) { name in
        Text("Leave \(name)?")
      } actions: { _ in
        Button("Leave") { model.journal.note("left") }
        Button("Delete") { model.ask() }
      }
      .sheet(isPresented: Binding($model.destination.editor)) {
        Text("Editor")
        Button("Delete from editor") { model.ask() }
        Button("Leave editor") { model.destination = .dialog("editor") }
      }
  }
}

@Suite("Alerts and dialogs in an enum of destinations")
struct CaseDialogTests {
  @Test("An alert in a case is shown, handled and dismissed")
  func alert() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    for _ in 0..<2 {
      try app.tap("Ask")
      #expect(app.presentations == [Presentation(.alert, title: "Delete?")])
      try app.tap("Delete")
      #expect(model.journal.take() == ["deleted"])
      #expect(model.destination == nil)
      #expect(app.presentations.isEmpty)
    }
    try app.tap("Ask")
    try app.tap("Ask again")
    #expect(app.presentations == [Presentation(.alert, title: "Delete?")])
    try app.tap("Keep")
    #expect(app.presentations.isEmpty)
  }

  @Test("The dismissal of one case does not remove the next case")
  func cases() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    try app.tap("Edit instead")
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.tap("Delete from editor")
    #expect(app.presentations.map(\.kind) == [.alert])
    try app.tap("Edit instead")
    try app.tap("Leave editor")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "Leave editor?")])
    try app.tap("Delete")
    #expect(app.presentations == [Presentation(.alert, title: "Delete?")])
    try app.tap("Keep")
    #expect(model.destination == nil)
    #expect(app.presentations.isEmpty)
    model.destination = .dialog("at last")
    try app.tap("Leave")
    #expect(model.journal.take() == ["left"])
    #expect(model.destination == nil)
  }
}
