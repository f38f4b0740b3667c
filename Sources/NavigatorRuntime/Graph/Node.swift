import NavigatorHost

/// A retained place in the view tree: structural identity made an object. Its state, its children and its element live as
/// long as it does.
@MainActor
class Node {
  // There is one of these for each view of each session: what few nodes have stands in `extras`.

  private final let surroundings: Surroundings
  private final let above: NodeReference?
  /// What the node shows, where it shows something itself. Set once, before the node has children.
  nonisolated(unsafe) final var element: ElementRecord?
  nonisolated(unsafe) private final var extras: NodeExtras?

  // Read by `UpdateQueue` and `ReaderSet`, on the main thread, from code that is not isolated.
  nonisolated(unsafe) final var evaluation: UInt32 = 0
  private final let level: UInt16
  nonisolated(unsafe) final var isAlive = true
  nonisolated(unsafe) final var isDirty = false

  init(_ context: NodeContext) {
    surroundings = context.surroundings
    above = context.parent?.reference
    level = context.parent.map { UInt16(clamping: $0.depth + 1) } ?? 0
    if let boxes = context.boxes { extras = NodeExtras(self, boxes: boxes) }
    graph.statistics.nodesMade += 1
  }

  deinit {
    element?.letGoOfNode()
    extras?.referent = nil
  }

  final var graph: Graph { surroundings.graph }
  /// The environment this node and its views read.
  final var scope: EnvironmentScope { surroundings.scope }
  /// The screen or tab this node is on, which may be covered.
  final var region: Region { surroundings.region }
  final var parent: Node? { above?.referent }
  final var depth: Int { Int(level) }

  /// What leads to this node without keeping it.
  nonisolated final var reference: NodeReference {
    if let element { return element }
    return madeExtras
  }

  nonisolated private final var madeExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras(self)
    extras = made
    return made
  }

  /// Style and gestures that wait for the next element below; see ``BoxChain``.
  private(set) final var boxes: BoxChain? {
    get { extras?.boxes }
    set { if newValue != nil || extras != nil { madeExtras.boxes = newValue } }
  }

  /// The observation of this node. Kinds of nodes that were seen to observe something have one.
  final var ticket: ObservationTicket? {
    get { extras?.ticket }
    set { madeExtras.ticket = newValue }
  }

  /// How many nodes at and below this one contribute preferences; collectors prune by it.
  final var contributorCount: Int {
    get { extras?.contributorCount ?? 0 }
    set { madeExtras.contributorCount = newValue }
  }

  /// What a kind of node keeps for few of its nodes, so that it needs no field in all of them.
  final var more: AnyObject? {
    get { extras?.more }
    set { madeExtras.more = newValue }
  }

  /// What a child of this node inherits, unless a subclass says otherwise.
  var childContext: NodeContext {
    NodeContext(surroundings, parent: self, boxes: element == nil ? boxes : nil)
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
    ticket?.cancel()
    willTearDown()
    forEachChild { $0.tearDown() }
    if let element {
      graph.elements.unregister(element)
    }
    extras?.letGo()
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

  /// Appends the elements inside this node's own.
  func appendInnerElements(to list: inout [ElementRecord]) {
    forEachElementChild { $0.appendElements(to: &list) }
  }

  /// Takes over the text inside this node's element, which has become an element with a record.
  func take(label: ElementRecord) {}

  /// Tells the nearest element above (or this node's own) that the elements inside it may have changed.
  final func childrenChanged() {
    (element ?? elementParent)?.mark(.children)
  }

  /// The element in which this node's elements stand.
  var elementParent: ElementRecord? {
    guard let parent else { return nil }
    return parent.element ?? parent.elementParent
  }

  /// The number of elements around the elements of this node.
  final var elementDepth: Int {
    var depth = 0
    var record = elementParent
    while let current = record {
      depth += 1 + current.boxCount
      record = current.node.elementParent
    }
    return depth
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
