@_spi(Engine) import NavigatorBindings
import SwiftUI

extension View {
  /// Presents an alert for an optional's value while there is one. Its actions receive a binding to the value.
  ///
  /// ```swift
  /// .alert(item: $model.newName) { _ in
  ///   Text("Rename")
  /// } actions: { $name in
  ///   TextField("Name", text: $name)
  ///   Button("Rename") { model.rename(to: name) }
  /// }
  /// ```
  ///
  /// A write through the binding does not present the alert again. Only a value with another identity does: `Identifiable` values
  /// are identified by their id, objects by themselves, and enums by their case.
  ///
  /// - Parameters:
  ///   - item: The value for the alert. Setting it to nil dismisses the alert.
  ///   - title: A closure that returns the alert's title.
  ///   - actions: The alert's buttons and text fields.
  ///   - message: The text below the title.
  @_disfavoredOverload
  nonisolated public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Binding<Item>) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(DialogModifier(.alert, editing: item, title: title, actions: actions, message: message))
  }

  /// Presents an alert without a message. Its actions receive a binding to the value; see
  /// `alert(item:title:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<Item, A: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Binding<Item>) -> A
  ) -> some View {
    modifier(DialogModifier(.alert, editing: item, title: title, actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a confirmation dialog for an optional's value. Its actions receive a binding to the value, as those of
  /// `alert(item:title:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> A, @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(
      DialogModifier(.confirmation { _ in titleVisibility }, editing: item, title: title, actions: actions, message: message))
  }

  /// Presents a confirmation dialog without a message. Its actions receive a binding to the value, as those of
  /// `alert(item:title:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> A
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions, message: { _ in EmptyView() })
  }
}

extension DialogModifier {
  /// Creates a modifier whose actions edit the value.
  nonisolated fileprivate init(
    _ kind: DialogKind<Value>, editing item: Binding<Value?>, title: @escaping (Value) -> Text,
    actions: @escaping (Binding<Value>) -> Actions, message: @escaping (Value) -> Message
  ) {
    self.init(
      kind, item: item, isSame: { StateIdentity(of: $0) == StateIdentity(of: $1) }, title: title,
      actions: { value, _ in actions(Binding(unwrapping: item, last: value)) }, message: message)
  }
}
