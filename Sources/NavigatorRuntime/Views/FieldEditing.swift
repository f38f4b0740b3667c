/// The closures of a field that was created with `onEditingChanged` and `onCommit`.
nonisolated final class FieldEditing: Sendable {
  private let closures: MainActorValue<(changed: (Bool) -> Void, commit: () -> Void)>

  init(changed: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}) {
    closures = MainActorValue((changed, commit))
  }

  /// Reports that the field has gained or lost the focus.
  @MainActor func changed(_ isEditing: Bool) {
    closures.value.changed(isEditing)
  }

  /// Reports that the text was submitted.
  @MainActor func commit() {
    closures.value.commit()
  }
}
