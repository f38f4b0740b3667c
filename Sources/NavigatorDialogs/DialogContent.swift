import SwiftUI

/// The properties that alert and confirmation dialog values have in common.
protocol DialogContent {
  associatedtype Action
  var title: TextState { get }
  var message: TextState? { get }
  var buttons: [ButtonState<Action>] { get }
}

extension AlertState: DialogContent {}
extension ConfirmationDialogState: DialogContent {}

extension DialogContent {
  /// Returns a Boolean value that indicates whether two dialogs have the same texts and buttons. Actions that cannot be compared
  /// are treated as equal.
  func hasSameContent(as other: Self) -> Bool {
    guard title == other.title, message == other.message, buttons.count == other.buttons.count else { return false }
    return zip(buttons, other.buttons).allSatisfy { one, other in
      one.role == other.role && one.label == other.label && isSameAction(one.action.action, other.action.action)
    }
  }

  private func isSameAction(_ lhs: Action?, _ rhs: Action?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): hasSameIdentity(lhs, rhs)
    default: false
    }
  }
}

extension DialogModifier where Value: DialogContent, Actions == DialogButtons<Value.Action>, Message == Text? {
  /// Creates a modifier for a dialog value; `perform` receives the tapped button.
  init(_ kind: DialogKind<Value>, item: Binding<Value?>, perform: @escaping @MainActor (ButtonState<Value.Action>) -> Void) {
    self.init(
      kind, item: item, isSame: { $0.hasSameContent(as: $1) }, title: { Text($0.title) },
      actions: { content, answer in
        DialogButtons(buttons: content.buttons) { button in answer { perform(button) } }
      },
      message: { $0.message.map { Text($0) } })
  }
}

nonisolated struct DialogButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let perform: @MainActor (ButtonState<Action>) -> Void

  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(showing: button) { perform(button) }
    }
  }
}
