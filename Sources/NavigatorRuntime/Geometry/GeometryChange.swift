import NavigatorHost

extension View {
  /// Runs an action with a value that depends on the geometry of this view. The action runs after the first measurement and
  /// whenever the value changes.
  ///
  /// ```swift
  /// Text(title).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value.
  ///   - action: A closure that receives the new value after the view has been measured.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Runs an action with the previous and the new value that depend on the geometry of this view. The action runs after the first
  /// measurement with two equal values, and whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value.
  ///   - action: A closure that receives the values after the view has been measured.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

nonisolated struct GeometryChangeView<Content: View, Value: Equatable & Sendable>: PrimitiveView {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  nonisolated init(
    content: Content, transform: @escaping @Sendable (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : GeometryChangeNode(view, type, context)
  }
}

@MainActor
final class GeometryChangeNode<Content: View, Value: Equatable & Sendable>: ObservingNode<
  GeometryChangeView<Content, Value>, Content
>
{
  private var last: Value?
  private var runs = RunCounter()

  init(
    _ view: GeometryChangeView<Content, Value>, _ type: ViewType<GeometryChangeView<Content, Value>>, _ context: NodeContext
  ) {
    super.init(view, type, context) { $0.content }
    updateValue()
  }

  override func evaluate() {
    super.evaluate()
    updateValue()
  }

  /// Computes the value, and runs the action after the commit if the value has changed. Before the first measurement, the
  /// transformation only determines which geometry the host must measure.
  private func updateValue() {
    evaluation &+= 1
    let value = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { view.transform(GeometryProxy(observer: observer)) }
    }
    guard observer.hasFrame, value != last else { return }
    let old = last ?? value
    last = value
    graph.afterCommit { [weak self] in
      guard let self else { return }
      guard runs.mayRun(in: graph.round) else {
        return graph.reportEndlessChange(of: "onGeometryChange(for: \(Value.self))", in: viewName)
      }
      view.action(old, value)
    }
  }
}
