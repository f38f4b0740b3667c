import NavigatorHost

extension View {
  /// Adds actions to this row of a list, which the user reveals by dragging the row away from `edge`. It has no effect outside of
  /// a list.
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
  ///   - edge: The edge at which the actions are. Several modifiers can add actions at the same edge.
  ///   - allowsFullSwipe: A Boolean value that indicates whether dragging the row across its full width performs the first
  ///     action.
  ///   - content: The buttons, with the first one at the edge.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsView(
      content: self, actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content())))
  }
}

/// The actions that one modifier adds at one edge of a row.
nonisolated struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let view: AnyView
  /// A Boolean value that indicates whether the actions are shown only if the edge has no others.
  var isDefault = false
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

/// The node of a row with swipe actions.
@MainActor
protocol SwipeRow: Node {
  /// The edges that have actions.
  var edges: [SwipeEdgeNode] { get set }
  /// The context of an edge's node.
  var edgeContext: NodeContext { get }
}

extension SwipeRow {
  func add(_ actions: SwipeActionsContent) {
    let edge = edges.first { $0.edge == actions.edge } ?? makeEdge(actions.edge)
    edge.contents.append(actions)
    edge.update()
  }

  private func makeEdge(_ edge: HorizontalEdge) -> SwipeEdgeNode {
    let made = SwipeEdgeNode(edgeContext, edge: edge)
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

  /// Returns the element that contains the actions at an edge.
  func element(of edge: HorizontalEdge) -> ElementRecord? {
    edges.first { $0.edge == edge }?.element
  }
}

extension Node {
  /// A Boolean value that indicates whether the node's elements are rows of a list.
  var isListRow: Bool {
    var record = elementParent
    while let section = record, section.role == .section { record = section.node.elementParent }
    return record?.role == .list
  }
}

/// The node of a swipe modifier. The outermost one of a row is the row's node; those inside add their actions to it.
@MainActor
final class SwipeActionsNode<Content: View>: ViewNode<SwipeActionsView<Content>>, SwipeRow {
  private var child: ViewNode<Content>?
  private var actions: SwipeActionsContent?
  var edges: [SwipeEdgeNode] = []

  override init(
    _ view: SwipeActionsView<Content>, _ type: ViewType<SwipeActionsView<Content>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    let outer = elementParent?.node as? any SwipeRow
    if outer == nil, isListRow { element = ElementRecord(.swipeRow, node: self) }
    child = childContext.make(view.content)
    if let row = outer ?? (element == nil ? nil : self) {
      let content = SwipeActionsContent(childContext.with(boxes: nil), actions: view.actions, row: row)
      actions = content
      row.add(content)
    }
  }

  override func evaluate() {
    isDirty = false
    child?.receive(view.content)
    actions?.show(view.actions)
  }

  // MARK: Boxes

  /// Modifiers of the row apply to its content, not to its actions.
  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    child?.inheritBoxes(boxes)
  }

  var edgeContext: NodeContext { childContext.with(boxes: nil) }

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
