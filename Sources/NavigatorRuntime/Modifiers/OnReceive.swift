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
    subscription = AnyCancellable(
      view.publisher.sink { [weak self] output in
        let delivery = Delivery(node: self, output: output)
        MainQueue.run { delivery.perform() }
      })
  }

  /// A wrapper that carries a published value from any thread to the main thread.
  private struct Delivery: @unchecked Sendable {
    let node: OnReceiveNode?
    let output: P.Output

    @MainActor
    func perform() {
      guard let node else { return }
      node.graph.running { node.view.action(output) }
    }
  }

  override func willTearDown() {
    subscription = nil
  }
}
