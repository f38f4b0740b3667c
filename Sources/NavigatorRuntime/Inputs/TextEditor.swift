import Foundation
import NavigatorHost

/// A control for editing multiline text.
nonisolated public struct TextEditor: View, PrimitiveView {
  let content: TextEditorContent
  private(set) var editing: FieldEditing?

  /// Creates a text editor.
  nonisolated public init(text: Binding<String>) {
    content = .plain(text)
  }

  /// Creates an editor of a text with a binding of its selected part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part. It is nil until the user or the app selects a part or an insertion point.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text)
    editing = FieldEditing(selection: selection)
  }

  /// Creates an editor of an attributed text, which keeps its attributes while the user edits it.
  ///
  /// Text that the user types has the attributes of the text before it. A page shows the text without its attributes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part, or nil if the app neither reads nor sets it.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    content = .attributed(AttributedEditing(text: text, selection: selection))
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TextEditorNode(.textField, view, type, context)
  }
}

/// The text of an editor.
nonisolated enum TextEditorContent {
  case plain(Binding<String>)
  case attributed(AttributedEditing)
}

@MainActor
final class TextEditorNode: FieldNode<TextEditor> {
  override var axis: Axis { .vertical }

  override var source: FieldSource {
    switch view.content {
    case .plain(let text): .text(text)
    case .attributed(let editing): .text(editing.plainText)
    }
  }

  override var editing: FieldEditing? {
    guard case .attributed(let editing) = view.content else { return view.editing }
    return editing.plainSelection.map { FieldEditing(selection: $0, movesSelection: true) }
  }

  override func resolve() -> Resolved {
    var resolved = super.resolve()
    resolved.content[.variant] = .variant(.editor)
    // The Return key inserts a line break and does not submit.
    resolved.events.remove(.submit)
    return resolved
  }
}
