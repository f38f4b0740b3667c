extension View {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: A Boolean value that indicates whether the action also runs each time the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameter initial: A Boolean value that indicates whether the action also runs each time the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  ///
  /// The action is the one that was created with the old value, so it has captured the state before the change.
  @available(*, deprecated, message: "Use onChange with a closure that takes the old and the new value, or none.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    OnChangeView(content: self, value: value, initial: false, runsPreviousAction: true) { _, new in action(new) }
  }
}

nonisolated struct OnChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let initial: Bool
  /// A Boolean value that indicates whether a change runs the action that was passed with the old value.
  let runsPreviousAction: Bool
  let action: (Value, Value) -> Void

  nonisolated init(
    content: Content, value: Value, initial: Bool, runsPreviousAction: Bool = false, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.initial = initial
    self.runsPreviousAction = runsPreviousAction
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OnChangeNode(view, type, context)
  }
}

@MainActor
final class OnChangeNode<Content: View, Value: Equatable>: AppearingNode<OnChangeView<Content, Value>, Content> {
  private var runs = RunCounter()

  init(_ view: OnChangeView<Content, Value>, _ type: ViewType<OnChangeView<Content, Value>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    if view.initial { observeAppearance() }
  }

  override func viewAppeared() {
    if mayRun() { view.action(view.value, view.value) }
  }

  override func viewDidChange(from old: OnChangeView<Content, Value>) {
    if old.value != view.value {
      let action = old.runsPreviousAction ? old.action : view.action
      let new = view.value
      graph.afterCommit { [weak self] in
        if let self, mayRun() { action(old.value, new) }
      }
    }
    super.viewDidChange(from: old)
  }

  private func mayRun() -> Bool {
    if runs.mayRun(in: graph.round) { return true }
    graph.reportEndlessChange(of: "onChange(of: \(Value.self))", in: viewName)
    return false
  }
}
