import NavigatorHost

/// One side of a row, with the actions that the row's modifiers put there.
@MainActor
final class SwipeEdgeNode: Node {
  let edge: HorizontalEdge
  /// Inner modifiers first.
  var contents: [SwipeActionsContent] = []

  init(_ context: NodeContext, edge: HorizontalEdge) {
    self.edge = edge
    super.init(context)
    element = ElementRecord(.swipeActions, node: self)
  }

  /// Says what the actions at this side are like; called when some came or went.
  func update() {
    contents.sort { $0.depth > $1.depth }
    var content: Content = [.placement: .string(edge == .leading ? "leading" : "trailing")]
    if contents.first?.allowsFullSwipe == true { content[.allowsFullSwipe] = true }
    element?.set(content)
    element?.mark(.children)
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    for content in contents { body(content) }
  }
}

/// What one modifier puts at a side of a row: views of the modifier's that stand in the row's edge.
@MainActor
final class SwipeActionsContent: Node {
  private(set) var edge: HorizontalEdge
  private(set) var allowsFullSwipe: Bool
  private weak var row: (any SwipeRow)?
  private let inner: EnvironmentScope
  private var child: ViewNode<AnyView>?

  init(_ context: NodeContext, actions: SwipeActions, row: any SwipeRow) {
    edge = actions.edge
    allowsFullSwipe = actions.allowsFullSwipe
    self.row = row
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(context)
    updateScope()
    child = childContext.with(scope: inner).make(actions.view)
  }

  /// Buttons here look alike in every row: what a row's texts and buttons look like does not concern them.
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

  /// What modifies the row does not modify its actions.
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
