extension View {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: A Boolean value that indicates whether the action also runs when the view appears first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameter initial: A Boolean value that indicates whether the action also runs when the view appears first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use onChange with a closure that takes the old and the new value, or none.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    OnChangeView(content: self, value: value, initial: false) { _, new in action(new) }
  }
}

nonisolated struct OnChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(content: Content, value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.content = content
    self.value = value
    self.initial = initial
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OnChangeNode(view, type, context)
  }
}

@MainActor
final class OnChangeNode<Content: View, Value: Equatable>: TransparentNode<OnChangeView<Content, Value>, Content> {
  init(_ view: OnChangeView<Content, Value>, _ type: ViewType<OnChangeView<Content, Value>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    if view.initial { runAfterCommit(view.value, view.value) }
  }

  override func viewDidChange(from old: OnChangeView<Content, Value>) {
    if old.value != view.value { runAfterCommit(old.value, view.value) }
    super.viewDidChange(from: old)
  }

  private func runAfterCommit(_ old: Value, _ new: Value) {
    graph.afterCommit { [weak self] in self?.view.action(old, new) }
  }
}
