import NavigatorHost

extension Text: View {
  public var body: Never {
    fatalError("a text has no body: the runtime shows it itself")
  }
}

extension Text: PrimitiveView {
  @MainActor static func makeNode(_ view: Text, _ type: ViewType<Text>, _ context: NodeContext) -> ViewNode<Text> {
    TextNode(.text, view, type, context)
  }
}

@MainActor
final class TextNode: ElementNode<Text> {
  override var absorbsFrame: Bool { true }

  override func resolve() -> Resolved {
    let (content, style) = view.resolve(inherited)
    return Resolved(content: content, style: style)
  }
}
