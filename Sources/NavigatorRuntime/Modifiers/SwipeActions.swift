import NavigatorHost

extension View {
  /// Puts actions behind this row of a list, which a person uncovers by dragging the row away from `edge`. Outside of a list there are none.
  ///
  /// ```swift
  /// Text(mail.subject)
  ///   .swipeActions {
  ///     Button("Delete", role: .destructive) { delete(mail) }
  ///   }
  ///   .swipeActions(edge: .leading) {
  ///     Button("Flag") { flag(mail) }.tint(.orange)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side at which they are. What several modifiers put there stands beside each other.
  ///   - allowsFullSwipe: Whether to drag the row right across does the first action.
  ///   - content: Buttons, the first at the edge.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsView(
      content: self, actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content())))
  }
}

/// What one modifier puts at one side of a row.
nonisolated struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let view: AnyView
}

nonisolated struct SwipeActionsView<Content: View>: PrimitiveView {
  let content: Content
  let actions: SwipeActions

  nonisolated init(content: Content, actions: SwipeActions) {
    self.content = content
    self.actions = actions
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SwipeActionsNode(view, type, context)
  }
}

/// The node of a row with actions behind it.
@MainActor
protocol SwipeRow: Node {
  func add(_ actions: SwipeActionsContent)
  func remove(_ actions: SwipeActionsContent)
  /// The element in which the actions at a side stand.
  func element(of edge: HorizontalEdge) -> ElementRecord?
}

/// The outermost of a row's modifiers is the row; those inside put their actions there.
@MainActor
final class SwipeActionsNode<Content: View>: ViewNode<SwipeActionsView<Content>>, SwipeRow {
  private var child: ViewNode<Content>?
  private var actions: SwipeActionsContent?
  private var edges: [SwipeEdgeNode] = []

  override init(
    _ view: SwipeActionsView<Content>, _ type: ViewType<SwipeActionsView<Content>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    let outer = elementParent?.node as? any SwipeRow
    if outer == nil, isRow { element = ElementRecord(.swipeRow, node: self) }
    child = childContext.make(view.content)
    if let row = outer ?? (element == nil ? nil : self) {
      let content = SwipeActionsContent(childContext.with(boxes: nil), actions: view.actions, row: row)
      actions = content
      row.add(content)
    }
  }

  /// Whether what this shows stands in a list.
  private var isRow: Bool {
    var record = elementParent
    while let section = record, section.role == .section { record = section.node.elementParent }
    return record?.role == .list
  }

  override func evaluate() {
    isDirty = false
    child?.receive(view.content)
    actions?.show(view.actions)
  }

  // MARK: Boxes

  /// What modifies the row is for what the row shows.
  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    child?.inheritBoxes(boxes)
  }

  // MARK: Edges

  func add(_ actions: SwipeActionsContent) {
    let edge = edges.first { $0.edge == actions.edge } ?? makeEdge(actions.edge)
    edge.contents.append(actions)
    edge.update()
  }

  private func makeEdge(_ edge: HorizontalEdge) -> SwipeEdgeNode {
    let made = SwipeEdgeNode(childContext.with(boxes: nil), edge: edge)
    edges.append(made)
    element?.mark(.children)
    return made
  }

  func remove(_ actions: SwipeActionsContent) {
    guard let index = edges.firstIndex(where: { $0.edge == actions.edge }) else { return }
    edges[index].contents.removeAll { $0 === actions }
    edges[index].update()
    guard edges[index].contents.isEmpty else { return }
    edges.remove(at: index).tearDown()
    element?.mark(.children)
  }

  func element(of edge: HorizontalEdge) -> ElementRecord? {
    edges.first { $0.edge == edge }?.element
  }

  // MARK: Tree

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let actions { body(actions) }
    for edge in edges { body(edge) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    for edge in edges { body(edge) }
  }

  override func didTearDown() {
    child = nil
    actions = nil
    edges = []
  }
}
