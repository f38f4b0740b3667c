import NavigatorHost

/// A retained place in the view tree: structural identity made an object. Its state, its children and its element live as
/// long as it does.
@MainActor
class Node {
  let graph: Graph
  private(set) weak var parent: Node?
  let depth: Int
  /// The environment this node and its views read.
  let scope: EnvironmentScope
  /// Style and gestures that wait for the next element below; see ``BoxChain``.
  private(set) var boxes: BoxChain?
  /// The screen or tab this node is on, which may be covered.
  let region: Region
  /// What the node shows, where it shows something itself.
  final var element: ElementRecord?

  // Read by `UpdateQueue` and `ReaderSet`, on the main thread, from code that is not isolated.
  nonisolated(unsafe) final var isAlive = true
  nonisolated(unsafe) final var isDirty = false
  nonisolated(unsafe) final var evaluation: UInt32 = 0

  nonisolated(unsafe) private final var handle: ReaderHandle?

  /// What reader sets keep of this node.
  nonisolated final var readerHandle: ReaderHandle {
    if let handle { return handle }
    let made = ReaderHandle(self)
    handle = made
    return made
  }

  deinit {
    handle?.node = nil
  }

  /// Ends what this node's last evaluation observes; made for kinds of nodes that were seen to observe something.
  final var ticket: ObservationTicket?

  /// How many nodes at and below this one contribute preferences; collectors prune by it.
  final var contributorCount = 0

  init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = context.parent.map { $0.depth + 1 } ?? 0
    scope = context.scope
    boxes = context.boxes
    region = context.region
    graph.statistics.nodesMade += 1
  }

  /// What a child of this node inherits, unless a subclass says otherwise.
  var childContext: NodeContext {
    NodeContext(graph: graph, parent: self, scope: scope, boxes: element == nil ? boxes : nil, region: region)
  }

  /// Visits the child nodes in order.
  func forEachChild(_ body: (Node) -> Void) {}

  /// The nodes whose elements stand inside this node's element (or in its place, where it has none).
  func forEachElementChild(_ body: (Node) -> Void) {
    forEachChild(body)
  }

  /// Evaluates again with what is known. Overridden by every node that can become dirty.
  func evaluate() {}

  /// Whether it is evaluated even on a covered screen: presentations must close and paths must shrink there too.
  var evaluatesWhenCovered: Bool { false }

  /// The name to report when something is wrong with this node.
  var debugName: String { "\(type(of: self))" }

  /// Ends the node and all below it: views disappear, state is dropped.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    ticket?.cash()
    willTearDown()
    forEachChild { $0.tearDown() }
    if let element {
      graph.elements.unregister(element)
    }
    didTearDown()
  }

  /// Called once, after the children ended: a node lets go of what holds it.
  func didTearDown() {}

  /// Called once, before the children end.
  func willTearDown() {}

  /// Takes boxes from a modifier above whose values changed.
  func inheritBoxes(_ new: BoxChain?) {
    boxes = new
    if element != nil {
      boxesDidChange()
    } else {
      let inherited = childContext.boxes
      forEachChild { $0.inheritBoxes(inherited) }
    }
  }

  /// Called when the boxes around this node's own element changed.
  func boxesDidChange() {}

  /// An event that this node's element accepts.
  func handle(_ action: InputEvent.Action) -> EventOutcome {
    .dropped(.notAccepted)
  }

  /// Appends the elements this node contributes to its nearest element above.
  final func appendElements(to list: inout [ElementRecord]) {
    if let element {
      list.append(element.outermost)
    } else {
      forEachElementChild { $0.appendElements(to: &list) }
    }
  }

  /// Tells the nearest element above (or this node's own) that the elements inside it may have changed.
  final func childrenChanged() {
    (element ?? elementParent)?.mark(.children)
  }

  /// The element in which this node's elements stand.
  var elementParent: ElementRecord? {
    guard let parent else { return nil }
    return parent.element ?? parent.elementParent
  }

  /// Walks up from this node to the first that `find` answers for.
  final func firstAncestor<R>(_ find: (Node) -> R?) -> R? {
    var node: Node? = self
    while let current = node {
      if let found = find(current) { return found }
      node = current.parent
    }
    return nil
  }
}

/// What a node is made with.
@MainActor
struct NodeContext {
  var graph: Graph
  var parent: Node?
  var scope: EnvironmentScope
  var boxes: BoxChain?
  var region: Region

  func with(scope: EnvironmentScope) -> NodeContext {
    var copy = self
    copy.scope = scope
    return copy
  }

  func with(region: Region) -> NodeContext {
    var copy = self
    copy.region = region
    return copy
  }

  func with(boxes: BoxChain?) -> NodeContext {
    var copy = self
    copy.boxes = boxes
    return copy
  }
}

/// A node for one type of view.
@MainActor
class ViewNode<V: View>: Node {
  final var view: V
  let type: ViewType<V>

  init(_ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    self.view = view
    self.type = type
    super.init(context)
  }

  /// Takes the value that the parent made this time; skips the work where nothing changed.
  final func receive(_ new: V) {
    if type.areEqual(view, new) { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// Called when the parent handed over a value that differs from `old`.
  func viewDidChange(from old: V) {
    isDirty = false
    evaluate()
  }

  override var debugName: String { type.name }
}
