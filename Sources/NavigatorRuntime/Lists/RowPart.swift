import NavigatorHost

/// A part that one modifier adds to a row besides its content: swipe actions or a background.
nonisolated struct RowPart {
  var actions: SwipeActions?
  /// The view behind the row; nil for the list's own background.
  var background: AnyView?
}

/// A row, or rows, with a part that a modifier adds.
nonisolated struct RowPartView<Content: View>: PrimitiveView {
  let content: Content
  let part: RowPart

  nonisolated init(content: Content, part: RowPart) {
    self.content = content
    self.part = part
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    RowPartNode(view, type, context)
  }
}

extension Node {
  /// A Boolean value that indicates whether the node's elements are rows of a list or a form.
  var isListRow: Bool {
    let role = rowHolder?.role
    return role == .list || role == .form
  }

  /// The element that contains the node's elements, or the section with them.
  private var rowHolder: ElementRecord? {
    var record = elementParent
    while let section = record, section.role == .section { record = section.node.elementParent }
    return record
  }
}

// MARK: - Several rows

/// A collection of rows, each of which receives the parts of modifiers of the collection, the innermost modifier first.
@MainActor
protocol RowCollection {
  func adding(_ parts: [RowPart]) -> any DynamicViewContent
}

extension ForEach: RowCollection where Content: View {
  @MainActor func adding(_ parts: [RowPart]) -> any DynamicViewContent {
    let content = content
    return ForEach<Data, ID, AnyView>(data: data, content: { NavigatorRuntime.adding(parts, to: content($0)) }, id: id)
  }
}

extension EditedContent: RowCollection {
  @MainActor func adding(_ parts: [RowPart]) -> any DynamicViewContent {
    guard let rows = (base as? any RowCollection)?.adding(parts) else { return self }
    return edited(rows)
  }

  @MainActor private func edited<Rows: DynamicViewContent>(_ rows: Rows) -> any DynamicViewContent {
    EditedContent<Rows>(base: rows, edits: edits)
  }
}

/// Returns a row with the parts of modifiers, the innermost modifier first.
nonisolated func adding<Row: View>(_ parts: [RowPart], to row: Row) -> AnyView {
  guard let first = parts.first else { return AnyView(row) }
  return parts.dropFirst().reduce(AnyView(RowPartView(content: row, part: first))) {
    AnyView(RowPartView(content: $0, part: $1))
  }
}

/// A modifier that adds a part to rows.
@MainActor
protocol RowPartModifier {
  /// Returns the rows of a collection or a group, each with the parts of this modifier and of outer ones. The result is nil if
  /// the content is one row.
  func rows(adding outer: [RowPart]) -> AnyView?
}

extension RowPartView: RowPartModifier {
  @MainActor func rows(adding outer: [RowPart] = []) -> AnyView? {
    let parts = [part] + outer
    if let modifier = content as? any RowPartModifier, let rows = modifier.rows(adding: parts) { return rows }
    if let rows = content as? any RowCollection { return AnyView(rows.adding(parts)) }
    guard isGroup(content) else { return nil }
    let content = content
    return AnyView(
      ExpandedView { source in
        ForEach(SubviewsCollection(ofRows: content, adding: parts, from: source)) { $0.view }
      })
  }

  /// A Boolean value that indicates whether a view is a group of rows, perhaps with modifiers.
  @MainActor private func isGroup(_ view: any View) -> Bool {
    if view is AnyView { return false }
    if view is any SubviewGroup, let modifier = view as? any SubviewModifier { return isGroup(modifier.modifiedSubview) }
    return view is any SubviewGroup || view is any RowCollection || canHoldMembers(type(of: view))
  }
}

// MARK: - Nodes

/// The node of a modifier that adds a part to a row. The outermost such node of a row is the row's node; the nodes inside add
/// their parts to it. A modifier of a collection or a group has no element, and each row has a separate node.
@MainActor
final class RowPartNode<Content: View>: ViewNode<RowPartView<Content>>, SwipeRow {
  private var child: ViewNode<Content>?
  private var rows: ViewNode<AnyView>?
  private var actions: SwipeActionsContent?
  private var background: RowBackgroundContent?
  var edges: [SwipeEdgeNode] = []
  var backgrounds: [RowBackgroundContent] = []

  override init(_ view: RowPartView<Content>, _ type: ViewType<RowPartView<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    if let content = view.rows() {
      rows = childContext.make(content)
      return
    }
    let outer = elementParent?.node as? any SwipeRow
    let row: any SwipeRow = outer ?? self
    let hasPart = row.isListRow
    if outer == nil, hasPart { element = ElementRecord(.swipeRow, node: self) }
    // The content of a row depends on whether the row has a background.
    if hasPart, view.part.actions == nil { makeBackground(of: row) }
    child = childContext.make(view.content)
    if hasPart { makeActions(of: row) }
  }

  private func makeBackground(of row: any SwipeRow) {
    let content = RowBackgroundContent(childContext.with(boxes: nil), view: view.part.background, row: row)
    background = content
    row.add(content)
  }

  private func makeActions(of row: any SwipeRow) {
    guard let new = view.part.actions else { return }
    let content = SwipeActionsContent(childContext.with(boxes: nil), actions: new, row: row)
    actions = content
    row.add(content)
  }

  override func evaluate() {
    isDirty = false
    if let rows, let content = view.rows() { rows.receive(content) }
    child?.receive(view.content)
    if let new = view.part.actions { actions?.show(new) }
    background?.show(view.part.background)
  }

  // MARK: Boxes

  /// Modifiers of the row apply to its content, not to its other parts.
  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    child?.inheritBoxes(boxes)
    rows?.inheritBoxes(boxes)
  }

  var edgeContext: NodeContext { childContext.with(boxes: nil) }

  // MARK: Tree

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let rows { body(rows) }
    if let actions { body(actions) }
    if let background { body(background) }
    for edge in edges { body(edge) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let shownBackground { body(shownBackground) }
    if let child { body(child) }
    if let rows { body(rows) }
    for edge in edges { body(edge) }
  }

  override func appendInnerElements(to list: inout [ElementRecord]) {
    super.appendInnerElements(to: &list)
    insertSelectionControl(into: &list)
  }

  override func didTearDown() {
    child = nil
    rows = nil
    actions = nil
    background = nil
    edges = []
    backgrounds = []
  }
}
