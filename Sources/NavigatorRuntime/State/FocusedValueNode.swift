nonisolated struct FocusedValueView<Content: View, Value>: PrimitiveView {
  let content: Content
  /// A Boolean value that indicates whether the value is provided without the focus.
  let isOfScene: Bool
  let value: Value
  let apply: (inout FocusedValues) -> Void

  init(content: Content, isOfScene: Bool, value: Value, apply: @escaping (inout FocusedValues) -> Void) {
    self.content = content
    self.isOfScene = isOfScene
    self.value = value
    self.apply = apply
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FocusedValueNode(view, type, context)
  }
}

/// A node that provides a value to the readers of focused values.
@MainActor
protocol FocusedValueProvider: Node {
  var isOfScene: Bool { get }
  func apply(to values: inout FocusedValues)
}

@MainActor
final class FocusedValueNode<Content: View, Value>: TransparentNode<FocusedValueView<Content, Value>, Content>,
  FocusedValueProvider
{
  init(
    _ view: FocusedValueView<Content, Value>, _ type: ViewType<FocusedValueView<Content, Value>>, _ context: NodeContext
  ) {
    super.init(view, type, context) { $0.content }
    graph.focusedValues.add(self)
  }

  var isOfScene: Bool { view.isOfScene }

  func apply(to values: inout FocusedValues) {
    view.apply(&values)
  }

  override func viewDidChange(from old: FocusedValueView<Content, Value>) {
    if !graph.types.areEqual(old.value, view.value) { graph.focusedValues.changed(in: graph.queue) }
    super.viewDidChange(from: old)
  }

  override func willTearDown() {
    graph.focusedValues.remove(self)
  }
}

/// The nodes that provide and read the focused values of a session.
@MainActor
final class FocusedValueRegistry: GraphService {
  private var providers: [Weak<Node>] = []
  private var readers = ReaderSet()

  fileprivate func add(_ provider: some FocusedValueProvider) {
    providers.removeAll { $0.value == nil }
    providers.append(Weak(provider))
    changed(in: provider.graph.queue)
  }

  fileprivate func remove(_ provider: some FocusedValueProvider) {
    providers.removeAll { $0.value == nil || $0.value === provider }
    changed(in: provider.graph.queue)
  }

  /// Marks the readers after a value or the focus has changed.
  func changed(in queue: UpdateQueue) {
    readers.invalidate(in: queue)
  }

  /// Returns the values of the window, overridden by the values of the views around the focused view, from the outermost view to
  /// the innermost.
  func read(by reader: Node?) -> FocusedValues {
    if let reader { readers.insert(reader) }
    let all = providers.compactMap { $0.value as? any FocusedValueProvider }.filter(\.isAlive)
    var values = FocusedValues()
    for provider in all where provider.isOfScene { provider.apply(to: &values) }
    var focused = all.first?.graph.focus.focused as Node?
    var around: [any FocusedValueProvider] = []
    while let node = focused {
      if let provider = node as? any FocusedValueProvider, !provider.isOfScene { around.append(provider) }
      focused = node.parent
    }
    for provider in around.reversed() { provider.apply(to: &values) }
    return values
  }
}

extension Graph {
  /// The focused values of the session.
  var focusedValues: FocusedValueRegistry { service() }
}
