import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum Action: Equatable {
  case delete, again, other
}

@Observable
private final class Model {
  var alert: AlertState<Action>?
  var dialog: ConfirmationDialogState<Action>?
  @ObservationIgnored let journal = Journal()

  static let question = AlertState<Action> {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    ButtonState(action: .again) { TextState("Again") }
    ButtonState(action: .send(.other, animation: .easeIn)) { TextState("Other") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("It cannot be undone.")
  }

  static let other = AlertState<Action> {
    TextState("Anything else?")
  }

  func handle(_ action: Action?) {
    journal.note("\(action.map { "\($0)" } ?? "nothing"), then \(alert == nil && dialog == nil ? "nil" : "set")")
    switch action {
    case .again?: alert = Self.question
    case .other?: alert = Self.other
    case .delete?, nil: break
    }
  }
}

private struct Screen: View {
  @Bindable var model: Model

  var body: some View {
    Button("Ask") { model.alert = Model.question }
      .alert($model.alert) { model.handle($0) }
    Button("Ask in a dialog") {
      model.dialog = ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Leave?")
      } actions: {
        ButtonState(role: .destructive, action: .delete) { TextState("Leave") }
      } message: {
        TextState("Nothing is saved.")
      }
    }
    .confirmationDialog($model.dialog) { action in model.handle(action) }
  }
}

@Suite("Alerts and dialogs from state")
struct AlertStateTests {
  @Test("An alert shows the texts of its state")
  func shown() throws {
    let app = TestApp { Screen(model: Model()) }
    try app.tap("Ask")
    #expect(app.frontTexts == ["Delete?", "It cannot be undone.", "Delete", "Again", "Other", "Keep"])
    let roles = app.session.root.children.last?.children.map { $0.content.string(.role) }
    #expect(roles == ["destructive", nil, nil, "cancel"])
  }

  @Test("An action is handled once, after the state is nil, and a button without an action passes nil")
  func handled() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    try app.tap("Delete")
    #expect(model.journal.take() == ["delete, then nil"])
    #expect(app.presentations.isEmpty)
    try app.tap("Ask")
    try app.tap("Keep")
    #expect(model.journal.take() == ["nothing, then nil"])
    #expect(app.presentations.isEmpty)
    #expect(model.alert == nil)
  }

  @Test("A button that SwiftUI adds passes nothing")
  func ownButton() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    model.alert = Model.other
    #expect(app.frontTexts == ["Anything else?", "OK"])
    try app.tap("OK")
    #expect(app.presentations.isEmpty)
    #expect(model.alert == nil)
    #expect(model.journal.take() == [])
  }

  @Test("Two taps before the alert is dismissed count as one answer")
  func doubleTap() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    let id = try #require(app.session.root.children.last?.children.first?.id)
    let tap = InputEvent(target: id, action: .tap)
    _ = app.session.send(tap)
    _ = app.session.send(tap)
    #expect(model.journal.take() == ["delete, then nil"])
    #expect(app.presentations.isEmpty)
  }

  @Test("A dialog shows the texts of its state and passes its actions on")
  func dialog() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask in a dialog")
    #expect(app.frontTexts == ["Leave?", "Nothing is saved.", "Leave", "Cancel"])
    try app.tap("Cancel")
    #expect(model.journal.take() == [])
    #expect(model.dialog == nil)
    try app.tap("Ask in a dialog")
    try app.tap("Leave")
    #expect(model.journal.take() == ["delete, then nil"])
    #expect(app.presentations.isEmpty)
  }

  @Test("An alert whose own action requests it again is shown again, any number of times")
  func again() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    var shown: Set<ElementID> = []
    for _ in 0..<3 {
      shown.insert(try #require(app.session.root.children.last?.id))
      try app.tap("Again")
      #expect(model.journal.take() == ["again, then nil"])
      #expect(app.presentations == [Presentation(.alert, title: "Delete?")])
    }
    try app.tap("Keep")
    #expect(app.presentations.isEmpty)
    #expect(shown.count == 3)
  }

  @Test("An action can present another alert")
  func other() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    try app.tap("Other")
    #expect(app.presentations == [Presentation(.alert, title: "Anything else?")])
    try app.tap("OK")
    #expect(model.alert == nil)
    #expect(app.presentations.isEmpty)
  }

  @Test("A state that replaces another is shown once, and so is its replacement")
  func replaced() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Ask")
    model.alert = Model.other
    #expect(app.presentations == [Presentation(.alert, title: "Anything else?")])
    model.alert = Model.question
    #expect(app.presentations == [Presentation(.alert, title: "Delete?")])
    try app.tap("Keep")
    #expect(app.presentations.isEmpty)
    #expect(model.journal.take() == ["nothing, then nil"])
  }

  @Test("A state with the same texts keeps the alert, even if it is created at each read")
  func sameAgain() throws {
    struct Fresh: View {
      @State private var isAsking = true
      @State private var count = 0
      var body: some View {
        let alert = Binding {
          isAsking ? AlertState<() -> Void> { TextState("Fresh") } : nil
        } set: {
          isAsking = $0 != nil
        }
        Text("count \(count)")
          .alert(alert) { (action: (() -> Void)?) in action?() }
          .task { count += 1 }
      }
    }
    let app = TestApp { Fresh() }
    #expect(app.presentations == [Presentation(.alert, title: "Fresh")])
    try app.tap("OK")
    #expect(app.presentations.isEmpty)
  }

  @Test("An informative alert needs no handler")
  func never() throws {
    struct Informing: View {
      @State var alert: AlertState<Never>? = AlertState { TextState("Saved") }
      @State var dialog: ConfirmationDialogState<Never>?
      var body: some View {
        Text("alert \(alert == nil ? "gone" : "there")").alert($alert)
        Button("Dialog") { dialog = ConfirmationDialogState(titleVisibility: .visible) { TextState("Sure") } }
          .confirmationDialog($dialog)
      }
    }
    let app = TestApp { Informing() }
    #expect(app.frontTexts == ["Saved", "OK"])
    try app.tap("OK")
    #expect(app.exists("alert gone"))
    try app.tap("Dialog")
    #expect(app.frontTexts == ["Sure", "Cancel"])
  }
}
