import NavigatorHost

/// A placeholder for the content of a transition. The runtime inspects it to determine the effects of the transition.
nonisolated struct TransitionProbe: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ProbeNode(.box, view, type, context)
  }

  /// The effects of a view on the probe inside it.
  private struct Effects {
    /// The style properties of the elements that the view creates for the probe.
    var styles: [StyleProperty] = []
    /// The nodes that clip the probe.
    var clips: [any ClippingNode] = []
  }

  /// Returns the effects of a view on the probe inside it, without the styles that another view also sets.
  @MainActor static func end(of active: some View, apartFrom identity: some View, _ context: NodeContext) -> TransitionEnd {
    effects(of: active, context) { far in
      effects(of: identity, context) { usual in
        var state = TransitionState()
        let clips = zip(far.clips, usual.clips).compactMap { TransitionClip(from: $0, to: $1) }
        for property in far.styles where !usual.styles.contains(property) {
          switch property {
          case .opacity(let value): state.opacity *= value
          case .offset(let x, let y):
            state.x += x
            state.y += y
          default: state.style.set(property)
          }
        }
        return TransitionEnd(state: state, clips: clips)
      }
    }
  }

  /// Calls `body` with the effects of a view on the probe inside it, while the nodes of the view exist.
  @MainActor private static func effects(
    of view: some View, _ context: NodeContext, _ body: (Effects) -> TransitionEnd
  ) -> TransitionEnd {
    let node = context.with(boxes: nil).make(view)
    defer { node.tearDown() }
    var found: ProbeNode?
    var effects = Effects()
    var clips: [any ClippingNode] = []
    func search(_ node: Node, _ depth: Int) {
      if let probe = node as? ProbeNode { (found, effects.clips) = (probe, clips) }
      guard found == nil, depth > 0 else { return }
      let clip = node as? any ClippingNode
      if let clip { clips.append(clip) }
      node.forEachChild { search($0, depth - 1) }
      if clip != nil { clips.removeLast() }
    }
    search(node, UpdateLimits.maximumProbeDepth)
    var record = found?.element
    while let current = record {
      effects.styles += current.style.properties
      record = current.box
    }
    return body(effects)
  }
}

@MainActor
private final class ProbeNode: ElementNode<TransitionProbe> {
  override func resolve() -> Resolved { Resolved() }
}
