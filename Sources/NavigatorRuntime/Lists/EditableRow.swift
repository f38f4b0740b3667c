import NavigatorHost

/// A row of a list that can be deleted or moved.
nonisolated struct EditableRow<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable
  let actions: RowActions
  let canDelete: Bool
  let canMove: Bool

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    EditableRowNode(view, type, context)
  }
}

/// The node of a row that can be deleted or moved.
///
/// Its element contains the row and the swipe action that deletes it. While the list is edited, it also contains a control that
/// reveals this action, and a handle that moves the row. If a control selects the row, it replaces the control that reveals the
/// action.
@MainActor
final class EditableRowNode<Content: View>: ViewNode<EditableRow<Content>>, SwipeRow, EditingRow {
  private var child: ViewNode<Content>?
  private var deletion: SwipeActionsContent?
  private var deleteControl: RowControlNode?
  private var moveHandle: RowControlNode?
  private var restrictions: [ObjectIdentifier: RowRestriction] = [:]
  private(set) var isRevealed = false
  var edges: [SwipeEdgeNode] = []
  var backgrounds: [RowBackgroundContent] = []

  override init(_ view: EditableRow<Content>, _ type: ViewType<EditableRow<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    if isListRow { element = ElementRecord(.swipeRow, node: self) }
    child = childContext.make(view.content)
    update()
  }

  override func evaluate() {
    isDirty = false
    update()
  }

  override func viewDidChange(from old: EditableRow<Content>) {
    isDirty = false
    child?.receive(view.content)
    update()
  }

  // MARK: Editing

  var rowID: AnyHashable { view.id }
  var actions: RowActions { view.actions }

  func setRestriction(_ restriction: RowRestriction?, by node: Node) {
    guard restrictions[ObjectIdentifier(node)] != restriction else { return }
    restrictions[ObjectIdentifier(node)] = restriction
    graph.queue.invalidate(self)
  }

  private func update() {
    guard element != nil else { return }
    evaluation &+= 1
    let (isEditing, restriction) = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        let values = EnvironmentValues(scope: scope)
        return (values.editMode?.wrappedValue.isEditing == true, values[RowRestrictionKey.self])
      }
    }
    let all = restrictions.values.reduce(restriction) { $0.union($1) }
    let canDelete = view.canDelete && !all.contains(.delete)
    let canMove = view.canMove && !all.contains(.move)
    updateDeletion(canDelete)
    if !isEditing || !canDelete { isRevealed = false }
    deleteControl = control(.delete, deleteControl, isShown: isEditing && canDelete)
    moveHandle = control(.move, moveHandle, isShown: isEditing && canMove)
    element?.set(isRevealed ? [.isExpanded: true] : NavigatorHost.Content())
  }

  private func updateDeletion(_ canDelete: Bool) {
    if canDelete, deletion == nil {
      let (actions, id) = (view.actions, view.id)
      let button = Button(SystemWord.delete, role: .destructive) { actions.deleteRow(id) }
      let made = SwipeActionsContent(
        super.childContext.with(boxes: nil),
        actions: SwipeActions(edge: .trailing, allowsFullSwipe: true, view: AnyView(button), isDefault: true), row: self)
      deletion = made
      add(made)
    } else if !canDelete, let deletion {
      self.deletion = nil
      deletion.tearDown()
    }
  }

  private func control(_ kind: RowControlNode.Kind, _ known: RowControlNode?, isShown: Bool) -> RowControlNode? {
    if isShown == (known != nil) { return known }
    element?.mark(.children)
    known?.tearDown()
    guard isShown else { return nil }
    return RowControlNode(super.childContext.with(boxes: nil), kind: kind) { [weak self] action in
      self?.perform(kind, action) ?? .dropped(.unknownElement)
    }
  }

  private func perform(_ kind: RowControlNode.Kind, _ action: InputEvent.Action) -> EventOutcome {
    switch (kind, action) {
    case (.delete, .tap):
      isRevealed.toggle()
      graph.queue.invalidate(self)
      return .handled
    case (.move, .change(.number(let step), _)) where step == 1 || step == -1:
      return view.actions.moveRow(view.id, by: step > 0 ? 1 : -1) ? .handled : .dropped(.invalidValue)
    case (.move, _): return move(action) ? .handled : .dropped(.invalidValue)
    default: return .dropped(.invalidValue)
    }
  }

  /// Moves the row beside the row of another handle. Returns false if that row belongs to another collection or has ended, which
  /// the host may not show yet.
  private func move(_ action: InputEvent.Action) -> Bool {
    guard let place = action.chosenPlace, let handle = graph.elements[place.handle], handle.isAttached,
      let other = handle.node.parent as? any EditingRow, other.actions === view.actions
    else { return false }
    return view.actions.moveRow(view.id, beside: other.rowID, isAfter: place.isAfter)
  }

  // MARK: Boxes

  /// Modifiers of the row apply to its content, not to its actions.
  override var childContext: NodeContext { super.childContext.with(boxes: boxes) }

  override func boxesDidChange() {
    child?.inheritBoxes(boxes)
  }

  // MARK: Tree

  var edgeContext: NodeContext { super.childContext.with(boxes: nil) }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let deletion { body(deletion) }
    if let deleteControl { body(deleteControl) }
    if let moveHandle { body(moveHandle) }
    for edge in edges { body(edge) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let shownBackground { body(shownBackground) }
    if let deleteControl { body(deleteControl) }
    if let child { body(child) }
    if let moveHandle { body(moveHandle) }
    for edge in edges { body(edge) }
  }

  override func appendInnerElements(to list: inout [ElementRecord]) {
    super.appendInnerElements(to: &list)
    if insertSelectionControl(into: &list) { list.removeAll { $0 === deleteControl?.element } }
  }

  override func didTearDown() {
    child = nil
    deletion = nil
    deleteControl = nil
    moveHandle = nil
    edges = []
    backgrounds = []
  }
}

/// A control of a row that is shown while the list is edited.
@MainActor
final class RowControlNode: Node {
  enum Kind {
    case delete, move
  }

  private let kind: Kind
  private let perform: (InputEvent.Action) -> EventOutcome

  init(_ context: NodeContext, kind: Kind, perform: @escaping (InputEvent.Action) -> EventOutcome) {
    self.perform = perform
    self.kind = kind
    super.init(context)
    element = ElementRecord(.rowControl, node: self, events: kind == .delete ? .tap : .change)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    let (label, isEnabled) = graph.queue.reading(as: self) {
      let word = kind == .delete ? SystemWord.remove : .reorder
      return (string(of: Text(word)), EnvironmentValues(scope: scope)[InheritedStyleKey.self].isEnabled)
    }
    var content: NavigatorHost.Content = [.kind: .kind(kind == .delete ? .delete : .move), .label: .string(label)]
    if !isEnabled { content[.isDisabled] = true }
    element?.set(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome { perform(action) }
}

/// The actions that are not available for a row.
struct RowRestriction: OptionSet, Sendable {
  let rawValue: Int
  static let delete = RowRestriction(rawValue: 1)
  static let move = RowRestriction(rawValue: 2)
}

/// The node of a row whose content can restrict the row's actions.
@MainActor
protocol EditingRow: Node {
  /// The id of the row's element in its collection, and the actions of that collection.
  var rowID: AnyHashable { get }
  var actions: RowActions { get }
  func setRestriction(_ restriction: RowRestriction?, by node: Node)
}

nonisolated struct RowRestrictionKey: EnvironmentKey {
  static let defaultValue: RowRestriction = []
}
