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
final class TaskNode<Content: View, ID: Equatable>: TransparentNode<TaskView<Content, ID>, Content>, LifecycleNode {
  private var task: Task<Void, Never>?
  private var isOnScreen = false

  init(_ view: TaskView<Content, ID>, _ type: ViewType<TaskView<Content, ID>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    region.add(self)
  }

  override func viewDidChange(from old: TaskView<Content, ID>) {
    if old.id != view.id, isOnScreen {
      stop()
      start()
    }
    super.viewDidChange(from: old)
  }

  private func start() {
    isOnScreen = true
    graph.afterCommit { [weak self] in
      guard let self, isOnScreen, task == nil else { return }
      let action = TaskAction(run: view.action)
      task = Task(priority: view.priority) { await action.run() }
    }
  }

  private func stop() {
    isOnScreen = false
    task?.cancel()
    task = nil
  }

  func regionAppeared() { start() }
  func regionDisappeared() { stop() }

  override func willTearDown() {
    region.remove(self)
    stop()
  }
}

/// A wrapper that passes an action from the view to its task.
private struct TaskAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}
