import NavigatorHost

/// A placeholder for the content of a transition. The runtime inspects it to determine the effects of the transition.
nonisolated struct TransitionProbe: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ProbeNode(.box, view, type, context)
  }

  /// Returns the styles that a view sets on the probe inside it, without the styles that another view also sets.
  @MainActor static func state(of active: some View, apartFrom identity: some View, _ context: NodeContext) -> TransitionState {
    let usual = styles(of: identity, context)
    var state = TransitionState()
    for property in styles(of: active, context) where !usual.contains(property) {
      switch property {
      case .opacity(let value): state.opacity *= value
      case .offset(let x, let y):
        state.x += x
        state.y += y
      default: state.style.set(property)
      }
    }
    return state
  }

  /// Returns the style properties of the elements that a view creates for the probe inside it.
  @MainActor private static func styles(of view: some View, _ context: NodeContext) -> [StyleProperty] {
    let node = context.with(boxes: nil).make(view)
    defer { node.tearDown() }
    var found: ProbeNode?
    func search(_ node: Node, _ depth: Int) {
      if let probe = node as? ProbeNode { found = probe }
      if found == nil, depth > 0 { node.forEachChild { search($0, depth - 1) } }
    }
    search(node, UpdateLimits.maximumProbeDepth)
    var styles: [StyleProperty] = []
    var record = found?.element
    while let current = record {
      styles += current.style.properties
      record = current.box
    }
    return styles
  }
}

@MainActor
private final class ProbeNode: ElementNode<TransitionProbe> {
  override func resolve() -> Resolved { Resolved() }
}
