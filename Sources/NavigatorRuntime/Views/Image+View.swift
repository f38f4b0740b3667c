import NavigatorHost

extension Image: View {
  public var body: Never {
    fatalError("an image has no body: the runtime shows it itself")
  }
}

extension Image: PrimitiveView {
  @MainActor static func makeNode(_ view: Image, _ type: ViewType<Image>, _ context: NodeContext) -> ViewNode<Image> {
    ImageNode(.image, view, type, context)
  }
}

@MainActor
final class ImageNode: ElementNode<Image> {
  override var absorbsFrame: Bool { true }

  override func resolve() -> Resolved {
    // A symbol takes the font's size and the foreground's paint.
    Resolved(content: view.content, style: inherited.textStyle())
  }
}
