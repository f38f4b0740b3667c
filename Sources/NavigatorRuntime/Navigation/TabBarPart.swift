import NavigatorHost

extension TabContent {
  /// Adds actions to a section of tabs. A sidebar shows them after the tabs of the section; a bar does not show them. They have
  /// no effect on a single tab.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    ChangedTab(
      content: self, change: InternalChange(key: TabSectionActionsKey.self, value: MainActorValue(AnyView(content()))))
  }
}

extension View {
  /// Adds a view above the tabs in the sidebars of the tab views in this view.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    EnvironmentView(
      content: self, change: InternalChange(key: TabSidebarHeaderKey.self, value: MainActorValue(AnyView(content()))))
  }

  /// Adds a view below the tabs in the sidebars of the tab views in this view.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    EnvironmentView(
      content: self, change: InternalChange(key: TabSidebarFooterKey.self, value: MainActorValue(AnyView(content()))))
  }

  /// Adds a view at the bottom of the sidebars of the tab views in this view, below the footer. It stays there while the
  /// tabs scroll.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    EnvironmentView(
      content: self, change: InternalChange(key: TabSidebarBottomBarKey.self, value: MainActorValue(AnyView(content()))))
  }
}

/// The actions of a section of tabs.
nonisolated struct TabSectionActionsKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

nonisolated struct TabSidebarHeaderKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

nonisolated struct TabSidebarFooterKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

nonisolated struct TabSidebarBottomBarKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

/// A view in the sidebar of a tab view that is not a tab.
nonisolated struct TabBarPartView<Content: View>: PrimitiveView {
  let content: Content
  /// A Boolean value that indicates whether the view stays at the bottom while the tabs scroll.
  let isBottomBar: Bool

  nonisolated init(content: Content, isBottomBar: Bool = false) {
    self.content = content
    self.isBottomBar = isBottomBar
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TabBarPartNode(view, type, context)
  }
}

/// The actions of a section, with the insets of tabs.
nonisolated struct TabSectionActions: View {
  let content: AnyView

  init(content: AnyView) {
    self.content = content
  }

  @MainActor var body: some View {
    TabBarPartView(content: VStack(alignment: .leading, spacing: 16) { content }.padding(.horizontal, 12).padding(.vertical, 10))
  }
}

/// A part of a sidebar, which may be absent.
nonisolated struct TabSidebarPart<Key: EnvironmentKey>: View where Key.Value == MainActorValue<AnyView>? {
  @Environment(\.self) private var values

  init(_ key: Key.Type) {}

  @MainActor var body: some View {
    if let view = values[Key.self] {
      TabBarPartView(content: view.value, isBottomBar: Key.self == TabSidebarBottomBarKey.self)
    }
  }
}

/// The node of a view in the sidebar of a tab view that is not a tab.
@MainActor
protocol TabBarPart: Node {}

/// The node of a part of a sidebar. Its element is in the bar while the bar is a sidebar. Outside of a tab view with a bar, it
/// shows nothing.
@MainActor
final class TabBarPartNode<Content: View>: ViewNode<TabBarPartView<Content>>, TabBarPart {
  private weak var host: (any TabHost)?
  private var child: ViewNode<Content>?

  override init(_ view: TabBarPartView<Content>, _ type: ViewType<TabBarPartView<Content>>, _ context: NodeContext) {
    let controller = context.graph.queue.reading(as: nil) { EnvironmentValues(scope: context.scope)[TabControllerKey.self] }
    host = controller?.host
    super.init(view, type, context)
    guard let host else { return }
    updateElementDepth()
    element = ElementRecord(.box, node: self, content: view.isBottomBar ? [.kind: .kind(.bottomBar)] : [:])
    child = childContext.with(boxes: nil).make(view.content)
    host.pagesChanged()
  }

  override var showsViews: Bool { host?.hasSidebar ?? false }
  override var elementParent: ElementRecord? { host?.bar?.element }

  override func evaluate() {
    isDirty = false
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    host?.pagesChanged()
  }
}
