import NavigatorHost

/// The node of one view in the tree, retained for as long as the view's structural identity exists.
///
/// The node owns the view's state, its child nodes and its element.
@MainActor
class Node {
  // Rarely used fields are stored in `extras` to keep nodes small, because every view of every session has a node.
  //
  // Fields with `@exclusivity(unchecked)` here and in other classes of the graph are read and written for each view. The check
  // for overlapping accesses at run time would take longer than the access. No access contains a call of other code, so accesses
  // cannot overlap.

  private final let surroundings: NodeEnvironment
  private final let above: NodeReference?
  /// The element that this node shows, or nil. It is set once, before the node has children.
  @exclusivity(unchecked) nonisolated(unsafe) final var element: ElementRecord?
  @exclusivity(unchecked) nonisolated(unsafe) private final var extras: NodeExtras?

  // `UpdateQueue` and `ReaderSet` read these fields on the main thread, from code that is not isolated.
  @exclusivity(unchecked) nonisolated(unsafe) final var evaluation: UInt32 = 0
  private final let level: UInt16
  @exclusivity(unchecked) nonisolated(unsafe) private final var status: Status

  init(_ context: NodeContext) {
    surroundings = context.surroundings
    above = context.parent?.reference
    level = if let parent = context.parent { UInt16(clamping: parent.depth + 1) } else { 0 }
    status = Status(elementDepth: context.parent?.innerElementDepth ?? 0)
    if let boxes = context.boxes { extras = NodeExtras(self, boxes: boxes) }
    graph.statistics.nodesMade += 1
  }

  deinit {
    element?.releaseNode()
    extras?.referent = nil
  }

  final var graph: Graph { surroundings.graph }
  /// The environment that this node and its views read.
  final var scope: EnvironmentScope { surroundings.scope }
  /// The region that contains this node. It may be covered.
  final var region: Region { surroundings.region }
  final var parent: Node? { above?.referent }
  final var depth: Int { Int(level) }

  nonisolated final var isAlive: Bool {
    get { status.isAlive }
    set { status.isAlive = newValue }
  }

  nonisolated final var isDirty: Bool {
    get { status.isDirty }
    set { status.isDirty = newValue }
  }

  /// A reference to this node that does not retain it.
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

  /// The styles and gestures for the next element below; see ``BoxChain``.
  private(set) final var boxes: BoxChain? {
    get { extras?.boxes }
    set { if newValue != nil || extras != nil { madeExtras.boxes = newValue } }
  }

  /// The observation of this node. It is nil if the type of the node has never observed anything.
  final var token: ObservationToken? {
    get { extras?.token }
    set { madeExtras.token = newValue }
  }

  /// The number of children at or below which nodes pass values up the tree, plus 1 if this node does. The nodes that collect
  /// these values skip subtrees in which this number is 0.
  final var contributorCount: Int32 {
    get { extras?.contributorCount ?? 0 }
    set { madeExtras.contributorCount = newValue }
  }

  /// The last pass in which the collectors of preferences above this node were scheduled. It is stored only for nodes with
  /// contributors.
  final var preferencePass: UInt32 {
    get { extras?.preferencePass ?? 0 }
    set { extras?.preferencePass = newValue }
  }

  /// A value that only few nodes of a class need. It is stored here instead of in a field of each node.
  final var attachment: AnyObject? {
    get { extras?.attachment }
    set { madeExtras.attachment = newValue }
  }

  /// The context of a child of this node. A subclass may override it.
  var childContext: NodeContext {
    NodeContext(surroundings, parent: self, boxes: element == nil ? boxes : nil)
  }

  /// Visits the child nodes in order.
  func forEachChild(_ body: (Node) -> Void) {}

  /// Visits the nodes whose elements are inside this node's element, or replace it if the node has no element.
  func forEachElementChild(_ body: (Node) -> Void) {
    forEachChild(body)
  }

  /// Updates the node from its current inputs. Every node that can become dirty overrides this method.
  func evaluate() {}

  /// A Boolean value that indicates whether the node is evaluated even in a covered region, because it begins and ends regions.
  var evaluatesWhenCovered: Bool { false }

  /// The node's name in reports.
  var debugName: String { "\(type(of: self))" }

  /// Ends the node and all nodes below it. Views disappear and state is released.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    token?.cancel()
    willTearDown()
    forEachChild { $0.tearDown() }
    if let element {
      endOrder(of: element)
      graph.elements.unregister(element)
      graph.follower?.elementEnded(element)
    }
    extras?.release()
    didTearDown()
  }

  /// Releases references that could retain the node. It is called once, after the children have ended.
  func didTearDown() {}

  /// Prepares the end of the node. It is called once, before the children end.
  func willTearDown() {}

  /// Replaces the boxes that a modifier above provides.
  func inheritBoxes(_ new: BoxChain?) {
    boxes = new
    if element != nil {
      boxesDidChange()
    } else {
      let inherited = childContext.boxes
      forEachChild { $0.inheritBoxes(inherited) }
    }
  }

  /// Called when the boxes around this node's own element change.
  func boxesDidChange() {}

  /// Handles an event that this node's element accepts.
  func handle(_ action: InputEvent.Action) -> EventOutcome {
    .dropped(.notAccepted)
  }

  /// Appends the elements that this node contributes to its nearest element above.
  final func appendElements(to list: inout [ElementRecord]) {
    if let element {
      list.append(element.outermost)
    } else {
      forEachElementChild { $0.appendElements(to: &list) }
    }
  }

  /// Appends the elements inside this node's own element.
  func appendInnerElements(to list: inout [ElementRecord]) {
    forEachElementChild { $0.appendElements(to: &list) }
  }

  /// Takes ownership of the record for the text inside this node's element.
  func take(label: ElementRecord) {}

  /// Marks the children of this node's element, or of the nearest element above, as possibly changed.
  final func childrenChanged() {
    let holder = element ?? elementParent
    holder?.mark(.children)
    if let holder, graph.elements.motion.isActive { graph.elements.motion.changeChildren(of: holder.id, at: self) }
    shownViewsChanged()
    holder?.rowsMayHaveChanged()
    holder?.cellsMayHaveChanged()
    // Preferences are combined in the order of the children.
    viewsOfPreferencesChanged()
  }

  /// A Boolean value that indicates whether the node shows at least one view. An empty branch of a condition shows none.
  var showsViews: Bool {
    if element != nil { return true }
    var shows = false
    forEachElementChild { if !shows { shows = $0.showsViews } }
    return shows
  }

  /// Called when ``showsViews`` may have changed.
  func shownViewsMayHaveChanged() {}

  /// The element that contains this node's elements.
  var elementParent: ElementRecord? {
    guard let parent else { return nil }
    return parent.element ?? parent.elementParent
  }

  /// The element that contains the elements of this node's children.
  final var innerRecord: ElementRecord? { element ?? elementParent }

  // MARK: Element depth

  /// The number of elements and boxes around the elements of this node.
  ///
  /// It is stored, because it is read for each new view in a deep tree.
  final var elementDepth: Int { status.elementDepth }

  /// The number of elements and boxes around the elements of this node's children.
  private final var innerElementDepth: Int {
    guard let element else { return elementDepth }
    return elementDepth + 1 + element.boxCount
  }

  /// Derives the element depth from ``elementParent`` instead of the parent. A node whose elements are outside of its parent's
  /// element calls this method before it creates children.
  final func updateElementDepth() {
    if let elementParent { status.elementDepth = elementParent.node.innerElementDepth }
  }

  /// Updates the element depths of the nodes below, after the number of boxes around this node's element has changed.
  final func updateElementDepthsBelow() {
    forEachChild { child in
      let old = child.elementDepth
      child.updateElementDepth()
      if child.elementDepth != old { child.updateElementDepthsBelow() }
    }
  }

  // MARK: Ancestors

  /// Returns the first non-nil result of `find` for this node and its ancestors, from this node upwards.
  final func firstAncestor<R>(_ find: (Node) -> R?) -> R? {
    var node: Node? = self
    while let current = node {
      if let found = find(current) { return found }
      node = current.parent
    }
    return nil
  }
}

/// The node of a view of type `V`.
@MainActor
class ViewNode<V: View>: Node {
  final var view: V
  let type: ViewType<V>

  init(_ view: V, _ type: ViewType<V>, _ context: NodeContext) {
    self.view = view
    self.type = type
    super.init(context)
  }

  /// Replaces the view by the parent's new value. Returns without work if the values are equal.
  final func receive(_ new: V) {
    if type.areEqual(&view, new) { return }
    replace(by: new)
  }

  /// Replaces the view by the parent's new value, which is copied only if it differs.
  final func receive(at new: UnsafePointer<V>) {
    if type.areEqual(&view, new) { return }
    replace(by: new.pointee)
  }

  private func replace(by new: V) {
    var old = new
    swap(&view, &old)
    viewDidChange(from: old)
  }

  /// Called when the parent passes a value that differs from `old`.
  func viewDidChange(from old: V) {
    isDirty = false
    evaluate()
  }

  override var debugName: String { type.name }
}
