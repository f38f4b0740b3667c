import NavigatorHost

/// A content that can be larger than the space it has.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollNode(.scrollView, view, type, context)
  }
}

@MainActor
final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content> {
  override var content: Content { view.content }

  override func resolve() -> Resolved {
    let axis = view.axes == [.vertical, .horizontal] ? "both" : view.axes == .horizontal ? "horizontal" : "vertical"
    return Resolved(content: [.axis: .string(axis), .showsIndicators: .bool(view.showsIndicators)])
  }
}
