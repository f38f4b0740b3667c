import NavigatorHost

/// A control for editing multiline text.
nonisolated public struct TextEditor: View, PrimitiveView {
  let text: Binding<String>
  private(set) var editing: FieldEditing?

  /// Creates a text editor.
  nonisolated public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor of a text with a binding of its selected part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part. It is nil until the user or the app selects a part or an insertion point.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    editing = FieldEditing(selection: selection)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TextEditorNode(.textField, view, type, context)
  }
}

@MainActor
final class TextEditorNode: FieldNode<TextEditor> {
  override var source: FieldSource { .text(view.text) }
  override var axis: Axis { .vertical }
  override var editing: FieldEditing? { view.editing }

  override func resolve() -> Resolved {
    var resolved = super.resolve()
    resolved.content[.variant] = .variant(.editor)
    // The Return key inserts a line break and does not submit.
    resolved.events.remove(.submit)
    return resolved
  }
}
