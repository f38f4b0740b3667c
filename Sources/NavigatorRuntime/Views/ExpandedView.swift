/// A view that is created from the subviews or the sections of other views.
nonisolated struct ExpandedView<Result: View>: PrimitiveView {
  let transform: (SubviewSource) -> Result

  nonisolated init(transform: @escaping (SubviewSource) -> Result) {
    self.transform = transform
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ExpandedNode(view, type, context)
  }
}

nonisolated extension ExpandedView: SubviewGroup {
  static var memberTypes: [any View.Type] { [Result.self] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(transform(expansion.source(at: context)), context.at("result"))
  }
}

@MainActor
final class ExpandedNode<Result: View>: ViewNode<ExpandedView<Result>>, SubviewHostNode {
  var hostTable: SubviewHostTable?
  private var child: ViewNode<Result>?

  override init(_ view: ExpandedView<Result>, _ type: ViewType<ExpandedView<Result>>, _ context: NodeContext) {
    super.init(view, type, context)
    update()
  }

  override func evaluate() { update() }

  private func update() {
    isDirty = false
    evaluation &+= 1
    let result = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { withHosts(isFirst: child == nil, view.transform) }
    }
    if let child { child.receive(result) } else { child = childContext.make(result) }
  }

  func hostedBodyChanged() { graph.queue.invalidate(self) }

  override func forEachChild(_ body: (Node) -> Void) {
    hostTable?.forEach(body)
    if let child { body(child) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func didTearDown() {
    child = nil
    hostTable = nil
  }
}
