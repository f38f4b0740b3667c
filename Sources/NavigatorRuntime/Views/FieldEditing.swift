/// The rarely used parts of a field: the closures of `onEditingChanged` and `onCommit`, and the binding of the selected text.
nonisolated final class FieldEditing: Sendable {
  private struct Parts {
    let changed: (Bool) -> Void
    let commit: () -> Void
    let selection: Binding<TextSelection?>?
    let movesSelection: Bool
  }

  private let parts: MainActorValue<Parts>

  init(
    changed: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}, selection: Binding<TextSelection?>? = nil,
    movesSelection: Bool = false
  ) {
    parts = MainActorValue(Parts(changed: changed, commit: commit, selection: selection, movesSelection: movesSelection))
  }

  /// The binding of the selected text, or nil if the app does not read it.
  @MainActor var selection: Binding<TextSelection?>? { parts.value.selection }

  /// A Boolean value that indicates whether a write of the text also moves the selection, as the host has moved it.
  @MainActor var movesSelection: Bool { parts.value.movesSelection }

  /// Reports that the field has gained or lost the focus.
  @MainActor func changed(_ isEditing: Bool) {
    parts.value.changed(isEditing)
  }

  /// Reports that the text was submitted.
  @MainActor func commit() {
    parts.value.commit()
  }
}
