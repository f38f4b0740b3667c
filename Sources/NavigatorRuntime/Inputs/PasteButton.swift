import Foundation
import NavigatorHost

/// A button that pastes the text of the clipboard into the app.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in note = texts[0] }
/// ```
///
/// The page reads the browser's clipboard when the button is pressed. Some browsers ask the user first. Nothing happens if the
/// user refuses, if the clipboard contains nothing of the type, or if its text is too long to be sent (32 KiB). Pages paste texts
/// and addresses, and values with a representation as one of them.
nonisolated public struct PasteButton: View, PrimitiveView {
  /// The maximum number of Unicode scalars of a pasted text.
  static var maximumLength: Int { 100_000 }

  /// The handler of a pasted text. It ignores a text that is nothing of the type.
  let paste: (String) -> Void

  /// Creates a button that pastes values of a type: `String`, `URL`, `Data` in UTF-8, or a type with a representation as one of
  /// them.
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

  /// Creates a button that pastes texts and addresses as providers.
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
  override var content: Label<Text, Image> { Label("Paste", systemImage: "doc.on.clipboard") }
  override var hasOwnSurface: Bool { variant != .menuItem }

  /// The variant of the style. Only an item of a menu looks different, as in SwiftUI.
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
