import NavigatorHost

/// The node of a split view. Links in its sidebar and in its content column open their destination in the detail. A view, or a
/// value for which the column has a handler, replaces the detail. Any other value replaces the path of the app's stack in the
/// detail. In a split view with three columns, a selection in the sidebar shows the content column. In a legacy navigation view
/// with three columns, links in the sidebar open in the content column.
@MainActor
final class SplitNode<Sidebar: View, Content: View, Detail: View>: ElementNode<NavigationSplitView<Sidebar, Content, Detail>>,
  StackOwner, StructureNode
{
  /// The controller of the entry that a link in the sidebar opened. It contains one entry at a time.
  private let controller = StackController(path: OwnPath())
  /// The controller of the entry in the content column, if links in the sidebar open there.
  private var middleController: StackController?
  /// The entry that the content column shows. `middleGeneration` counts such entries, so that each entry creates a new column.
  private var middleEntry: StackController.Entry?
  private var middleGeneration = 0
  private var sidebar: ColumnNode?
  /// The column between the sidebar and the detail, if there is one.
  private var middle: ColumnNode?
  private var detail: ColumnNode?
  private var reader: ReaderNode?
  /// The entry that the user followed last.
  private var followed: StackController.Entry?
  /// The number of entries that the user followed. It is the detail's identity, so that each entry creates a new detail.
  private var generation = 0
  private var mayHaveFollowed = false
  /// A Boolean value that indicates whether a column shows other content than the entry of the link that opened it.
  private var keepsColumn = false
  /// The stack that the app has in the detail.
  private let detailStack = DetailStack()
  /// A value for that stack, which receives it when it exists again.
  private var waitingValue: AnyHashable?
  /// The column on top if there is space for only one.
  private var shownColumn = NavigationSplitViewColumn.sidebar
  /// The number of columns that are hidden, starting with the sidebar.
  private var hiddenColumns = 0
  /// A Boolean value that indicates whether the user has hidden the sidebar, if no binding controls that.
  private var userHidesSidebar = false
  /// The selections that the app has changed since the structure was settled.
  private var selections = ColumnSelections()
  private var hasSettled = false

  override func makeChildren() {
    controller.replacesEntries = true
    controller.node = self
    if view.opensLinksInNextColumn {
      let controller = StackController(path: OwnPath())
      controller.replacesEntries = true
      controller.node = self
      middleController = controller
    }
    detailStack.built = { [weak self] in self?.detailStackWasBuilt() }
    let reader = ReaderNode(childContext) { [weak self] in self?.readBindings() }
    self.reader = reader
    reader.evaluate()
    sidebar = ColumnNode(childContext, kind: .sidebar) { [weak self] in self?.sidebarView ?? AnyView(EmptyView()) }
    if view.content != nil {
      middle = ColumnNode(childContext, kind: .content) { [weak self] in self?.contentView ?? AnyView(EmptyView()) }
    }
    detail = ColumnNode(childContext, kind: .detail) { [weak self] in self?.detailView ?? AnyView(EmptyView()) }
    coverColumns()
    sidebar?.onOptionsChange = { [weak self] in self?.refreshElement() }
    for (position, column) in columns.enumerated() {
      column.onTitleChange = { [weak self] in self?.updateBackTitles() }
      column.onDismiss = { [weak self] in self?.dismissColumn(at: position) ?? false }
    }
    updateBackTitles()
    if isToggleRemoved { refreshElement() }
  }

  override func updateChildren() {
    reader?.evaluate()
    sidebar?.contentChanged()
    middle?.contentChanged()
    detail?.contentChanged()
  }

  private func coverColumns() {
    sidebar?.setCovered(hiddenColumns > 0)
    middle?.setCovered(hiddenColumns > 1)
  }

  // MARK: Columns

  private var sidebarView: AnyView {
    AnyView(
      column(EnvironmentView(content: view.sidebar, change: SidebarLinksChange(detail: middleController ?? controller))))
  }

  private var contentView: AnyView {
    let root =
      switch middleEntry {
      case nil: AnyView(view.content)
      case .view(let entry): entry.build()
      case .value(let value): middleController?.view(for: value) ?? AnyView(MissingDestination(value: value))
      }
    return AnyView(
      column(EnvironmentView(content: root, change: SidebarLinksChange(detail: controller))).id(middleGeneration))
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

  /// Returns a column: a navigation stack whose bar is hidden while it is empty.
  private func column(_ root: some View) -> some View {
    EnvironmentView(
      content: NavigationStack { root }, change: InternalChange(key: EmptyBarKey.self, value: true))
  }

  /// A Boolean value that indicates whether there is space for only one column.
  private var isCompact: Bool {
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[HorizontalSizeClassKey.self] } == .compact
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
    keepsColumn = true
    controller.pop(to: 0)
    show(.detail)
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

  /// Shows the value that waited for the app's stack. The stack exists after the detail has been built again.
  private func showWaitingValue() {
    guard let value = waitingValue, let shownStack else { return }
    waitingValue = nil
    shownStack.replaceAll(with: value)
  }

  func handlersChanged() {
    if case .value = followed { detail?.contentChanged() }
    if case .value = middleEntry { middle?.contentChanged() }
  }

  func contentChanged(where matches: (StackController.Entry) -> Bool) {
    if let followed, matches(followed) { detail?.contentChanged() }
    if let middleEntry, matches(middleEntry) { middle?.contentChanged() }
  }

  /// Called when a list in a column selects a row. The next column then shows the row's value itself.
  ///
  /// - Parameter isInSidebar: A Boolean value that indicates whether the list is in the sidebar.
  func rowWasSelected(isInSidebar: Bool) {
    waitingValue = nil
    keepsColumn = true
    controller.pop(to: 0)
    if isInSidebar { middleController?.pop(to: 0) }
    show(isInSidebar && middle != nil ? .content : .detail)
    graph.setNeedsStructure(self)
  }

  func selectionChanged(isInSidebar: Bool, isSelected: Bool) {
    if isInSidebar {
      selections.sidebar = isSelected || selections.sidebar == true
    } else {
      selections.content = isSelected || selections.content == true
    }
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    showSelected()
    showWaitingValue()
    controller.synchronize()
    controller.settled()
    let entry = controller.entries.last
    if !isSame(entry, followed) {
      followed = entry
      generation += 1
      detail?.contentChanged()
      if entry == nil { leave(.detail) }
    }
    if mayHaveFollowed { showFollowed(entry) }
    mayHaveFollowed = false
    keepsColumn = false
    refreshElement()
  }

  /// Shows the column to which the selections of the app lead. A binding of the app determines the first column.
  private func showSelected() {
    // A column can have several lists, of which one has a selected row.
    if selections.sidebar == false, sidebar?.hasSelectedRow == true { selections.sidebar = nil }
    if selections.content == false, middle?.hasSelectedRow == true { selections.content = nil }
    if hasSettled || view.compactColumn == nil,
      let column = selections.column(after: shownColumn, hasContent: middle != nil)
    {
      show(column)
      keepsColumn = true
    }
    selections = ColumnSelections()
    hasSettled = true
  }

  /// Goes back from a column whose link is no longer active, if there is space for only one column.
  private func leave(_ column: NavigationSplitViewColumn) {
    guard isCompact, !keepsColumn, shownColumn == column else { return }
    show(column == .detail && middle != nil ? .content : .sidebar)
  }

  /// Shows the column in which a followed link has opened.
  private func showFollowed(_ entry: StackController.Entry?) {
    guard let middleController else {
      if entry != nil { show(.detail) }
      return
    }
    middleController.synchronize()
    middleController.settled()
    let next = middleController.entries.last
    if isSame(next, middleEntry) {
      if entry != nil { show(.detail) }
      return
    }
    middleEntry = next
    middleGeneration += 1
    middle?.contentChanged()
    if next != nil { show(.content) } else { leave(.content) }
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
    if let column = view.compactColumn?.wrappedValue { shownColumn = column }
    let hidden = view.visibility.map { hiddenColumns(at: $0.wrappedValue) } ?? (userHidesSidebar ? 1 : 0)
    if hidden != hiddenColumns {
      hiddenColumns = hidden
      coverColumns()
      element?.mark(.children)
    }
    graph.setNeedsStructure(self)
  }

  private func hiddenColumns(at visibility: NavigationSplitViewVisibility) -> Int {
    switch visibility {
    case .detailOnly: view.content == nil ? 1 : 2
    case .doubleColumn: view.content == nil ? 0 : 1
    default: 0
    }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    guard shownColumn != column else { return }
    if let binding = view.compactColumn {
      binding.wrappedValue = column
    } else {
      shownColumn = column
    }
  }

  /// All columns, from the sidebar on.
  private var columns: [ColumnNode] { [sidebar, middle, detail].compactMap { $0 } }

  /// Passes the title of each column to the next one.
  private func updateBackTitles() {
    for (previous, column) in zip(columns, columns.dropFirst()) { column.backTitle = previous.screenTitle }
  }

  /// The position of the column on top among all columns. A hidden column is not on top.
  private var shownPosition: Int {
    let position =
      switch shownColumn.place {
      case .sidebar: 0
      case .content: view.content == nil ? 0 : 1
      case .detail: view.content == nil ? 1 : 2
      }
    return max(position, hiddenColumns)
  }

  override func resolve() -> Resolved {
    var content: NavigatorHost.Content = [.selection: .number(Double(shownPosition - hiddenColumns))]
    if hiddenColumns > 0 { content[.variant] = .variant(.detailOnly) }
    if isToggleRemoved { content[.showsSidebarToggle] = false }
    return Resolved(content: content, events: .change)
  }

  /// Handles a request of the host. If there is space for one column, the request is to go back from the column on top. If there
  /// is space for all columns, it is to hide or show the sidebar.
  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    if case .change(.bool(let showsSidebar), _) = action {
      setSidebar(isHidden: !showsSidebar)
    } else {
      // The host may show a column from which the session has already gone back.
      let (columns, position) = (columns, shownPosition)
      guard let id = action.chosenElement, position > 0, columns.indices.contains(position), columns[position].element?.id == id
      else { return .dropped(.invalidValue) }
      goBack(to: position - 1, columns[position - 1])
    }
    graph.setNeedsStructure(self)
    return .handled
  }

  /// Goes back to a column. The lists in it then have no selected row, so that a tap on the same row shows the next column again.
  private func goBack(to position: Int, _ column: ColumnNode) {
    if position < hiddenColumns { setSidebar(isHidden: false) }
    controller.pop(to: 0)
    if position == 0 { middleController?.pop(to: 0) }
    column.clearSelection()
    show(position == 0 ? .sidebar : .content)
  }

  /// Goes back from a column whose root is dismissed. Returns false if there is space for other columns, or if the column is not
  /// on top.
  private func dismissColumn(at position: Int) -> Bool {
    guard isCompact, position > 0, shownPosition == position else { return false }
    goBack(to: position - 1, columns[position - 1])
    graph.setNeedsStructure(self)
    return true
  }

  private var isToggleRemoved: Bool { sidebar?.options.isSidebarToggleRemoved == true }

  private func setSidebar(isHidden: Bool) {
    guard isHidden != (hiddenColumns > 0) else { return }
    if let visibility = view.visibility {
      visibility.wrappedValue = isHidden ? (middle == nil ? .detailOnly : .doubleColumn) : .all
    } else {
      userHidesSidebar = isHidden
      readBindings()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let sidebar { body(sidebar) }
    if let middle { body(middle) }
    if let detail { body(detail) }
    if let reader { body(reader) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let sidebar, hiddenColumns == 0 { body(sidebar) }
    if let middle, hiddenColumns < 2 { body(middle) }
    if let detail { body(detail) }
  }
}

/// The environment key that indicates whether the root screen of a stack hides its bar while the bar is empty.
nonisolated struct EmptyBarKey: EnvironmentKey {
  static let defaultValue = false
}
