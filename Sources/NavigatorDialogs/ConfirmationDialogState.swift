import Foundation
import SwiftUI

/// The value of a confirmation dialog: its title and message, and buttons with actions.
///
/// ```swift
/// dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Leave without saving?")
/// } actions: {
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
///   ButtonState(action: .save) { TextState("Save") }
/// }
/// ```
///
/// The `confirmationDialog(_:action:)` modifier presents it.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of this dialog, which is different for each value that is created or decoded. Equality ignores it.
  public var id: UUID { identity.id }
  /// The dialog's title.
  public var title: TextState
  /// The visibility of the title. If automatic, the platform determines it.
  public var titleVisibility: Visibility
  /// The dialog's buttons. If there is no cancel button, the dialog adds one.
  public var buttons: [ButtonState<Action>]
  /// The text below the title, if any.
  public var message: TextState?
  private var identity = ContentIdentity()

  /// Creates a dialog with a title, buttons and a message.
  public init(
    titleVisibility: Visibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.titleVisibility = titleVisibility
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// Returns the dialog with transformed actions, for a feature that presents the dialog of a child feature.
  ///
  /// - Parameter transform: A closure that returns the new action of a button. Nil represents a button without an action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    let buttons = buttons.map { $0.map(transform) }
    var dialog = ConfirmationDialogState<NewAction>(
      titleVisibility: titleVisibility, title: { title }, actions: { buttons }, message: message.map { text in { text } })
    dialog.identity = identity
    return dialog
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

private enum DialogKeys: String, CodingKey {
  case title, titleVisibility, buttons, message
}

extension ConfirmationDialogState: Encodable where Action: Encodable {
  /// Encodes the dialog. Automatic title visibility is omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DialogKeys.self)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(titleVisibility.savedName, forKey: .titleVisibility)
    try container.encode(buttons, forKey: .buttons)
    try container.encodeIfPresent(message, forKey: .message)
  }
}

extension ConfirmationDialogState: Decodable where Action: Decodable {
  /// Decodes a dialog.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DialogKeys.self)
    title = try container.decode(TextState.self, forKey: .title)
    titleVisibility = Visibility(savedName: try container.decodeIfPresent(String.self, forKey: .titleVisibility))
    buttons = try container.decode([ButtonState<Action>].self, forKey: .buttons)
    message = try container.decodeIfPresent(TextState.self, forKey: .message)
  }
}

extension Visibility {
  fileprivate init(savedName: String?) {
    switch savedName {
    case "visible": self = .visible
    case "hidden": self = .hidden
    default: self = .automatic
    }
  }

  /// The encoded form of the visibility, because SwiftUI's type is not Codable. Automatic visibility is omitted.
  fileprivate var savedName: String? {
    switch self {
    case .visible: "visible"
    case .hidden: "hidden"
    case .automatic: nil
    }
  }
}
