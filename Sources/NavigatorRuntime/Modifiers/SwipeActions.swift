import NavigatorHost

extension View {
  /// Adds actions to this row of a list, which the user reveals by dragging the row away from `edge`. On a group or a `ForEach`
  /// it adds them to each row. It has no effect outside of a list.
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

/// A collection of rows, each of which receives the actions of modifiers of the collection, the innermost modifier first.
@MainActor
protocol RowCollection {
  func adding(_ actions: [SwipeActions]) -> any DynamicViewContent
}

extension ForEach: RowCollection where Content: View {
  @MainActor func adding(_ actions: [SwipeActions]) -> any DynamicViewContent {
    let content = content
    return ForEach<Data, ID, AnyView>(data: data, content: { NavigatorRuntime.adding(actions, to: content($0)) }, id: id)
  }
}

extension EditedContent: RowCollection {
  @MainActor func adding(_ actions: [SwipeActions]) -> any DynamicViewContent {
    guard let rows = (base as? any RowCollection)?.adding(actions) else { return self }
    return edited(rows)
  }

  @MainActor private func edited<Rows: DynamicViewContent>(_ rows: Rows) -> any DynamicViewContent {
    EditedContent<Rows>(base: rows, edits: edits)
  }
}

/// Returns a row with the actions of modifiers, the innermost modifier first.
nonisolated func adding<Row: View>(_ actions: [SwipeActions], to row: Row) -> AnyView {
  guard let first = actions.first else { return AnyView(row) }
  return actions.dropFirst().reduce(AnyView(SwipeActionsView(content: row, actions: first))) {
    AnyView(SwipeActionsView(content: $0, actions: $1))
  }
}

/// A swipe modifier, whose content may be a collection or a group.
@MainActor
private protocol SwipeModifier {
  func rows(adding outer: [SwipeActions]) -> AnyView?
}

extension SwipeActionsView: SwipeModifier {
  /// Returns the rows of a collection or a group, each with the actions of this modifier and outer ones; nil if the content is
  /// one row.
  @MainActor fileprivate func rows(adding outer: [SwipeActions] = []) -> AnyView? {
    let actions = [actions] + outer
    if let modifier = content as? any SwipeModifier { return modifier.rows(adding: actions) }
    if let rows = content as? any RowCollection { return AnyView(rows.adding(actions)) }
    guard isGroup(content) else { return nil }
    return AnyView(ForEach(SubviewsCollection(of: content)) { $0.view.storage.adding(actions) })
  }

  /// A Boolean value that indicates whether a view is a group of rows, perhaps with modifiers.
  @MainActor private func isGroup(_ view: any View) -> Bool {
    if view is AnyView { return false }
    guard let modifier = view as? any SubviewModifier else { return view is any SubviewGroup || view is any RowCollection }
    return view is any SubviewGroup && isGroup(modifier.modifiedSubview)
  }
}

/// The node of a swipe modifier. The outermost one of a row is the row's node; those inside add their actions to it. A modifier
/// of a collection or a group has no element, and the rows have nodes of their own.
@MainActor
final class SwipeActionsNode<Content: View>: ViewNode<SwipeActionsView<Content>>, SwipeRow {
  private var child: ViewNode<Content>?
  private var rows: ViewNode<AnyView>?
  private var actions: SwipeActionsContent?
  var edges: [SwipeEdgeNode] = []

  override init(
    _ view: SwipeActionsView<Content>, _ type: ViewType<SwipeActionsView<Content>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    if let content = view.rows() {
      rows = childContext.make(content)
      return
    }
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
    if let rows, let content = view.rows() { rows.receive(content) }
    child?.receive(view.content)
    actions?.show(view.actions)
  }

  // MARK: Boxes

  /// Modifiers of the row apply to its content, not to its actions.
  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    child?.inheritBoxes(boxes)
    rows?.inheritBoxes(boxes)
  }

  var edgeContext: NodeContext { childContext.with(boxes: nil) }

  // MARK: Tree

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let rows { body(rows) }
    if let actions { body(actions) }
    for edge in edges { body(edge) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let rows { body(rows) }
    for edge in edges { body(edge) }
  }

  override func didTearDown() {
    child = nil
    rows = nil
    actions = nil
    edges = []
  }
}
