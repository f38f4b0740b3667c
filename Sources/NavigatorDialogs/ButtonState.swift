import Foundation
import SwiftUI

/// The value of a button in an alert or a dialog: its label, role and action.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action>: Identifiable {
  /// The identity of this button, which is different for each value that is created or decoded. Equality ignores it.
  public var id: UUID { identity.id }
  /// The purpose of the button, or nil for an ordinary button.
  public var role: ButtonStateRole?
  /// The action that the button sends.
  public var action: ButtonStateAction<Action>
  /// The text of the button.
  public var label: TextState
  private var identity = ContentIdentity()

  /// Creates a button with an action that may be animated.
  ///
  /// ```swift
  /// ButtonState(action: .send(.expand, animation: .snappy)) { TextState("Expand") }
  /// ```
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, or nil for an ordinary button.
  ///   - action: The action that the button sends. By default the button only dismisses the dialog.
  ///   - label: A closure that returns the text of the button.
  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Returns the button with a transformed action, for a feature that presents the alert of a child feature.
  ///
  /// - Parameter transform: A closure that returns the new action. Nil represents a button without an action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    var button = ButtonState<NewAction>(role: role, action: action.map(transform)) { label }
    button.identity = identity
    return button
  }

  /// Calls a closure with the button's action, within `withAnimation` if the action has an animation.
  ///
  /// - Parameter perform: A closure that receives the action, or nil if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    if let animation = action.animation {
      withAnimation(animation) { perform(action.action) }
    } else {
      perform(action.action)
    }
  }

  /// Calls an asynchronous closure with the button's action and waits for it.
  ///
  /// SwiftUI cannot animate asynchronous changes. An action with an animation is performed without it, and the misuse fails a
  /// running test.
  ///
  /// - Parameter perform: A closure that receives the action, or nil if the button has none.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if action.animation != nil {
      reportAnimation(ofButton: String(state: label))
    }
    await perform(action.action)
  }
}

/// The purpose of a button in an alert or a dialog. It determines the button's position and appearance.
public enum ButtonStateRole: String, Hashable, Codable, Sendable {
  /// A button that dismisses the dialog without an effect.
  case cancel
  /// A button that deletes or discards data.
  case destructive
}

/// The action that a button of an alert or a dialog sends.
public struct ButtonStateAction<Action> {
  /// The action, or nil if the button only dismisses the dialog.
  public var action: Action?
  /// The animation of the action's changes, or nil for no animation.
  public var animation: Animation?

  /// Creates an action, or no action if it is nil.
  public static func send(_ action: Action?) -> ButtonStateAction {
    ButtonStateAction(action: action)
  }

  /// Creates an action whose handler runs within `withAnimation`.
  public static func send(_ action: Action?, animation: Animation?) -> ButtonStateAction {
    ButtonStateAction(action: action, animation: animation)
  }

  /// Returns the same value with a transformed action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}

extension ButtonState {
  private enum CodingKeys: String, CodingKey {
    case role, action, label
  }
}

extension ButtonState: Encodable where Action: Encodable {}
extension ButtonState: Decodable where Action: Decodable {}
extension ButtonState: Sendable where Action: Sendable {}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction {
  /// The encoded properties. Animations cannot be encoded, so a decoded action has none.
  private enum CodingKeys: String, CodingKey {
    case action
  }
}

extension ButtonStateAction: Encodable where Action: Encodable {}
extension ButtonStateAction: Decodable where Action: Decodable {}

extension ButtonRole {
  /// Creates the SwiftUI role that corresponds to the role of a button state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
