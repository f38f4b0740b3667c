extension View {
  /// Runs an action when the view appears: when it is first shown, and when a screen that covered it is removed.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view disappears: when it is removed, or when a screen covers it.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }
}

nonisolated struct LifecycleView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(content: Content, appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AppearanceNode(view, type, context)
  }
}

@MainActor
final class AppearanceNode<Content: View>: TransparentNode<LifecycleView<Content>, Content>, LifecycleNode {
  private var hasAppeared = false
  /// A Boolean value that indicates whether the appearance action ran. Only then does the disappearance action run.
  private var isPaired = false

  init(_ view: LifecycleView<Content>, _ type: ViewType<LifecycleView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    region.add(self)
  }

  func regionAppeared() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.afterCommit { [weak self] in
      guard let self, hasAppeared, !isPaired else { return }
      isPaired = true
      view.appear?()
    }
  }

  func regionDisappeared() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard isPaired else { return }
    isPaired = false
    if let disappear = view.disappear { graph.afterCommit(disappear) }
  }

  override func willTearDown() {
    region.remove(self)
    regionDisappeared()
  }
}
