import SwiftUI

extension View {
  /// Presents an alert while an optional has a value, about that value.
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
  /// A button first acts, then the alert closes and the optional becomes nil, unless the action gave it another value: that one is asked about
  /// next. Another value while the alert is open closes it and opens one about that value. Values are told apart by their identity, else as
  /// equal or not; of values that are neither `Identifiable`, `Equatable` nor objects, the alert keeps the one that it opened with.
  ///
  /// - Parameters:
  ///   - item: What the alert is about; nil closes it.
  ///   - title: What the alert says first.
  ///   - actions: The alert's buttons.
  ///   - message: What it says below the title.
  nonisolated public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(DialogModifier(.alert, item: item, title: title, actions: { value, _ in actions(value) }, message: message))
  }

  /// Presents an alert without a message while an optional has a value, about that value.
  ///
  /// - Parameters:
  ///   - item: What the alert is about; nil closes it.
  ///   - title: What the alert says.
  ///   - actions: The alert's buttons.
  nonisolated public func alert<Item, A: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog while an optional has a value, about that value.
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
  /// It opens and closes as `alert(item:title:actions:message:)` does.
  ///
  /// - Parameters:
  ///   - item: What the dialog is about; nil closes it.
  ///   - titleVisibility: Whether the title is shown; left to the platform where it is automatic.
  ///   - title: What is asked.
  ///   - actions: The dialog's buttons.
  ///   - message: What it says below the title.
  nonisolated public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A, @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation { _ in titleVisibility }, item: item, title: title, actions: { value, _ in actions(value) },
        message: message))
  }

  /// Presents a confirmation dialog without a message while an optional has a value, about that value.
  ///
  /// - Parameters:
  ///   - item: What the dialog is about; nil closes it.
  ///   - titleVisibility: Whether the title is shown; left to the platform where it is automatic.
  ///   - title: What is asked.
  ///   - actions: The dialog's buttons.
  nonisolated public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions, message: { _ in EmptyView() })
  }
}
