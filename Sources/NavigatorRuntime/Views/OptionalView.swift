extension Optional: View where Wrapped: View {
  /// A body that is never evaluated, because the runtime shows the wrapped view.
  public var body: Never {
    fatalError("an optional has no body: the runtime shows its wrapped view")
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OptionalNode(view, type, context)
  }
}

@MainActor
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: ViewNode<Wrapped>?

  override init(_ view: Wrapped?, _ type: ViewType<Wrapped?>, _ context: NodeContext) {
    super.init(view, type, context)
    child = view.map { childContext.make($0) }
  }

  override func evaluate() {
    isDirty = false
    switch (child, view) {
    case (let node?, let content?): node.receive(content)
    case (nil, nil): break
    case (let node?, nil):
      node.tearDown()
      child = nil
      childrenChanged()
    case (nil, let content?):
      child = childContext.make(content)
      childrenChanged()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
