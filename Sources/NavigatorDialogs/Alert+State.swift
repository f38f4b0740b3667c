import SwiftUI

extension View {
  /// Presents the alert in a binding, and passes the actions of its buttons to a handler.
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
  /// The binding is nil when the handler runs, so the handler can present another alert by writing to it, even the same one. Each
  /// tap is handled once. If the binding receives another alert, the open one is dismissed and the new one is presented.
  ///
  /// - Parameters:
  ///   - state: The alert to present. Setting it to nil dismisses the alert.
  ///   - handler: A closure that receives the action of the tapped button, or nil if the button has none. If the state has no
  ///     button that dismisses the alert, SwiftUI adds one, which does not call the closure.
  nonisolated public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    modifier(DialogModifier(.alert, item: state) { button in button.withAction(handler) })
  }

  /// Presents the alert in a binding, and passes the actions of its buttons to an asynchronous handler.
  ///
  /// ```swift
  /// .alert($model.alert) { action in
  ///   await model.alertButtonTapped(action)
  /// }
  /// ```
  ///
  /// The binding is nil when the handler runs. A running handler continues after the view has been removed. SwiftUI cannot
  /// animate asynchronous changes: an action with an animation is reported as a misuse and handled without it.
  nonisolated public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    modifier(DialogModifier(.alert, item: state) { button in Task { await button.withAction(handler) } })
  }

  /// Presents the alert in a binding. Its buttons only dismiss it.
  nonisolated public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }
}

extension View {
  /// Presents the confirmation dialog in a binding, and passes the actions of its buttons to a handler.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in
  ///   model.dialogButtonTapped(action)
  /// }
  /// ```
  ///
  /// It is presented, dismissed and handled like the alert of `alert(_:action:)`.
  ///
  /// - Parameters:
  ///   - state: The dialog to present. Setting it to nil dismisses the dialog.
  ///   - handler: A closure that receives the action of the tapped button, or nil if the button has none. If the state has no
  ///     button that cancels, SwiftUI adds one, which does not call the closure.
  nonisolated public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    modifier(DialogModifier(.confirmation { $0.titleVisibility }, item: state) { button in button.withAction(handler) })
  }

  /// Presents the confirmation dialog in a binding, and passes the actions of its buttons to an asynchronous handler. A running
  /// handler continues after the view has been removed.
  nonisolated public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>, action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    modifier(
      DialogModifier(.confirmation { $0.titleVisibility }, item: state) { button in Task { await button.withAction(handler) } })
  }

  /// Presents the confirmation dialog in a binding. Its buttons only dismiss it.
  nonisolated public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }
}
