import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum Action: String, Hashable, Codable {
  case delete, keep
}

private let question = AlertState<Action> {
  TextState("Delete?")
} actions: {
  ButtonState(role: .destructive, action: .delete) { TextState("Delete").bold() }
  ButtonState(role: .cancel) { TextState("Keep") }
} message: {
  TextState("It cannot be undone.")
}

@Suite("Values of dialogs")
struct DialogValueTests {
  @Test("Each value has an identity of its own, which equality and encoding ignore")
  func identity() throws {
    func make() -> AlertState<Action> {
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(action: .delete) { TextState("Delete") }
      }
    }
    let (one, other) = (make(), make())
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.id != other.id)
    #expect(one.buttons[0].id != other.buttons[0].id)
    #expect(one.map { $0?.rawValue }.id == one.id)
    #expect(one.map { $0?.rawValue }.buttons[0].id == one.buttons[0].id)
    let copy = one
    #expect(copy.id == one.id)
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(AlertState<Action>.self, from: data) == one)
    #expect(!String(decoding: data, as: UTF8.self).contains("id"))
    #expect(Set(question.buttons.map(\.id)).count == 2)
    let dialog = ConfirmationDialogState<Action> { TextState("Leave?") }
    #expect(dialog.map { $0 }.id == dialog.id)
  }

  @Test("The description of a value is short")
  func descriptions() {
    #expect("\(question)" == #"AlertState("Delete?", message: "It cannot be undone.", buttons: ["Delete", "Keep"])"#)
    #expect("\(question.buttons[0])" == #"ButtonState("Delete", role: destructive, action: delete)"#)
    #expect("\(question.buttons[1])" == #"ButtonState("Keep", role: cancel)"#)
    #expect("\(ButtonStateAction<Action>.send(.delete, animation: .default))" == "delete")
    #expect("\(ButtonStateAction<Action>.send(nil))" == "nil")
    #expect("\(ConfirmationDialogState<Action> { TextState("Leave?") })" == #"ConfirmationDialogState("Leave?")"#)
    #expect("\(TextState("Delete \("Tea")?").bold())" == "Delete Tea?")
    #expect(String(reflecting: TextState("Tea")) == "Tea")
  }

  @Test("A button state is a button outside of a dialog")
  func button() throws {
    let journal = Journal()
    let app = TestApp {
      ForEach(question.buttons) { state in
        Button(state) { (action: Action?) in journal.note(action?.rawValue ?? "none") }
      }
      Button(ButtonState(action: Action.keep) { TextState("Keep it") }) { action in
        await Task.yield()
        journal.note("later \(action?.rawValue ?? "none")")
      }
    }
    try app.tap("Delete")
    try app.tap("Keep")
    #expect(journal.take() == ["delete", "none"])
    #expect(app.exists("Keep it"))
    #expect(ButtonRole(ButtonStateRole.destructive) == .destructive)
    #expect(ButtonRole(ButtonStateRole.cancel) == .cancel)
  }

  @Test("An asynchronous handler of a button state receives the action")
  func asynchronousButton() async throws {
    let journal = Journal()
    let app = TestApp {
      Button(ButtonState(action: Action.keep) { TextState("Keep it") }) { action in
        await Task.yield()
        journal.note("later \(action?.rawValue ?? "none")")
      }
    }
    try app.tap("Keep it")
    await app.settle()
    #expect(journal.take() == ["later keep"])
  }
}
