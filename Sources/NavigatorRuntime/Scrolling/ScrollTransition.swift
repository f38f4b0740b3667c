import NavigatorHost

extension View {
  /// Changes the appearance of this view when it enters and leaves the visible part of its scroll view.
  ///
  /// ```swift
  /// ForEach(photos) { photo in
  ///   PhotoView(photo).scrollTransition { content, phase in
  ///     content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called once for each phase. The web page interpolates between the results during scrolling, without the
  /// session.
  ///
  /// - Parameters:
  ///   - configuration: The transition near both edges.
  ///   - axis: The axis along which the position of the view is relevant, or nil for the axis of the scroll view.
  ///   - transition: A closure that applies effects in a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of this view when it enters and leaves the visible part of its scroll view. Each edge has a separate
  /// configuration.
  ///
  /// - Parameters:
  ///   - topLeading: The transition near the top or the leading edge.
  ///   - bottomTrailing: The transition near the bottom or the trailing edge.
  ///   - axis: The axis along which the position of the view is relevant, or nil for the axis of the scroll view.
  ///   - transition: A closure that applies effects in a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    func state(_ phase: ScrollTransitionPhase) -> TransitionState {
      TransitionState(transition(EmptyVisualEffect(), phase).changes)
    }
    let effect = ScrollEffect(
      isHorizontal: axis.map { $0 == .horizontal }, identity: state(.identity),
      topLeading: topLeading.edge(state(.topLeading)), bottomTrailing: bottomTrailing.edge(state(.bottomTrailing)))
    return ScrollEffectView(content: self, effect: effect)
  }
}

extension TransitionState {
  /// Creates the appearance that results from changes. Opacities and offsets are combined. Of other changes of the same kind, the
  /// last one takes precedence.
  fileprivate init(_ changes: [VisualChange]) {
    self.init()
    for change in changes {
      switch change {
      case .opacity(let value): opacity *= value
      case .offset(let x, let y): (self.x, self.y) = (self.x + Double(x), self.y + Double(y))
      default:
        for case .style(let property, _) in change.modifiers where property != .identityTransform { style.set(property) }
      }
    }
  }
}

/// A view whose appearance depends on its position in a scroll view.
nonisolated struct ScrollEffectView<Content: View>: PrimitiveView {
  let content: Content
  let effect: ScrollEffect

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : ScrollEffectNode(.box, view, type, context)
  }
}

@MainActor
final class ScrollEffectNode<Content: View>: ContainerNode<ScrollEffectView<Content>, PlacedView<Content>> {
  override var content: PlacedView<Content> { PlacedView(content: view.content, style: []) }
  override func resolve() -> Resolved { Resolved(content: [.scrollEffect: .scrollEffect(view.effect)]) }
}
