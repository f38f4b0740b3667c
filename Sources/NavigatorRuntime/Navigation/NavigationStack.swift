import NavigatorHost

/// A view that shows a stack of screens above a root.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let makePath: @MainActor () -> any PathAccess
  let root: Root

  /// Creates a stack that stores its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    makePath = { OwnPath() }
    self.root = root()
  }

  /// Creates a stack whose path the app stores. The path contains values of any type.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    let path = MainActorValue(path)
    makePath = { BoundPath(path: path.value) }
    self.root = root()
  }

  /// Creates a stack whose path the app stores. The path contains values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    let path = MainActorValue(path)
    makePath = { BoundCollection(path: path.value) }
    self.root = root()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    StackNode(.navigationStack, view, type, context)
  }
}

@MainActor
final class StackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>>, StackOwner, StructureNode {
  private lazy var controller = StackController(path: view.makePath())
  private lazy var inner = EnvironmentScope(
    parent: scope, queue: graph.queue,
    overrides: [
      ObjectIdentifier(StackControllerKey.self): controller as Any,
      ObjectIdentifier(DetailStackKey.self): DetailStack?.none as Any,
    ])
  private var root: ScreenNode?
  private var pushed: [(entry: StackController.Entry, screen: ScreenNode)] = []
  private var pathReader: PathReader?

  override func makeChildren() {
    controller.node = self
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[DetailStackKey.self] }?.controller = controller
    root = makeScreen(isRoot: true) { [weak self] in AnyView(self?.view.root) }
    let reader = PathReader(childContext) { [weak self] in self?.readPath() }
    pathReader = reader
    reader.evaluate()
  }

  private func makeScreen(isRoot: Bool, build: @escaping @MainActor () -> AnyView) -> ScreenNode {
    ScreenNode(childContext.with(scope: inner), controller: controller, isRoot: isRoot, build: build)
  }

  override func updateChildren() {
    // A stack that owns its path keeps it. A stack with a binding may have another binding now.
    if !(controller.path is OwnPath) { controller.path = view.makePath() }
    pathReader?.evaluate()
    root?.contentChanged()
  }

  func pathMayHaveChanged() {
    graph.setNeedsStructure(self)
  }

  func handlersChanged() {
    for item in pushed where item.screen.isPlaceholder { item.screen.contentChanged() }
  }

  func contentChanged(where matches: (StackController.Entry) -> Bool) {
    for item in pushed where matches(item.entry) { item.screen.contentChanged() }
  }

  private func readPath() {
    controller.synchronize()
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    controller.synchronize()
    controller.settled()
    let entries = controller.entries
    var kept = 0
    while kept < entries.count, kept < pushed.count, isSame(entries[kept], pushed[kept].entry) { kept += 1 }
    guard kept < pushed.count || kept < entries.count else { return }
    let gone = pushed[kept...]
    pushed.removeSubrange(kept...)
    for item in gone.reversed() { item.screen.tearDown() }
    for entry in entries[kept...] {
      topScreen?.setCovered(true)
      let screen = makeScreen(isRoot: false) { [weak self] in self?.build(entry) ?? AnyView(EmptyView()) }
      pushed.append((entry, screen))
    }
    topScreen?.setCovered(false)
    // The screen below the first new one is covered or uncovered. The screens below that one are not changed.
    updateBackTitles(from: max(0, kept - 1))
    element?.mark(.children)
  }

  private var topScreen: ScreenNode? { pushed.last?.screen ?? root }

  private func updateBackTitles(from first: Int) {
    var previous = first > 0 ? pushed[first - 1].screen : root
    for (index, item) in pushed.enumerated().dropFirst(first) {
      let entry = item.entry
      item.screen.setBack(previous: previous) { [weak self] in self?.leave(entry, at: index) }
      previous = item.screen
    }
  }

  /// Goes back from a screen, and from the screens above it. Has no effect if the screen has already been removed.
  private func leave(_ entry: StackController.Entry, at index: Int) {
    controller.synchronize()
    guard index < controller.entries.count, isSame(controller.entries[index], entry) else { return }
    controller.pop(to: index)
  }

  private func isSame(_ lhs: StackController.Entry, _ rhs: StackController.Entry) -> Bool {
    switch (lhs, rhs) {
    case (.value(let lhs), .value(let rhs)): lhs == rhs
    case (.view(let lhs), .view(let rhs)): lhs.source == rhs.source && lhs.identity == rhs.identity
    default: false
    }
  }

  private func build(_ entry: StackController.Entry) -> AnyView {
    switch entry {
    case .view(let entry): entry.build()
    case .value(let value): controller.view(for: value) ?? AnyView(MissingDestination(value: value))
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let root { body(root) }
    for item in pushed { body(item.screen) }
    if let pathReader { body(pathReader) }
  }

  override func didTearDown() {
    inner.end()
  }
}

/// A node that reads the path, so that a change of the path does not evaluate the stack's content.
@MainActor
final class PathReader: ReaderNode {
  override var evaluatesWhenCovered: Bool { true }
}

nonisolated struct StackControllerKey: EnvironmentKey {
  static var defaultValue: StackController? { nil }
}

/// A placeholder for a value on the path that has no handler.
nonisolated struct MissingDestination: PrimitiveView {
  let value: AnyHashable

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    MissingDestinationNode(.placeholder, view, type, context)
  }
}

@MainActor
final class MissingDestinationNode: ElementNode<MissingDestination> {
  private var typeName: String {
    (view.value.base as? PathItem)?.type ?? "\(Swift.type(of: view.value.base))"
  }

  override func resolve() -> Resolved {
    Resolved(content: [.text: .string("No navigationDestination for \(typeName)")])
  }

  override func makeChildren() {
    // Handlers may still be registered during this transaction.
    graph.afterCommit { [weak self] in
      guard let self, isAlive else { return }
      graph.reportOnce(
        """
        No navigationDestination(for: \(typeName).self) in this NavigationStack: the value on its path cannot be shown. \
        Add one to a view inside the stack.
        """)
    }
  }
}
