import OpenCombine

extension View {
  /// Runs an action with each value that a publisher sends while the view exists.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    OnReceiveView(content: self, publisher: publisher, action: action)
  }
}

nonisolated struct OnReceiveView<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated init(content: Content, publisher: P, action: @escaping (P.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OnReceiveNode(view, type, context)
  }
}

@MainActor
final class OnReceiveNode<Content: View, P: Publisher>: TransparentNode<OnReceiveView<Content, P>, Content>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  init(_ view: OnReceiveView<Content, P>, _ type: ViewType<OnReceiveView<Content, P>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    subscribe()
  }

  override func viewDidChange(from old: OnReceiveView<Content, P>) {
    if !areEqual(old.publisher, view.publisher, by: graph.types.comparison(of: P.self)) { subscribe() }
    super.viewDidChange(from: old)
  }

  private func subscribe() {
    let perform: @MainActor (P.Output) -> Void = { [weak self] output in self?.perform(output) }
    subscription = AnyCancellable(
      // A publisher may send values on any thread. A closure that is isolated to the main actor would end the process there.
      view.publisher.sink { @Sendable output in
        nonisolated(unsafe) let output = output
        MainQueue.run { perform(output) }
      })
  }

  private func perform(_ output: P.Output) {
    graph.running { view.action(output) }
  }

  override func willTearDown() {
    subscription = nil
  }
}
