import NavigatorHost

/// A view with another view behind or in front of it, within the first view's bounds.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let role: Role
  let alignment: String

  nonisolated init(content: Content, layer: Layer, role: Role, alignment: String) {
    self.content = content
    self.layer = layer
    self.role = role
    self.alignment = alignment
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LayeredNode(.layers, view, type, context)
  }
}

@MainActor
final class LayeredNode<Content: View, Layer: View>: ElementNode<LayeredView<Content, Layer>> {
  private var content: ViewNode<LayerView<Content>>?
  private var layer: ViewNode<LayerView<Layer>>?

  private var contentView: LayerView<Content> { LayerView(content: view.content, role: .layerContent, alignment: nil) }
  private var layerView: LayerView<Layer> { LayerView(content: view.layer, role: view.role, alignment: view.alignment) }

  override func makeChildren() {
    content = childContext.make(contentView)
    layer = childContext.make(layerView)
  }

  override func updateChildren() {
    content?.receive(contentView)
    layer?.receive(layerView)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
  }
}

/// A layer: an element that contains the layer's view.
nonisolated struct LayerView<Content: View>: PrimitiveView {
  let content: Content
  let role: Role
  let alignment: String?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LayerNode(view.role, view, type, context)
  }
}

@MainActor
final class LayerNode<Content: View>: ContainerNode<LayerView<Content>, Content> {
  override var content: Content { view.content }

  override func resolve() -> Resolved {
    guard let alignment = view.alignment, alignment != "center" else { return Resolved() }
    return Resolved(content: [.alignment: .string(alignment)])
  }
}

/// A fill that takes the available space.
nonisolated struct PaintedShape: PrimitiveView {
  let style: AnyShapeStyle

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintedShapeNode(.color, view, type, context)
  }
}

@MainActor
final class PaintedShapeNode: ElementNode<PaintedShape> {
  override func resolve() -> Resolved {
    Resolved(style: [.background(inherited.paint(of: view.style, in: EnvironmentValues(scope: scope)))])
  }
}
