import SwiftUI

/// A button of an alert or a dialog as a value: what it says, what it is for, and the action that it sends.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action> {
  public var role: ButtonStateRole?
  public var action: ButtonStateAction<Action>
  public var label: TextState

  /// A button that sends what `action` says.
  ///
  /// ```swift
  /// ButtonState(action: .send(.expand, animation: .snappy)) { TextState("Expand") }
  /// ```
  ///
  /// - Parameters:
  ///   - role: What the button is for; nil for anything else.
  ///   - action: What is sent; nothing, so that the button only closes, where it is left out.
  ///   - label: What the button says.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What the button is for; nil for anything else.
  ///   - action: What is sent.
  ///   - label: What the button says.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// The same button with another action, as a feature needs whose child's alert it shows.
  ///
  /// - Parameter transform: Makes the new action; it gets and may give nil for a button that sends nothing.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: action.map(transform)) { label }
  }

  /// Calls `perform` with the action, within `withAnimation` where the action asks for an animation.
  ///
  /// - Parameter perform: What is to be done about the action, which is nil for a button that sends nothing.
  public func withAction(_ perform: (Action?) -> Void) {
    if let animation = action.animation {
      withAnimation(animation) { perform(action.action) }
    } else {
      perform(action.action)
    }
  }

  /// Calls `perform` with the action and waits for it.
  ///
  /// SwiftUI cannot animate what happens over time: an action that asks for an animation is performed without it, and a test that runs is told.
  ///
  /// - Parameter perform: What is to be done about the action, which is nil for a button that sends nothing.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if action.animation != nil {
      reportMisuse(
        """
        The button "\(String(state: label))" asks for an animation, but its action is handled asynchronously, where SwiftUI animates \
        nothing. Handle it in a closure that does not wait, or write what is to be animated within `withAnimation` there.
        """)
    }
    await perform(action.action)
  }
}

/// What a button of an alert or a dialog is for, from which its place and look follow.
public enum ButtonStateRole: String, Hashable, Codable, Sendable {
  /// Leaves without doing anything.
  case cancel
  /// Deletes or discards something.
  case destructive
}

/// What a button of an alert or a dialog sends.
public struct ButtonStateAction<Action> {
  /// The action; nil where the button only closes.
  public var action: Action?
  /// How the change is animated that the action makes; nil shows it at once.
  public var animation: Animation?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> ButtonStateAction {
    ButtonStateAction(action: action)
  }

  /// Sends an action whose handler runs within `withAnimation`.
  public static func send(_ action: Action?, animation: Animation?) -> ButtonStateAction {
    ButtonStateAction(action: action, animation: animation)
  }

  /// The same with another action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Encodable where Action: Encodable {}
extension ButtonState: Decodable where Action: Decodable {}
extension ButtonState: Sendable where Action: Sendable {}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

private enum SavedAction: String, CodingKey {
  case action
}

// An animation cannot be saved: an action that was is sent without it.
extension ButtonStateAction: Encodable where Action: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedAction.self)
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ButtonStateAction: Decodable where Action: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedAction.self)
    self.init(action: try container.decodeIfPresent(Action.self, forKey: .action))
  }
}

extension ButtonRole {
  init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
