import NavigatorHost

/// An element of a given role around a view: what composite controls are made of.
nonisolated struct ElementView<Child: View>: PrimitiveView {
  let role: Role
  let said: Content
  let child: Child

  nonisolated init(_ role: Role, content: Content = Content(), @ViewBuilder child: () -> Child) {
    self.role = role
    said = content
    self.child = child()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ElementViewNode(view.role, view, type, context)
  }
}

@MainActor
final class ElementViewNode<Child: View>: ContainerNode<ElementView<Child>, Child> {
  override var content: Child { view.child }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    // A list draws the icon beside a title in the tint.
    let tint = view.role == .labelIcon ? inherited.tintPaint : nil
    return Resolved(content: view.said, style: tint.map { [.tint($0)] } ?? Style())
  }
}

extension ElementNode {
  /// Reads a binding so that this element is resolved again when the value changes, be it state or part of an observable model. A node
  /// calls this once in an evaluation.
  final func track<R>(_ read: () -> R) -> R {
    graph.trackingObservables(of: self, read)
  }

  /// What a control says and looks like wherever it stands, with the events it accepts.
  final func control(_ content: Content, events: EventSet = .change) -> Resolved {
    let inherited = inherited
    var content = content
    if !inherited.isEnabled { content[.isDisabled] = true }
    return Resolved(content: content, style: inherited.controlStyle(), events: events)
  }

  /// Tells the host what the control holds now, even where a write was refused and nothing changed: what the host drew in advance
  /// is put right.
  final func answerChange() {
    graph.queue.invalidate(self)
    element?.mark(.content)
  }
}
