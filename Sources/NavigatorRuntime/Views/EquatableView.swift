/// A view that is evaluated again only if it differs from its previous value.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares its content.
  nonisolated public init(content: Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    // `Equatable` values are always compared by `==`, so the node needs no special comparison.
    TransparentNode(view, type, context) { $0.content }
  }
}

extension View where Self: Equatable {
  /// Compares this view by `==` when its parent is evaluated.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
