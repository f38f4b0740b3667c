import SwiftUI

/// A confirmation dialog as a value: what it says, and the buttons with the actions that they send.
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
/// `confirmationDialog(_:action:)` shows it.
public struct ConfirmationDialogState<Action> {
  public var title: TextState
  /// Whether the title is shown; left to the platform where it is automatic.
  public var titleVisibility: Visibility
  public var buttons: [ButtonState<Action>]
  public var message: TextState?

  /// A dialog with a title, buttons and a message.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What is asked.
  ///   - actions: The buttons. A dialog without a button to cancel gets one.
  ///   - message: What it says below the title.
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

  /// The same dialog with other actions, as a feature needs whose child's dialog it shows.
  ///
  /// - Parameter transform: Makes the new action of each button; it gets and may give nil for a button that sends nothing.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    let buttons = buttons.map { $0.map(transform) }
    return ConfirmationDialogState<NewAction>(
      titleVisibility: titleVisibility, title: { title }, actions: { buttons }, message: message.map { text in { text } })
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

private enum DialogKeys: String, CodingKey {
  case title, titleVisibility, buttons, message
}

extension ConfirmationDialogState: Encodable where Action: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DialogKeys.self)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(titleVisibility.savedName, forKey: .titleVisibility)
    try container.encode(buttons, forKey: .buttons)
    try container.encodeIfPresent(message, forKey: .message)
  }
}

extension ConfirmationDialogState: Decodable where Action: Decodable {
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

  /// SwiftUI's type has no form to be saved in; what is left to the platform is left out.
  fileprivate var savedName: String? {
    switch self {
    case .visible: "visible"
    case .hidden: "hidden"
    case .automatic: nil
    }
  }
}
