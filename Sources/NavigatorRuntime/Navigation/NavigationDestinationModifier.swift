extension View {
  /// Defines the view for values of a type on the stack's path. If several modifiers define one for the same type, the outermost
  /// applies.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  /// Pushes a view while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return PushedView(
      content: self,
      current: { isPresented.wrappedValue ? (AnyHashable(0), AnyView(view)) : nil },
      popped: { isPresented.wrappedValue = false })
  }

  /// Pushes a view while a binding contains an item. A different item replaces the view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PushedView(
      content: self,
      current: { item.wrappedValue.map { (AnyHashable($0), AnyView(destination($0))) } },
      popped: { item.wrappedValue = nil })
  }
}

nonisolated struct DestinationView<Content: View, D: Hashable, C: View>: PrimitiveView {
  let content: Content
  let destination: (D) -> C

  nonisolated init(content: Content, destination: @escaping (D) -> C) {
    self.content = content
    self.destination = destination
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    DestinationNode(view, type, context)
  }
}

@MainActor
final class DestinationNode<Content: View, D: Hashable, C: View>: ViewNode<DestinationView<Content, D, C>> {
  private var child: ViewNode<Content>?

  override init(_ view: DestinationView<Content, D, C>, _ type: ViewType<DestinationView<Content, D, C>>, _ context: NodeContext)
  {
    super.init(view, type, context)
    // The handler is registered before the content is created, so that the outer one of two handlers for a type is registered
    // first.
    register()
    child = childContext.make(view.content)
  }

  private var controller: StackController? {
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[StackControllerKey.self] }
  }

  private func register() {
    guard let controller else {
      graph.reportOnce("navigationDestination(for: \(D.self).self) is outside of a NavigationStack and is ignored.")
      return
    }
    controller.register(
      D.self, owner: self,
      handler: StackController.Handler(
        owner: self,
        build: { [weak self] value in
          guard let self, let value = value.base as? D else { return nil }
          return AnyView(view.destination(value))
        },
        decode: { item in
          guard let type = D.self as? any (Hashable & Decodable).Type else { return nil }
          func open<V: Hashable & Decodable>(_ type: V.Type) -> AnyHashable? {
            item.decode(as: type).map { AnyHashable($0) }
          }
          return open(type)
        }))
  }

  override func evaluate() {
    isDirty = false
    register()
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    controller?.unregister(D.self, owner: self)
  }
}

nonisolated struct PushedView<Content: View>: PrimitiveView {
  let content: Content
  /// Returns the view to push now and its identity, or nil if there is none.
  let current: () -> (AnyHashable, AnyView)?
  let popped: () -> Void

  nonisolated init(
    content: Content, current: @escaping () -> (AnyHashable, AnyView)?, popped: @escaping () -> Void
  ) {
    self.content = content
    self.current = current
    self.popped = popped
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PushedNode(view, type, context)
  }
}

@MainActor
final class PushedNode<Content: View>: TransparentNode<PushedView<Content>, Content> {
  init(_ view: PushedView<Content>, _ type: ViewType<PushedView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    present()
  }

  /// The pushed screen covers this one, and must still be removed when the binding changes.
  override var evaluatesWhenCovered: Bool { true }

  override func evaluate() {
    present()
    if !region.defersUpdates { super.evaluate() }
    isDirty = false
  }

  override func viewDidChange(from old: PushedView<Content>) {
    present()
    super.evaluate()
  }

  private func present() {
    evaluation &+= 1
    let (controller, current) = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { (EnvironmentValues(scope: scope)[StackControllerKey.self], view.current()) }
    }
    guard let controller else {
      if current != nil {
        graph.reportOnce("navigationDestination(isPresented:) or (item:) is outside of a NavigationStack.")
      }
      return
    }
    if let (identity, _) = current {
      controller.present(
        StackController.ViewEntry(
          source: ObjectIdentifier(self), identity: identity,
          build: { [weak self] in self?.view.current()?.1 ?? AnyView(EmptyView()) },
          popped: { [weak self] in self?.popped() }))
    } else {
      controller.dismiss(source: ObjectIdentifier(self))
    }
  }

  /// Called when the user goes back. If the binding keeps its value, the screen remains: the entry is restored before the stack
  /// settles.
  private func popped() {
    view.popped()
    graph.queue.invalidate(self)
  }

  override func willTearDown() {
    EnvironmentValues(scope: scope)[StackControllerKey.self]?.dismiss(source: ObjectIdentifier(self))
  }
}
