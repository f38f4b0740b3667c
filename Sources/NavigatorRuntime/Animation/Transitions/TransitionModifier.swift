extension View {
  /// Sets the transition for the animated insertion and removal of this view. The rows of a list fade instead.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  /// Sets the transition for the animated insertion and removal of this view. The rows of a list fade instead.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: transition.erased)
  }
}

/// A view with a transition.
nonisolated struct TransitionView<Content: View>: PrimitiveView {
  let content: Content
  let transition: AnyTransition

  nonisolated init(content: Content, transition: AnyTransition) {
    self.content = content
    self.transition = transition
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransitionNode(view, type, context)
  }
}

nonisolated extension TransitionView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(TransitionView<AnyView>(content: view, transition: transition)) }
}

@MainActor
final class TransitionNode<Content: View>: ViewNode<TransitionView<Content>> {
  private var child: ViewNode<Content>?
  private var transition: ResolvedTransition?

  override init(_ view: TransitionView<Content>, _ type: ViewType<TransitionView<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    transition = resolved
    child = childContext.make(view.content)
  }

  private var resolved: ResolvedTransition {
    let context = super.childContext
    return ResolvedTransition(
      insertion: view.transition.insertion.resolved(in: context), removal: view.transition.removal.resolved(in: context))
  }

  override var childContext: NodeContext { super.childContext.with(boxes: chain) }

  private var chain: BoxChain? {
    transition.map { BoxChain(.transition($0), outer: boxes) } ?? boxes
  }

  override func viewDidChange(from old: TransitionView<Content>) {
    isDirty = false
    let new = resolved
    if new != transition {
      transition = new
      child?.inheritBoxes(chain)
    }
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
