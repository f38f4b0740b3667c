import NavigatorHost

/// One edge of a row, with the actions that the row's modifiers add there.
@MainActor
final class SwipeEdgeNode: Node {
  let edge: HorizontalEdge
  /// The actions, beginning with the actions of inner modifiers.
  var contents: [SwipeActionsContent] = []

  init(_ context: NodeContext, edge: HorizontalEdge) {
    self.edge = edge
    super.init(context)
    element = ElementRecord(.swipeActions, node: self)
  }

  /// Updates the element's content. Called when actions are added or removed.
  func update() {
    contents.sort { $0.depth > $1.depth }
    var content: Content = [.placement: .edge(Edge(edge).hostEdge)]
    if shownContents.first?.allowsFullSwipe == true { content[.allowsFullSwipe] = true }
    element?.set(content)
    element?.mark(.children)
  }

  /// The actions that are shown. Default actions are included only if there are no others.
  private var shownContents: [SwipeActionsContent] {
    let own = contents.filter { !$0.isDefault }
    return own.isEmpty ? contents : own
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    for content in shownContents { body(content) }
  }
}

/// The actions that one modifier adds at an edge. They belong to the modifier's node, and their elements are inside the row's
/// edge.
@MainActor
final class SwipeActionsContent: Node {
  private(set) var edge: HorizontalEdge
  private(set) var allowsFullSwipe: Bool
  let isDefault: Bool
  private weak var row: (any SwipeRow)?
  private let inner: EnvironmentScope
  private var child: ViewNode<AnyView>?

  init(_ context: NodeContext, actions: SwipeActions, row: any SwipeRow) {
    edge = actions.edge
    allowsFullSwipe = actions.allowsFullSwipe
    isDefault = actions.isDefault
    self.row = row
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(context)
    updateElementDepth()
    updateScope()
    child = childContext.with(scope: inner).make(actions.view)
  }

  /// Resets the inherited style, so that the buttons look the same in every row regardless of the row's style.
  private func updateScope() {
    evaluation &+= 1
    var style = InheritedStyle.default
    style.isEnabled = graph.queue.reading(as: self) { EnvironmentValues(scope: scope)[InheritedStyleKey.self].isEnabled }
    inner.replaceOverrides([
      ObjectIdentifier(InheritedStyleKey.self): style, ObjectIdentifier(ButtonStyleKey.self): ButtonStyleKey.defaultValue,
      ObjectIdentifier(LabelStyleKey.self): LabelStyleKey.defaultValue,
    ]) { graph.types.areEqual($0, $1) }
  }

  func show(_ actions: SwipeActions) {
    child?.receive(actions.view)
    guard actions.edge != edge || actions.allowsFullSwipe != allowsFullSwipe else { return }
    row?.remove(self)
    edge = actions.edge
    allowsFullSwipe = actions.allowsFullSwipe
    row?.add(self)
  }

  override func evaluate() {
    isDirty = false
    updateScope()
  }

  override var elementParent: ElementRecord? { row?.element(of: edge) }

  /// Modifiers of the row do not apply to its actions.
  override func inheritBoxes(_ new: BoxChain?) {}

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    row?.remove(self)
  }

  override func didTearDown() {
    inner.end()
    child = nil
  }
}
