extension View {
  /// Runs an asynchronous action while the view is visible. The action is cancelled when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: TaskIdentity.none, priority: priority, action: action)
  }

  /// Runs an asynchronous action while the view is visible. When `id` changes, the action is cancelled and started again.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}

enum TaskIdentity: Equatable {
  case none
}

nonisolated struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  nonisolated init(content: Content, id: ID, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void) {
    self.content = content
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TaskNode(view, type, context)
  }
}

@MainActor
final class TaskNode<Content: View, ID: Equatable>: AppearingNode<TaskView<Content, ID>, Content> {
  private var task: Task<Void, Never>?

  init(_ view: TaskView<Content, ID>, _ type: ViewType<TaskView<Content, ID>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    observeAppearance()
  }

  override func viewDidChange(from old: TaskView<Content, ID>) {
    if old.id != view.id, hasAppeared {
      cancel()
      graph.afterCommit { [weak self] in self?.start() }
    }
    super.viewDidChange(from: old)
  }

  private func start() {
    guard hasAppeared, task == nil else { return }
    let action = TaskAction(run: view.action)
    task = Task(priority: view.priority) { await action.run() }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  override var waitsForWindow: Bool { true }

  override func viewAppeared() { start() }
  override func viewDisappeared() { cancel() }
}

/// A wrapper that passes an action from the view to its task.
private struct TaskAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}
