// Fields whose selected text an app reads and sets.

extension TextField {
  /// Creates a field with a binding of its selected text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part of the text. It is nil until the user or the app selects a part or an insertion point.
  ///   - prompt: The text that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  ///   - label: The name of the field.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: label(),
      editing: FieldEditing(selection: selection))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title and a binding of its selected text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - text: The text.
  ///   - selection: The selected part of the text. It is nil until the user or the app selects a part or an insertion point.
  ///   - prompt: The text that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title and a binding of its selected text.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text.
  ///   - selection: The selected part of the text. It is nil until the user or the app selects a part or an insertion point.
  ///   - prompt: The text that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
