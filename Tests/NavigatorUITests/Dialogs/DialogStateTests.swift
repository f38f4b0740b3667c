import Foundation
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum Answer: Hashable, Codable, Sendable {
  case delete, archive, move(to: Int)
}

nonisolated private enum ParentAnswer: Equatable {
  case child(Answer)
}

@Suite("Alerts and dialogs as values")
struct DialogStateTests {
  private func alert(title: String = "Delete?", action: Answer = .delete, animation: Animation? = nil) -> AlertState<Answer> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .send(action, animation: animation)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It cannot be undone.")
    }
  }

  @Test("An alert equals another one with the same texts and actions")
  func equality() {
    #expect(alert() == alert())
    #expect(alert() != alert(title: "Erase?"))
    #expect(alert() != alert(action: .archive))
    #expect(alert(animation: .easeIn) != alert(animation: .easeOut))
    #expect(Set([alert(), alert(), alert(action: .archive)]).count == 2)
    var silent = alert()
    silent.message = nil
    #expect(silent != alert())
  }

  @Test("A dialog equals another one with the same texts, actions and title visibility")
  func dialogEquality() {
    let dialog = ConfirmationDialogState<Answer>(titleVisibility: .visible) {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .delete) { TextState("Delete") }
    } message: {
      TextState("Really")
    }
    var hidden = dialog
    hidden.titleVisibility = .hidden
    #expect(dialog == dialog)
    #expect(dialog != hidden)
    #expect(Set([dialog, hidden, dialog]).count == 2)
    #expect(ConfirmationDialogState<Answer> { TextState("Delete?") }.titleVisibility == .automatic)
  }

  @Test("Buttons can be built by if, switch and for")
  func builder() {
    func labels(isOwner: Bool, folders: Int, archive: Bool?) -> [String] {
      AlertState<Answer> {
        TextState("What?")
      } actions: {
        if isOwner {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        } else {
          ButtonState { TextState("Ask the owner") }
        }
        for folder in 0..<folders {
          ButtonState(action: .move(to: folder)) { TextState("Folder \(folder)") }
        }
        if let archive {
          switch archive {
          case true: ButtonState(action: .archive) { TextState("Archive") }
          case false: ButtonState { TextState("Nothing") }
          }
        }
      }
      .buttons.map { String(state: $0.label) }
    }
    #expect(labels(isOwner: true, folders: 2, archive: nil) == ["Delete", "Folder 0", "Folder 1"])
    #expect(labels(isOwner: false, folders: 0, archive: true) == ["Ask the owner", "Archive"])
    #expect(labels(isOwner: false, folders: 0, archive: false) == ["Ask the owner", "Nothing"])
    #expect(AlertState<Answer> { TextState("Only a title") }.buttons.isEmpty)
  }

  @Test("A parent wraps the actions, and can assign an action to a button without one")
  func map() {
    let wrapped = alert(animation: .easeIn).map { $0.map(ParentAnswer.child) }
    #expect(wrapped.buttons.map(\.action) == [.send(.child(.delete), animation: .easeIn), .send(nil)])
    #expect(wrapped.title == alert().title)
    #expect(wrapped.message == alert().message)
    #expect(wrapped.buttons.map(\.role) == [.destructive, .cancel])
    let counted = alert().map { $0 == nil ? 0 : 1 }
    #expect(counted.buttons.map(\.action.action) == [1, 0])

    let dialog = ConfirmationDialogState<Answer>(titleVisibility: .hidden) {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .delete) { TextState("Delete") }
    }
    let mapped = dialog.map { $0.map(ParentAnswer.child) }
    #expect(mapped.buttons.map(\.action.action) == [.child(.delete)])
    #expect(mapped.titleVisibility == .hidden)
    #expect(mapped.message == nil)
  }

  @Test("A state is encoded and decoded except for its animations")
  func coding() throws {
    func saved<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    #expect(try saved(alert(action: .move(to: 3))) == alert(action: .move(to: 3)))
    #expect(try saved(alert(animation: .easeIn)) == alert())
    for visibility in Visibility.allCases {
      let dialog = ConfirmationDialogState<Answer>(titleVisibility: visibility) {
        TextState("Leave?")
      } actions: {
        ButtonState(action: .delete) { TextState("Leave") }
        ButtonState { TextState("Stay") }
      }
      #expect(try saved(dialog) == dialog)
    }
  }

  @Test("A state can be sent to another isolation if its actions can")
  func sending() async {
    let alert = alert()
    let texts = await Task.detached { [alert.title, alert.buttons[0].label].map { String(state: $0) } }.value
    #expect(texts == ["Delete?", "Delete"])
  }

  @Test("A button passes its action, or nil if it has none")
  func withAction() async {
    let journal = Journal()
    let buttons: [ButtonState<Answer>] = [
      ButtonState(action: .delete) { TextState("Delete") },
      ButtonState(action: .send(.archive, animation: .easeIn)) { TextState("Archive") },
      ButtonState { TextState("Keep") },
    ]
    for button in buttons {
      button.withAction { journal.note($0.map { "\($0)" } ?? "nothing") }
    }
    #expect(journal.take() == ["delete", "archive", "nothing"])
    await buttons[0].withAction { action in
      await Task.yield()
      journal.note("\(action.map { "\($0)" } ?? "nothing") later")
    }
    #expect(journal.take() == ["delete later"])
  }

  @Test("An animation with an asynchronous handler is reported, and the action is performed")
  func asyncAnimation() async {
    let journal = Journal()
    let button = ButtonState<Answer>(action: .send(.archive, animation: .easeIn)) { TextState("Archive") }
    await withKnownIssue {
      await button.withAction { action in
        await Task.yield()
        journal.note("\(action.map { "\($0)" } ?? "nothing")")
      }
    } matching: {
      "\($0)".contains("\"Archive\" has an animation")
    }
    #expect(journal.take() == ["archive"])
  }
}
