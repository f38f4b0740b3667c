/// A view without content.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates an empty view.
  nonisolated public init() {}

  @MainActor static func makeNode(_ view: EmptyView, _ type: ViewType<EmptyView>, _ context: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(view, type, context)
  }
}
