/// A view that transforms the sections of another view.
nonisolated struct SectionsView<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  nonisolated init(base: Base, transform: @escaping (SectionCollection) -> Result) {
    self.base = base
    self.transform = transform
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SectionsNode(view, type, context)
  }
}

/// The node of a container of sections, with hosts: nodes without elements, for the bodies and actions of views around sections.
@MainActor
protocol SectionHostNode: Node {
  /// Shows a view in the host at a position.
  func show(_ view: AnyView, at path: [AnyHashable])
  /// Returns the body that the host at a position has evaluated.
  func body(at path: [AnyHashable]) -> AnyView?
  /// Receives the body that the host at a position has evaluated.
  func receive(body: AnyView, at path: [AnyHashable])
}

@MainActor
final class SectionsNode<Base: View, Result: View>: ViewNode<SectionsView<Base, Result>>, SectionHostNode {
  private var child: ViewNode<Result>?
  private var hosts: [[AnyHashable]: ViewNode<AnyView>] = [:]
  /// The positions of the hosts, in order.
  private var paths: [[AnyHashable]] = []
  private var bodies: [[AnyHashable]: AnyView] = [:]
  /// The positions of the hosts that the sections use.
  private var used: [[AnyHashable]] = []
  private var isUsed: Set<[AnyHashable]> = []
  /// A Boolean value that indicates whether the sections are being found.
  private var isFinding = false

  override init(
    _ view: SectionsView<Base, Result>, _ type: ViewType<SectionsView<Base, Result>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    update()
  }

  override func evaluate() { update() }

  private func update() {
    isDirty = false
    evaluation &+= 1
    isFinding = true
    let result = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        view.transform(SectionCollection(of: view.base, in: SectionHosts(self)))
      }
    }
    isFinding = false
    removeUnusedHosts()
    if let child { child.receive(result) } else { child = childContext.make(result) }
  }

  private func removeUnusedHosts() {
    let (new, kept) = (used, isUsed)
    used = []
    isUsed = []
    guard new != paths else { return }
    paths = new
    for (path, host) in hosts where !kept.contains(path) {
      hosts[path] = nil
      bodies[path] = nil
      host.tearDown()
    }
    if child != nil { childrenChanged() }
  }

  // MARK: Hosts

  func show(_ view: AnyView, at path: [AnyHashable]) {
    // Views with equal ids have equal positions, and only the first of them has a host.
    guard isUsed.insert(path).inserted else { return }
    used.append(path)
    graph.queue.reading(as: nil) {
      if let host = hosts[path] {
        host.receive(view)
      } else {
        hosts[path] = childContext.with(boxes: nil).make(view)
      }
    }
  }

  func body(at path: [AnyHashable]) -> AnyView? { bodies[path] }

  func receive(body: AnyView, at path: [AnyHashable]) {
    bodies[path] = body
    if !isFinding { graph.queue.invalidate(self) }
  }

  // MARK: Tree

  override func forEachChild(_ body: (Node) -> Void) {
    for path in paths { if let host = hosts[path] { body(host) } }
    if let child { body(child) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func didTearDown() {
    child = nil
    hosts = [:]
    paths = []
    bodies = [:]
  }
}

// MARK: - Bodies

/// A view that contains sections, of which only the body is evaluated.
nonisolated struct SectionBody<Content: View>: PrimitiveView {
  let view: Content
  /// The position of the view in the container of the sections.
  let path: [AnyHashable]

  nonisolated init(view: Content, path: [AnyHashable]) {
    self.view = view
    self.path = path
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SectionBodyNode(view, type, context)
  }
}

@MainActor
final class SectionBodyNode<Content: View>: ViewNode<SectionBody<Content>> {
  private var evaluator: SectionBodyEvaluator<Content>?

  override init(_ view: SectionBody<Content>, _ type: ViewType<SectionBody<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    evaluator = SectionBodyEvaluator(view, childContext)
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

/// The node that evaluates the body of a view and passes it to the container of the sections, instead of showing it.
@MainActor
final class SectionBodyEvaluator<Content: View>: CompositeNode<Content> {
  private let path: [AnyHashable]

  init(_ view: SectionBody<Content>, _ context: NodeContext) {
    path = view.path
    super.init(view.view, context.graph.types.viewType(Content.self), context)
  }

  override func showBody(_ body: Content.Body, isFirst: Bool) {
    let container = firstAncestor { $0 as? any SectionHostNode }
    container?.receive(body: AnyView(body), at: path)
  }
}
