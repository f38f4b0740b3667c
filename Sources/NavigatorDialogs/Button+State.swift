import SwiftUI

extension Button where Label == Text {
  /// Creates a button that shows a button state and passes its action to a handler.
  ///
  /// ```swift
  /// ForEach(alert.buttons) { button in
  ///   Button(button) { action in model.alertButtonTapped(action) }
  /// }
  /// ```
  ///
  /// The handler runs within `withAnimation` if the action has an animation.
  ///
  /// - Parameters:
  ///   - state: The label, the role and the action of the button.
  ///   - handler: A closure that receives the action, or nil if the button has none.
  @MainActor
  public init<Action>(_ state: ButtonState<Action>, action handler: @escaping @MainActor (Action?) -> Void) {
    self.init(showing: state) { state.withAction(handler) }
  }

  /// Creates a button that shows a button state and passes its action to an asynchronous handler.
  ///
  /// SwiftUI cannot animate asynchronous changes: an action with an animation is reported as a misuse and handled without it.
  @MainActor
  public init<Action>(_ state: ButtonState<Action>, action handler: @escaping @MainActor (Action?) async -> Void) {
    self.init(showing: state) { Task { await state.withAction(handler) } }
  }

  @MainActor
  init<Action>(showing state: ButtonState<Action>, perform: @escaping @MainActor () -> Void) {
    self.init(role: state.role.map { ButtonRole($0) }, action: perform) { Text(state.label) }
  }
}
