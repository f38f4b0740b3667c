// Fields that report when editing begins and ends, and when the text is submitted. Prefer `focused(_:)` and `onSubmit(of:_:)`.

extension TextField where Label == Text {
  /// Creates a field with a localized title that reports when editing begins and ends, and when the text is submitted.
  ///
  /// - Parameters:
  ///   - onEditingChanged: A closure that is called with true when the field gains the focus, and with false when it loses it.
  ///   - onCommit: A closure that is called when the text is submitted.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(titleKey), FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with a localized title that reports when editing begins and ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(titleKey), FieldEditing(changed: onEditingChanged))
  }

  /// Creates a field with a localized title that reports when the text is submitted.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), Text(titleKey), FieldEditing(commit: onCommit))
  }

  /// Creates a field with a title that reports when editing begins and ends, and when the text is submitted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), Text(title), FieldEditing(changed: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with a title that reports when editing begins and ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), Text(title), FieldEditing(changed: onEditingChanged))
  }

  /// Creates a field with a title that reports when the text is submitted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), Text(title), FieldEditing(commit: onCommit))
  }

  nonisolated init(_ source: FieldSource, _ title: Text, _ editing: FieldEditing?, prompt: Text? = nil) {
    self.init(source: source, prompt: prompt, axis: .horizontal, label: title, editing: editing)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title that reports when the text is submitted. Prefer `onSubmit(of:_:)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), editing: FieldEditing(commit: onCommit))
  }

  /// Creates a field with a title that reports when the text is submitted. Prefer `onSubmit(of:_:)`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(title), editing: FieldEditing(commit: onCommit))
  }
}
