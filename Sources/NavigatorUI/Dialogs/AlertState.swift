import SwiftUI

/// An alert as a value: what it says, and the buttons with the actions that they send.
///
/// A model holds one while an alert is to be shown, and a test compares it or taps its buttons without a view:
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
/// `alert(_:action:)` shows it.
public struct AlertState<Action> {
  public var title: TextState
  public var buttons: [ButtonState<Action>]
  public var message: TextState?

  /// An alert with a title, buttons and a message.
  ///
  /// - Parameters:
  ///   - title: What the alert says first.
  ///   - actions: The buttons. An alert without buttons gets one that closes it.
  ///   - message: What it says below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  /// The same alert with other actions, as a feature needs whose child's alert it shows.
  ///
  /// ```swift
  /// parent.alert = child.alert?.map { $0.map(ParentAction.child) }
  /// ```
  ///
  /// - Parameter transform: Makes the new action of each button; it gets and may give nil for a button that sends nothing.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    let buttons = buttons.map { $0.map(transform) }
    return AlertState<NewAction>(title: { title }, actions: { buttons }, message: message.map { text in { text } })
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Encodable where Action: Encodable {}
extension AlertState: Decodable where Action: Decodable {}
extension AlertState: Sendable where Action: Sendable {}
