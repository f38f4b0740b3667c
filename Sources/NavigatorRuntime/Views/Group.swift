/// A group of views that has no appearance.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A body that is never evaluated, because the runtime shows the content.
  public var body: Never {
    fatalError("a group has no body: the runtime shows its content")
  }
}

extension Group: PrimitiveView where Content: View {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { $0.content }
  }
}

/// A node without an element that shows another view.
@MainActor
class TransparentNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  final var child: ViewNode<Content>?

  init(_ view: V, _ type: ViewType<V>, _ context: NodeContext, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, type, context)
    child = contentContext.make(content(view))
  }

  /// The context of the content. A subclass may override it.
  var contentContext: NodeContext { childContext }

  override func evaluate() {
    isDirty = false
    child?.receive(content(view))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
