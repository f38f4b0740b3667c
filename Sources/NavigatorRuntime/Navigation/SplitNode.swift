import NavigatorHost

/// The node of a split view. Links in its sidebar open their destination in the detail. A view, and a value for which the sidebar
/// has a handler, replace the detail. Any other value replaces the path of the stack that the app has in the detail.
@MainActor
final class SplitNode<Sidebar: View, Content: View, Detail: View>: ElementNode<NavigationSplitView<Sidebar, Content, Detail>>,
  StackOwner, StructureNode
{
  /// The controller of the entry that a link in the sidebar opened. It contains one entry at a time.
  private let controller = StackController(path: OwnPath())
  private var sidebar: ColumnNode?
  private var detail: ColumnNode?
  private var reader: SelectionReader?
  /// The entry that the user followed last.
  private var followed: StackController.Entry?
  /// The number of entries that the user followed. It is the detail's identity, so that each entry creates a new detail.
  private var generation = 0
  private var mayHaveFollowed = false
  /// The stack that the app has in the detail.
  private let detailStack = DetailStack()
  /// A value for that stack, which is shown when the stack exists again.
  private var waitingValue: AnyHashable?
  /// A Boolean value that indicates whether the detail is on top if there is space for one column.
  private var showsDetail = false
  private var hidesSidebar = false
  /// A Boolean value that indicates whether the user has hidden the sidebar, if no binding controls that.
  private var userHidesSidebar = false

  override func makeChildren() {
    controller.replacesEntries = true
    controller.node = self
    detailStack.built = { [weak self] in self?.detailStackWasBuilt() }
    let reader = SelectionReader(childContext) { [weak self] in self?.readBindings() }
    self.reader = reader
    reader.evaluate()
    sidebar = ColumnNode(childContext, kind: "sidebar") { [weak self] in self?.sidebarView ?? AnyView(EmptyView()) }
    detail = ColumnNode(childContext, kind: "detail") { [weak self] in self?.detailView ?? AnyView(EmptyView()) }
    sidebar?.setCovered(hidesSidebar)
    sidebar?.onOptionsChange = { [weak self] in self?.refreshElement() }
    if isToggleRemoved { refreshElement() }
  }

  override func updateChildren() {
    reader?.evaluate()
    sidebar?.contentChanged()
    detail?.contentChanged()
  }

  // MARK: Columns

  private var sidebarView: AnyView {
    AnyView(
      column(EnvironmentView(content: view.sidebar, change: SidebarLinksChange(detail: controller))))
  }

  private var detailView: AnyView {
    let root =
      switch followed {
      case nil:
        AnyView(EnvironmentView(content: view.detail, change: InternalChange(key: DetailStackKey.self, value: detailStack)))
      case .view(let entry): entry.build()
      case .value(let value): controller.view(for: value) ?? AnyView(MissingDestination(value: value))
      }
    return AnyView(column(root).id(generation))
  }

  /// Returns a column: a stack of its own, whose bar is hidden while it is empty.
  private func column(_ root: some View) -> some View {
    EnvironmentView(
      content: NavigationStack { root }, change: InternalChange(key: EmptyBarKey.self, value: true))
  }

  // MARK: Followed links

  func pathMayHaveChanged() {
    mayHaveFollowed = true
    graph.setNeedsStructure(self)
  }

  func showsElsewhere(_ value: AnyHashable) -> Bool {
    guard !controller.accepts(value) else { return false }
    if let shownStack {
      shownStack.replaceAll(with: value)
    } else if detailStack.exists, followed != nil {
      waitingValue = value
    } else {
      return false
    }
    controller.pop(to: 0)
    show(detail: true)
    graph.setNeedsStructure(self)
    return true
  }

  /// The app's stack while the detail shows it.
  private var shownStack: StackController? {
    guard followed == nil, let stack = detailStack.controller, stack.node?.isAlive == true else { return nil }
    return stack
  }

  private func detailStackWasBuilt() {
    if waitingValue != nil { graph.setNeedsStructure(self) }
  }

  /// Shows the value that waited for the app's stack, which exists when the detail has been built again.
  private func showWaitingValue() {
    guard let value = waitingValue, let shownStack else { return }
    waitingValue = nil
    shownStack.replaceAll(with: value)
  }

  func handlersChanged() {
    if case .value = followed { detail?.contentChanged() }
  }

  func contentChanged(where matches: (StackController.Entry) -> Bool) {
    if let followed, matches(followed) { detail?.contentChanged() }
  }

  /// Called when a list in the sidebar selects a row. The app's detail then shows the row's value itself.
  func rowWasSelected() {
    waitingValue = nil
    controller.pop(to: 0)
    show(detail: true)
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    showWaitingValue()
    controller.synchronize()
    controller.settled()
    let entry = controller.entries.last
    if !isSame(entry, followed) {
      followed = entry
      generation += 1
      detail?.contentChanged()
    }
    if mayHaveFollowed, entry != nil { show(detail: true) }
    mayHaveFollowed = false
    refreshElement()
  }

  private func isSame(_ lhs: StackController.Entry?, _ rhs: StackController.Entry?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (.value(let lhs), .value(let rhs)): lhs == rhs
    case (.view(let lhs), .view(let rhs)): lhs.source == rhs.source && lhs.identity == rhs.identity
    default: false
    }
  }

  // MARK: Visible columns

  private func readBindings() {
    if let column = view.compactColumn?.wrappedValue { showsDetail = column != .sidebar }
    let hides = view.visibility.map { $0.wrappedValue == .detailOnly } ?? userHidesSidebar
    if hides != hidesSidebar {
      hidesSidebar = hides
      sidebar?.setCovered(hides)
      element?.mark(.children)
    }
    graph.setNeedsStructure(self)
  }

  private func show(detail: Bool) {
    guard showsDetail != detail else { return }
    if let column = view.compactColumn {
      column.wrappedValue = detail ? .detail : .sidebar
    } else {
      showsDetail = detail
    }
  }

  override func resolve() -> Resolved {
    var content: NavigatorHost.Content = [.selection: showsDetail && !hidesSidebar ? 1 : 0]
    if hidesSidebar { content[.variant] = "detailOnly" }
    if isToggleRemoved { content[.showsSidebarToggle] = false }
    return Resolved(content: content, events: .change)
  }

  /// Handles the host's request to show the sidebar if there is space for one column, and to hide or show it if there is space
  /// for both.
  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .change(.number(0), _):
      setSidebar(isHidden: false)
      controller.pop(to: 0)
      show(detail: false)
    case .change(.bool(let showsSidebar), _): setSidebar(isHidden: !showsSidebar)
    default: return .dropped(.invalidValue)
    }
    graph.setNeedsStructure(self)
    return .handled
  }

  private var isToggleRemoved: Bool { sidebar?.options.isSidebarToggleRemoved == true }

  private func setSidebar(isHidden: Bool) {
    guard isHidden != hidesSidebar else { return }
    if let visibility = view.visibility {
      visibility.wrappedValue = isHidden ? .detailOnly : .all
    } else {
      userHidesSidebar = isHidden
      readBindings()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let sidebar { body(sidebar) }
    if let detail { body(detail) }
    if let reader { body(reader) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let sidebar, !hidesSidebar { body(sidebar) }
    if let detail { body(detail) }
  }
}

/// The environment key that indicates whether the root screen of a stack hides its bar while the bar is empty.
nonisolated struct EmptyBarKey: EnvironmentKey {
  static let defaultValue = false
}
