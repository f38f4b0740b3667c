/// A view that shows nothing.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  nonisolated public init() {}

  @MainActor static func makeNode(_ view: EmptyView, _ type: ViewType<EmptyView>, _ context: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(view, type, context)
  }
}
