extension View {
  /// Runs an action when the view appears: when it is first shown, and when a screen that covered it is removed.
  ///
  /// A group or a condition appears with its first view. A view that replaces another one appears before the other disappears. A
  /// view in a row of a list appears when the row is scrolled near the viewport.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view disappears: when it is removed, or when a screen covers it.
  ///
  /// A group or a condition disappears with its last view. A view in a row of a list disappears when the row is scrolled away.
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
final class AppearanceNode<Content: View>: AppearingNode<LifecycleView<Content>, Content> {
  init(_ view: LifecycleView<Content>, _ type: ViewType<LifecycleView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    observeAppearance()
  }

  override var waitsForWindow: Bool { true }

  override func viewAppeared() { view.appear?() }
  override func viewDisappeared() { view.disappear?() }
}

extension View {
  /// Runs actions when the place of this view appears and disappears. In contrast to `onAppear`, the place also appears if it
  /// contains no views.
  nonisolated func onPresence(
    appear: @escaping @MainActor () -> Void, disappear: @escaping @MainActor () -> Void
  ) -> some View {
    PresenceView(content: self, appear: appear, disappear: disappear)
  }
}

/// A view whose place appears, even if the place contains no views.
nonisolated struct PresenceView<Content: View>: PrimitiveView {
  let content: Content
  let appear: @MainActor () -> Void
  let disappear: @MainActor () -> Void

  nonisolated init(content: Content, appear: @escaping @MainActor () -> Void, disappear: @escaping @MainActor () -> Void) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PresenceNode(view, type, context)
  }
}

@MainActor
final class PresenceNode<Content: View>: AppearingNode<PresenceView<Content>, Content> {
  init(_ view: PresenceView<Content>, _ type: ViewType<PresenceView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    observeAppearance()
  }

  override var appearsWithoutViews: Bool { true }

  override func viewAppeared() { view.appear() }
  override func viewDisappeared() { view.disappear() }
}
