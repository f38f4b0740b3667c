import Foundation
import NavigatorHost

/// A button that pastes the content of the clipboard into the app.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in note = texts[0] }
/// ```
///
/// The web page reads the browser's clipboard when the user presses the button. Some browsers ask the user for permission. The
/// button has no effect if the user denies permission, if the clipboard contains no value of the type, or if the text exceeds 32
/// KiB. The page pastes texts and URLs, and values that have a representation as one of these.
nonisolated public struct PasteButton: View, PrimitiveView {
  /// The maximum length of a pasted text, in Unicode scalars.
  static var maximumLength: Int { 100_000 }

  /// The handler of a pasted text. It ignores a text that does not represent a value of the type.
  let paste: (String) -> Void

  /// Creates a button that pastes values of a type. The type is `String`, `URL`, `Data` in UTF-8, or a type with a representation
  /// as one of these.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    let action = MainActorValue(onPaste)
    paste = { text in
      if let value = Self.value(of: text, as: T.self) { return onPaste([value]) }
      let sources: [any Transferable] = [UIPasteboard.url(text) as (any Transferable)?, text].compactMap { $0 }
      Task { @MainActor in
        for source in sources {
          guard let value = try? await T.transferred(from: source) else { continue }
          return action.value([value])
        }
      }
    }
  }

  /// Creates a button that pastes texts and URLs as item providers.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { text in
      let values: [Any] = [UIPasteboard.url(text) as Any?, text].compactMap { $0 }
      let provider = values.lazy.map { NSItemProvider(value: $0) }.first { $0.conforms(to: supportedContentTypes) }
      if let provider { payloadAction([provider]) }
    }
  }

  private static func value<T>(of text: String, as type: T.Type) -> T? {
    switch type {
    case is String.Type: text as? T
    case is URL.Type: UIPasteboard.url(text) as? T
    case is Data.Type: Data(text.utf8) as? T
    default: nil
    }
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PasteButtonNode(.button, view, type, context)
  }
}

@MainActor
final class PasteButtonNode: ContainerNode<PasteButton, Label<Text, Image>> {
  override var content: Label<Text, Image> { Label(SystemWord.paste, systemImage: "doc.on.clipboard") }
  override var hasOwnSurface: Bool { variant != .menuItem }
  /// A button with a surface is inside a row. Other buttons are the row.
  override var isBoxedInRows: Bool { elementParent?.role.holdsRows == true && hasOwnSurface }

  /// The style variant. As in SwiftUI, only a menu item has a different appearance.
  private var variant: Content.Variant {
    read(ButtonStyleKey.self).variant == .menuItem ? .menuItem : .borderedProminent
  }

  override func resolve() -> Resolved {
    var content: Content = [.kind: .kind(.paste), .variant: .variant(variant)]
    if hasOwnSurface { content[.borderShape] = read(ButtonBorderShapeKey.self).hostValue }
    return control(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let text), _) = action, text.unicodeScalars.count <= PasteButton.maximumLength else {
      return .dropped(.invalidValue)
    }
    graph.access.receive(text)
    view.paste(text)
    closeMenu()
    return .handled
  }
}
