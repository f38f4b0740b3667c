extension View {
  /// Animates the changes of this view in each update in which `value` changes.
  ///
  /// - Parameters:
  ///   - animation: The animation, or nil to show the changes immediately.
  ///   - value: The value to monitor.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimationView(content: self, value: value, animation: animation)
  }

  /// Animates all changes of this view. Prefer `animation(_:value:)`.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    AnimationView(content: self, value: TransactionTrigger.everyUpdate, animation: animation)
  }
}

/// A view whose changes are animated when a value changes.
nonisolated struct AnimationView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let animation: Animation?

  nonisolated init(content: Content, value: Value, animation: Animation?) {
    self.content = content
    self.value = value
    self.animation = animation
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AnimationNode(view, type, context) { $0.content }
  }
}

@MainActor
final class AnimationNode<Content: View, Value: Equatable>: TransparentNode<AnimationView<Content, Value>, Content>,
  TransactionModifying
{
  let transactionScope = TransactionScope()
  /// The value before a change that waits.
  private var heldValue: Value?

  override init(
    _ view: AnimationView<Content, Value>, _ type: ViewType<AnimationView<Content, Value>>, _ context: NodeContext,
    content: @escaping (AnimationView<Content, Value>) -> Content
  ) {
    super.init(view, type, context, content: content)
    if isPermanent { graph.elements.motion.countPermanentModifier(1) }
  }

  private var isPermanent: Bool { Value.self == TransactionTrigger.self }

  override func viewDidChange(from old: AnimationView<Content, Value>) {
    let former = heldValue ?? old.value
    heldValue = nil
    if former != view.value {
      if waits {
        heldValue = former
        isDirty = false
        return graph.queue.hold(self, view.animation)
      }
      activate()
    }
    super.viewDidChange(from: old)
  }

  override func evaluate() {
    guard heldValue == nil || !waits else {
      isDirty = false
      return graph.queue.hold(self, view.animation)
    }
    if let former = heldValue, former != view.value { activate() }
    heldValue = nil
    super.evaluate()
  }

  /// A Boolean value that indicates whether a change waits until the first tree is complete, or until its views are measured.
  private var waits: Bool { graph.queue.holds(view.animation) }

  func activateIfPermanent() {
    if isPermanent { activate() }
  }

  private func activate() {
    graph.elements.motion.activate(transactionScope, at: self) { transaction in
      if !transaction.disablesAnimations { transaction.animation = view.animation }
    }
  }

  override func willTearDown() {
    if isPermanent { graph.elements.motion.countPermanentModifier(-1) }
  }
}
