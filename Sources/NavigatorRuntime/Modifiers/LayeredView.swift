import Foundation
import NavigatorHost

/// A view with another view behind or in front of it, within the first view's bounds.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let role: Role
  let alignment: Alignment

  nonisolated init(content: Content, layer: Layer, role: Role, alignment: Alignment) {
    self.content = content
    self.layer = layer
    self.role = role
    self.alignment = alignment
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.appliesToMembers { return TransparentNode(view, type, context) { ModifiedMembers(of: $0) } }
    if view.alignment.needsGuides { return TransparentNode(view, type, context) { $0.arrangedView } }
    return LayeredNode(.layers, view, type, context)
  }
}

extension LayeredView: FramedView {
  nonisolated var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  /// The view with its layer, in a container with a custom layout.
  nonisolated fileprivate var arrangedView: AnyView {
    let content = PlacedView(content: content, style: [])
    let layer = PlacedView(content: layer, style: [])
    let isBackground = role == .layerBackground
    let layout = LayeredLayout(alignment: alignment, contentIndex: isBackground ? 1 : 0)
    return isBackground
      ? AnyView(LayoutContainer(layout: layout, content: TupleView((layer, content))))
      : AnyView(LayoutContainer(layout: layout, content: TupleView((content, layer))))
  }
}

/// A layout of a view and another one in its bounds.
nonisolated private struct LayeredLayout: StandardLayout {
  let alignment: Alignment
  let contentIndex: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.dropFirst(contentIndex).first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.dropFirst(contentIndex).first else { return }
    let whole = content.dimensions(in: proposal)
    let size = ProposedViewSize(width: whole.width, height: whole.height)
    for (index, subview) in subviews.enumerated() {
      guard index != contentIndex else {
        content.place(at: bounds.origin, proposal: proposal)
        continue
      }
      let own = subview.dimensions(in: size)
      let x = bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal]
      let y = bounds.minY + whole[alignment.vertical] - own[alignment.vertical]
      subview.place(at: CGPoint(x: x, y: y), proposal: size)
    }
  }
}

@MainActor
final class LayeredNode<Content: View, Layer: View>: ElementNode<LayeredView<Content, Layer>> {
  private var content: ViewNode<LayerView<Content>>?
  private var layer: ViewNode<LayerView<Layer>>?

  private var contentView: LayerView<Content> { LayerView(content: view.content, role: .layerContent, alignment: nil) }
  private var layerView: LayerView<Layer> {
    LayerView(content: view.layer, role: view.role, alignment: view.alignment.hostAlignment)
  }

  override var ownBoxes: BoxChain? { boxes(aroundLayersOf: view.content) }

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
  let alignment: NavigatorHost.Content.Alignment?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LayerNode(view.role, view, type, context)
  }
}

@MainActor
final class LayerNode<Content: View>: ContainerNode<LayerView<Content>, Content> {
  override var content: Content { view.content }

  override func resolve() -> Resolved {
    guard let alignment = view.alignment, alignment != .center else { return Resolved() }
    return Resolved(content: [.alignment: .alignment(alignment)])
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
    let (inherited, values) = (inherited, EnvironmentValues(scope: scope))
    var style: Style = [.background(inherited.paint(of: view.style, in: values))]
    let effects = inherited.effects(of: view.style, in: values)
    if !effects.shadows.isEmpty { style.set(.backgroundShadows(effects.shadows)) }
    if let mode = effects.blendMode?.hostStyle { style.set(.blendMode(mode)) }
    return Resolved(style: style)
  }
}
