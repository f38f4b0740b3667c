import Foundation

/// The value of an alert: its title and message, and buttons with actions.
///
/// A model stores one while an alert is presented. A test can compare it and trigger its buttons without a view:
///
/// ```swift
/// enum AlertAction { case confirmDeletion }
///
/// var alert: AlertState<AlertAction>?
///
/// func deleteButtonTapped() {
///   alert = AlertState {
///     TextState("Delete the note?")
///   } actions: {
///     ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///     ButtonState(role: .cancel) { TextState("Keep") }
///   } message: {
///     TextState("This cannot be undone.")
///   }
/// }
/// ```
///
/// The `alert(_:action:)` modifier presents it.
public struct AlertState<Action>: Identifiable {
  /// The identity of this alert, which is different for each value that is created or decoded. Equality ignores it.
  public var id: UUID { identity.id }
  /// The alert's title.
  public var title: TextState
  /// The alert's buttons. If there are none, the alert shows a button that dismisses it.
  public var buttons: [ButtonState<Action>]
  /// The text below the title, if any.
  public var message: TextState?
  private var identity = ContentIdentity()

  /// Creates an alert with a title, buttons and a message.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// Returns the alert with transformed actions, for a feature that presents the alert of a child feature.
  ///
  /// ```swift
  /// parent.alert = child.alert?.map { $0.map(ParentAction.child) }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the new action of a button. Nil represents a button without an action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    let buttons = buttons.map { $0.map(transform) }
    var alert = AlertState<NewAction>(title: { title }, actions: { buttons }, message: message.map { text in { text } })
    alert.identity = identity
    return alert
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}

extension AlertState {
  private enum CodingKeys: String, CodingKey {
    case title, buttons, message
  }
}

extension AlertState: Encodable where Action: Encodable {}
extension AlertState: Decodable where Action: Decodable {}
extension AlertState: Sendable where Action: Sendable {}
