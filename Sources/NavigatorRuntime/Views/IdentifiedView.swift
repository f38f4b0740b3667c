extension View {
  /// Sets an explicit identity for this view. When `id` changes, the view's state ends and new state begins.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  nonisolated init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, type, context)
  }
}

/// A view with an identity that is known before the view has a node.
nonisolated protocol ExplicitlyIdentified {
  var explicitID: AnyHashable { get }
}

nonisolated extension IdentifiedView: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(id) }
}

@MainActor
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private var child: ViewNode<Content>?

  override init(_ view: IdentifiedView<Content, ID>, _ type: ViewType<IdentifiedView<Content, ID>>, _ context: NodeContext) {
    super.init(view, type, context)
    child = childContext.make(view.content)
    shownViewsMayHaveChanged()
  }

  override func shownViewsMayHaveChanged() {
    graph.waitingScrolls?.viewsChanged { $0 == AnyHashable(view.id) }
  }

  override func viewDidChange(from old: IdentifiedView<Content, ID>) {
    isDirty = false
    if old.id == view.id {
      child?.receive(view.content)
    } else {
      child?.tearDown()
      child = childContext.make(view.content)
      childrenChanged()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
