import SwiftUI

extension View {
  /// Presents an alert for an optional's value while there is one.
  ///
  /// ```swift
  /// .alert(item: $noteToDelete) { note in
  ///   Text("Delete “\(note.title)”?")
  /// } actions: { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  ///   Button("Keep", role: .cancel) {}
  /// } message: { _ in
  ///   Text("This cannot be undone.")
  /// }
  /// ```
  ///
  /// A button's action runs first; then the alert is dismissed and the optional becomes nil. If the action has set another value,
  /// an alert for that value follows. If the value changes while the alert is open, the alert is dismissed and presented again
  /// for the new value. Values are compared by identity, otherwise by equality. For values that are neither `Identifiable`,
  /// `Equatable` nor objects, the alert keeps the value with which it was presented.
  ///
  /// - Parameters:
  ///   - item: The value for the alert. Setting it to nil dismisses the alert.
  ///   - title: A closure that returns the alert's title.
  ///   - actions: The alert's buttons.
  ///   - message: The text below the title.
  nonisolated public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(DialogModifier(.alert, item: item, title: title, actions: { value, _ in actions(value) }, message: message))
  }

  /// Presents an alert without a message; see `alert(item:title:actions:message:)`.
  nonisolated public func alert<Item, A: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog for an optional's value while there is one.
  ///
  /// ```swift
  /// .confirmationDialog(item: $draft, titleVisibility: .visible) { draft in
  ///   Text("What about “\(draft.title)”?")
  /// } actions: { draft in
  ///   Button("Save") { save(draft) }
  ///   Button("Discard", role: .destructive) { discard(draft) }
  /// }
  /// ```
  ///
  /// It is presented and dismissed like the alert of `alert(item:title:actions:message:)`.
  ///
  /// - Parameters:
  ///   - item: The value for the dialog. Setting it to nil dismisses the dialog.
  ///   - titleVisibility: The visibility of the title. If automatic, the platform determines it.
  ///   - title: A closure that returns the dialog's title.
  ///   - actions: The dialog's buttons.
  ///   - message: The text below the title.
  nonisolated public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A, @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation { _ in titleVisibility }, item: item, title: title, actions: { value, _ in actions(value) },
        message: message))
  }

  /// Presents a confirmation dialog without a message; see `confirmationDialog(item:titleVisibility:title:actions:message:)`.
  nonisolated public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions, message: { _ in EmptyView() })
  }
}
