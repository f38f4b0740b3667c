import NavigatorHost

extension View {
  /// Places views in front of this view. The views depend on a preference of this view's content.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, role: .layerOverlay, alignment: alignment.hostAlignment, layer: transform)
  }

  /// Places views behind this view. The views depend on a preference of this view's content.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, role: .layerBackground, alignment: alignment.hostAlignment, layer: transform)
  }
}

nonisolated struct PreferenceLayerView<Content: View, K: PreferenceKey, Layer: View>: PrimitiveView {
  let content: Content
  let role: Role
  let alignment: NavigatorHost.Content.Alignment
  let layer: (K.Value) -> Layer

  nonisolated init(
    content: Content, role: Role, alignment: NavigatorHost.Content.Alignment, layer: @escaping (K.Value) -> Layer
  ) {
    self.content = content
    self.role = role
    self.alignment = alignment
    self.layer = layer
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.appliesToMembers { return TransparentNode(view, type, context) { ModifiedMembers(of: $0) } }
    if view.readingTexts != nil { return TransparentNode(view, type, context) { $0.readingTexts } }
    return PreferenceLayerNode(.layers, view, type, context)
  }
}

/// The node of a view with a layer that depends on a preference of the view.
@MainActor
final class PreferenceLayerNode<Content: View, K: PreferenceKey, Layer: View>: ElementNode<
  PreferenceLayerView<Content, K, Layer>
>, PreferenceCollecting
{
  private var content: ViewNode<LayerView<Content>>?
  private var layer: ViewNode<LayerView<Layer>>?

  override var ownBoxes: BoxChain? { boxes(aroundLayersOf: view.content) }

  override func makeChildren() {
    content = childContext.make(LayerView(content: view.content, role: .layerContent, alignment: nil))
    graph.setNeedsStructure(self)
  }

  override func updateChildren() {
    content?.receive(LayerView(content: view.content, role: .layerContent, alignment: nil))
    graph.setNeedsStructure(self)
  }

  /// Evaluates the layer as well, because each evaluation of the node registers the values that the layer reads.
  override func boxesDidChange() {
    super.boxesDidChange()
    graph.setNeedsStructure(self)
  }

  /// Returns a Boolean value that indicates whether preferences of a child are collected. Preferences of the layer are excluded
  /// here, because otherwise the layer would update itself endlessly. They apply only to enclosing views.
  func collects(from child: Node) -> Bool { child !== layer }

  /// Updates the layer from the current preference.
  func settleStructure() {
    // The layer sets preferences for enclosing views only.
    let value = self.content?.collect(K.self) ?? K.defaultValue
    let content = graph.queue.reading(as: self) { graph.trackingObservables(of: self) { view.layer(value) } }
    let new = LayerView(content: content, role: view.role, alignment: view.alignment)
    if let layer {
      layer.receive(new)
    } else {
      layer = childContext.make(new)
      childrenChanged()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
  }
}
