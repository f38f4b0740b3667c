/// A view that is only evaluated again when it is not equal to what it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    // Values that are `Equatable` are compared by `==` wherever they stand.
    TransparentNode(view, type, context) { $0.content }
  }
}

extension View where Self: Equatable {
  /// Compares the view by `==` when its parent is evaluated.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
