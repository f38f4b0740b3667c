/// The node of a view whose boxes depend on the environment; see ``BoxChain``.
@MainActor
class ComputedBoxNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  private(set) final var modifiers: [BoxModifier] = []
  private(set) final var child: ViewNode<Content>?

  init(_ view: V, _ type: ViewType<V>, _ context: NodeContext, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, type, context)
    modifiers = compute()
    child = childContext.make(content(view))
  }

  /// Returns the modifiers for the next elements below, innermost first. The node is evaluated again when environment values that
  /// are read here change.
  func makeModifiers() -> [BoxModifier] { [] }

  /// The inherited style of texts and controls.
  final var inherited: InheritedStyle { EnvironmentValues(scope: scope)[InheritedStyleKey.self] }

  private func compute() -> [BoxModifier] {
    evaluation &+= 1
    return graph.queue.reading(as: self) { makeModifiers() }
  }

  override var childContext: NodeContext {
    super.childContext.with(boxes: modifiers.reversed().reduce(boxes) { BoxChain($1, outer: $0) })
  }

  override func evaluate() {
    isDirty = false
    let new = compute()
    if new != modifiers {
      modifiers = new
      child?.inheritBoxes(childContext.boxes)
    }
    child?.receive(content(view))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}

/// A view whose boxes depend on the environment, and whose node stores nothing else.
protocol ComputedBoxView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// Returns the modifiers for the next elements below, innermost first. The node is evaluated again when environment values
  /// change that are read here.
  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier]
}

extension ComputedBoxView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ComputedBoxViewNode(view, type, context) { $0.content }
  }
}

/// The node of a view whose boxes depend on the environment, and that stores nothing else.
@MainActor
final class ComputedBoxViewNode<V: ComputedBoxView>: ComputedBoxNode<V, V.Content> {
  override func makeModifiers() -> [BoxModifier] { view.makeModifiers(for: self) }
}
