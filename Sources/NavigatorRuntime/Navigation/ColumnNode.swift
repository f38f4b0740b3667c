import NavigatorHost

/// A column of a split view. It is a separate region.
@MainActor
final class ColumnNode: Node, OptionStore {
  private let column: Region
  fileprivate let kind: Content.Kind
  private let build: @MainActor () -> AnyView
  private var child: ViewNode<AnyView>?
  var options = OptionList()
  /// A closure that is called when the views in the column change its options.
  var onOptionsChange: (() -> Void)?
  /// The title of the screen that the column shows.
  private(set) var screenTitle: String?
  /// A closure that is called when the title of the screen changes.
  var onTitleChange: (() -> Void)?
  /// A closure that goes back from the column, and returns false if it cannot.
  var onDismiss: (() -> Bool)?
  /// The title of the column to which the column's own button leads back in narrow windows.
  var backTitle: String? {
    didSet { if backTitle != oldValue { updateContent() } }
  }

  init(_ context: NodeContext, kind: Content.Kind, build: @escaping @MainActor () -> AnyView) {
    column = Region(parent: context.region)
    self.kind = kind
    self.build = build
    super.init(context)
    column.owner = self
    element = ElementRecord(.column, node: self, content: [.kind: .kind(kind)])
    evaluate()
  }

  func setCovered(_ covered: Bool) {
    column.setCovered(covered, queue: graph.queue)
  }

  /// Schedules the content to be built again, now or when the column is uncovered.
  func contentChanged() {
    graph.queue.deferEvaluation(of: self)
  }

  override func evaluate() {
    if child != nil, column.defersUpdates {
      column.keep(self)
      return
    }
    isDirty = false
    evaluation &+= 1
    let view = graph.queue.reading(as: self) { graph.trackingObservables(of: self, build) }
    if let child {
      child.receive(view)
    } else {
      child = childContext.with(region: column).make(view)
    }
    updateContent()
  }

  // MARK: Selection

  /// Removes the selected row of each list that the column shows. A list that another screen covers keeps its selection.
  func clearSelection() {
    for list in shownLists { list.clearSelection() }
  }

  /// A Boolean value that indicates whether a list that the column shows has a selected row.
  var hasSelectedRow: Bool { shownLists.contains { $0.hasSelectedRow } }

  private var shownLists: [any SelectingNode] {
    var lists: [any SelectingNode] = []
    collectLists(below: self, &lists)
    return lists
  }

  private func collectLists(below node: Node, _ lists: inout [any SelectingNode]) {
    node.forEachChild { child in
      if let list = child as? any SelectingNode {
        if list.region.isShown(in: column) { lists.append(list) }
      } else {
        collectLists(below: child, &lists)
      }
    }
  }

  // MARK: Options

  func collects(_ option: RegionOption) -> Bool { option.appliesToColumn }

  func optionsChanged() {
    updateContent()
    onOptionsChange?()
  }

  /// Records the title of the screen that the column shows.
  func screenChanged(title: String?) {
    guard title != screenTitle else { return }
    screenTitle = title
    onTitleChange?()
  }

  private func updateContent() {
    var content: Content = [.kind: .kind(kind)]
    content[.sectionTitle] = backTitle.map { .string($0) }
    let (names, tint) = graph.queue.reading(as: self) {
      (
        kind == .sidebar ? partNames(.hideSidebar) : partNames(.showSidebar, .back),
        EnvironmentValues(scope: scope)[InheritedStyleKey.self].tintPaint
      )
    }
    if let names { content[.partNames] = names }
    if let width = options.columnWidth {
      content[.minimum] = width.minimum.map { .number($0) }
      content[.value] = .number(width.ideal)
      content[.maximum] = width.maximum.map { .number($0) }
    }
    setElementContent(content)
    // The tint applies to the buttons that a host adds to the column.
    element?.set(tint.map { [.tint($0)] } ?? Style())
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}

extension Region {
  /// Returns a Boolean value that indicates whether a column shows the region: neither a screen nor a presentation covers it, and
  /// it is in no other column inside this one.
  fileprivate func isShown(in column: Region) -> Bool {
    var region: Region? = self
    while let current = region, current !== column {
      if current.isCovered || current.isLayer || current.owner is ColumnNode { return false }
      region = current.parent
    }
    return region != nil
  }

  /// A Boolean value that indicates whether the region is in the sidebar of a split view, and in no presentation above it.
  var isInSidebar: Bool { columnKind == .sidebar }

  /// The kind of the column of a split view that contains the region. The value is nil if the region is in no column, or in a
  /// presentation above one.
  var columnKind: Content.Kind? {
    var region: Region? = self
    while let current = region {
      if let column = current.owner as? ColumnNode { return column.kind }
      if current.isLayer { return nil }
      region = current.parent
    }
    return nil
  }
}
