import SwiftUI

extension View {
  /// Presents the alert that a binding holds, and hands on what its buttons send.
  ///
  /// ```swift
  /// .alert($model.alert) { action in
  ///   switch action {
  ///   case .confirmDeletion?: model.delete()
  ///   case nil: break
  ///   }
  /// }
  /// ```
  ///
  /// The binding is nil by the time the action is handled, so that the handler can ask the next question by writing to it, the same one as
  /// well. Each tap is handled once. Another alert in the binding closes the one that is open and opens the new one.
  ///
  /// - Parameters:
  ///   - state: The alert to show; nil closes it.
  ///   - handler: Handles the action of the button that was tapped, nil where it sends nothing. A button that SwiftUI added on its own, because
  ///     the state has none to close with, only closes.
  nonisolated public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    modifier(DialogModifier(.alert, item: state) { button in button.withAction(handler) })
  }

  /// Presents the alert that a binding holds, and hands on what its buttons send to a handler that may wait.
  ///
  /// ```swift
  /// .alert($model.alert) { action in
  ///   await model.alertButtonTapped(action)
  /// }
  /// ```
  ///
  /// As with a handler that does not wait, the binding is nil by the time the action is handled. What has begun goes on when the view is gone.
  /// SwiftUI cannot animate what happens over time: an action that asks for an animation is a misuse, and is handled without.
  ///
  /// - Parameters:
  ///   - state: The alert to show; nil closes it.
  ///   - handler: Handles the action of the button that was tapped, nil where it sends nothing.
  nonisolated public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    modifier(DialogModifier(.alert, item: state) { button in Task { await button.withAction(handler) } })
  }

  /// Presents the alert that a binding holds, whose buttons only close it.
  ///
  /// - Parameter state: The alert to show; nil closes it.
  nonisolated public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }
}

extension View {
  /// Presents the confirmation dialog that a binding holds, and hands on what its buttons send.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in
  ///   model.dialogButtonTapped(action)
  /// }
  /// ```
  ///
  /// It opens, closes and sends as `alert(_:action:)` does.
  ///
  /// - Parameters:
  ///   - state: The dialog to show; nil closes it.
  ///   - handler: Handles the action of the button that was tapped, nil where it sends nothing. A button that SwiftUI added on its own, because
  ///     the state has none to cancel with, only closes.
  nonisolated public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    modifier(DialogModifier(.confirmation { $0.titleVisibility }, item: state) { button in button.withAction(handler) })
  }

  /// Presents the confirmation dialog that a binding holds, and hands on what its buttons send to a handler that may wait.
  ///
  /// - Parameters:
  ///   - state: The dialog to show; nil closes it.
  ///   - handler: Handles the action of the button that was tapped, nil where it sends nothing. What has begun goes on when the view is gone.
  nonisolated public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    modifier(
      DialogModifier(.confirmation { $0.titleVisibility }, item: state) { button in Task { await button.withAction(handler) } })
  }

  /// Presents the confirmation dialog that a binding holds, whose buttons only close it.
  ///
  /// - Parameter state: The dialog to show; nil closes it.
  nonisolated public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }
}
