/// The nodes without elements of a container. They evaluate the bodies of views whose members are subviews of the container, and
/// run the actions of modifiers of these views.
nonisolated struct SubviewHosts {
  private let node: any SubviewHostNode

  init(_ node: any SubviewHostNode) {
    self.node = node
  }

  /// A Boolean value that indicates whether the container is in a screen, which has bars.
  var areInScreen: Bool {
    let node = node
    return MainActor.assumeIsolated { node.region.screen != nil }
  }

  /// Shows a view without an element at a position.
  func show(_ view: AnyView, at path: [AnyHashable]) {
    let request = MainActorValue((view: view, path: path))
    let node = node
    MainActor.assumeIsolated { node.show(request.value.view, at: request.value.path) }
  }

  /// Shows a ``HostedBody`` at a position. Returns the body, or nil if it cannot be evaluated.
  func body(of view: AnyView, at path: [AnyHashable]) -> AnyView? {
    let request = MainActorValue((view: view, path: path))
    let node = node
    return MainActor.assumeIsolated {
      node.show(request.value.view, at: request.value.path)
      return MainActorValue(node.hostTable?.body(at: request.value.path))
    }
    .value
  }
}

/// The hosts, the position and the depth with which the subviews of a view are found.
nonisolated struct SubviewSource {
  let hosts: SubviewHosts?
  let context: SubviewExpansion.Context
  let depth: Int

  init(hosts: SubviewHosts?, context: SubviewExpansion.Context = SubviewExpansion.Context(), depth: Int = 0) {
    self.hosts = hosts
    self.context = context
    self.depth = depth
  }
}

/// The node of a container with hosts.
@MainActor
protocol SubviewHostNode: Node {
  /// The hosts; nil while the container needs none.
  var hostTable: SubviewHostTable? { get set }
  /// Finds the subviews again, because the body of a view in a host has changed.
  func hostedBodyChanged()
}

extension SubviewHostNode {
  /// Finds subviews, and removes the hosts that they do not use.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether the container is being created.
  func withHosts<Result>(isFirst: Bool, _ find: (SubviewSource) -> Result) -> Result {
    hostTable?.beginUse()
    let result = find(SubviewSource(hosts: SubviewHosts(self)))
    if hostTable?.endUse() == true, !isFirst { childrenChanged() }
    return result
  }

  /// Shows a view in the host at a position.
  fileprivate func show(_ view: AnyView, at path: [AnyHashable]) {
    let table = hostTable ?? SubviewHostTable()
    hostTable = table
    graph.queue.reading(as: nil) { table.show(view, at: path, in: childContext.with(boxes: nil)) }
  }

  /// Receives the body that the host at a position has evaluated.
  fileprivate func receive(body: AnyView, at path: [AnyHashable]) {
    if hostTable?.receive(body: body, at: path) == true { hostedBodyChanged() }
  }
}

/// The hosts of a container, by the positions of their views.
@MainActor
final class SubviewHostTable {
  private var hosts: [[AnyHashable]: ViewNode<AnyView>] = [:]
  /// The positions of the hosts, in order.
  private var paths: [[AnyHashable]] = []
  private var bodies: [[AnyHashable]: AnyView] = [:]
  /// The positions of the hosts that the subviews use.
  private var used: [[AnyHashable]] = []
  private var isUsed: Set<[AnyHashable]> = []
  /// A Boolean value that indicates whether the subviews are being found. The first host is created while they are.
  private var isInUse = true

  fileprivate func beginUse() { isInUse = true }

  /// Removes the hosts that are no longer used. Returns true if the hosts have changed.
  fileprivate func endUse() -> Bool {
    isInUse = false
    let (new, kept) = (used, isUsed)
    used = []
    isUsed = []
    guard new != paths else { return false }
    paths = new
    for (path, host) in hosts where !kept.contains(path) {
      hosts[path] = nil
      bodies[path] = nil
      host.tearDown()
    }
    return true
  }

  fileprivate func show(_ view: AnyView, at path: [AnyHashable], in context: NodeContext) {
    // Views with equal ids have equal positions, and only the first of them has a host.
    guard isUsed.insert(path).inserted else { return }
    used.append(path)
    if let host = hosts[path] {
      host.receive(view)
    } else {
      hosts[path] = context.make(view)
    }
  }

  fileprivate func body(at path: [AnyHashable]) -> AnyView? { bodies[path] }

  /// Adopts a body. Returns true if the subviews must be found again.
  fileprivate func receive(body: AnyView, at path: [AnyHashable]) -> Bool {
    bodies[path] = body
    return !isInUse
  }

  /// Visits the hosts in order.
  func forEach(_ body: (Node) -> Void) {
    for path in paths { if let host = hosts[path] { body(host) } }
  }
}

// MARK: - Bodies

/// A view of which only the body is evaluated, because the members of the body are subviews of a container.
nonisolated struct HostedBody<Content: View>: PrimitiveView {
  let view: Content
  /// The position of the view in the container.
  let path: [AnyHashable]

  nonisolated init(view: Content, path: [AnyHashable]) {
    self.view = view
    self.path = path
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    HostedBodyNode(view, type, context)
  }
}

@MainActor
final class HostedBodyNode<Content: View>: ViewNode<HostedBody<Content>> {
  private var evaluator: HostedBodyEvaluator<Content>?

  override init(_ view: HostedBody<Content>, _ type: ViewType<HostedBody<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    evaluator = HostedBodyEvaluator(view, childContext)
  }

  override func evaluate() {
    isDirty = false
    evaluator?.receive(view.view)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let evaluator { body(evaluator) }
  }

  override func didTearDown() { evaluator = nil }
}

/// The node that evaluates the body of a view and passes it to the container, instead of showing it.
@MainActor
final class HostedBodyEvaluator<Content: View>: CompositeNode<Content> {
  private let path: [AnyHashable]

  init(_ view: HostedBody<Content>, _ context: NodeContext) {
    path = view.path
    super.init(view.view, context.graph.types.viewType(Content.self), context)
  }

  override func showBody(_ body: Content.Body, isFirst: Bool) {
    let container = firstAncestor { $0 as? any SubviewHostNode }
    container?.receive(body: AnyView(body), at: path)
  }
}

// MARK: - Effects

/// The content of a modifier in a host. It has no element. The modified view appears with its first member.
nonisolated struct EffectContent: PrimitiveView, Equatable {
  let hasMembers: Bool

  nonisolated init(hasMembers: Bool) {
    self.hasMembers = hasMembers
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    EffectContentNode(view, type, context)
  }
}

@MainActor
final class EffectContentNode: ViewNode<EffectContent> {
  override var showsViews: Bool { view.hasMembers }

  override func evaluate() {
    isDirty = false
    shownViewsChanged()
  }
}
