import NavigatorHost

/// A control for editing text of several lines.
nonisolated public struct TextEditor: View, PrimitiveView {
  let text: Binding<String>

  /// Creates an editor of a text.
  nonisolated public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TextEditorNode(.textField, view, type, context)
  }
}

@MainActor
final class TextEditorNode: FieldNode<TextEditor> {
  override var source: FieldSource { .text(view.text) }
  override var axis: Axis { .vertical }

  override func resolve() -> Resolved {
    var resolved = super.resolve()
    resolved.content[.variant] = .variant(.editor)
    // Return inserts a line break.
    resolved.events.remove(.submit)
    return resolved
  }
}
