import NavigatorHost

/// A text field that hides its text.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let editing: FieldEditing?

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label, editing: FieldEditing?) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.editing = editing
  }

  /// Creates a field with a label view and a prompt.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), editing: nil)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SecureFieldNode(.secureField, view, type, context)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

@MainActor
final class SecureFieldNode<Label: View>: FieldNode<SecureField<Label>> {
  override var source: FieldSource { .text(view.text) }
  override var title: String? { readableText(of: view.label).map(string(of:)) }
  override var prompt: String? { view.prompt.map(string(of:)) }
  override var editing: FieldEditing? { view.editing }
}
