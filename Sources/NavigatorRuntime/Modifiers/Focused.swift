extension View {
  /// Binds the focus of the field or the focusable view in this view to a flag.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// Binds the focus of the field or the focusable view in this view to a value. It has the focus while `binding` equals `value`.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }
}

nonisolated struct FocusedView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  /// A Boolean value that indicates whether the modifier binds the focus of a search field instead of the focus of a view in the
  /// content.
  var isOfSearch = false

  nonisolated init(content: Content, binding: FocusState<Value>.Binding, value: Value) {
    self.content = content
    self.binding = binding
    self.value = value
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FocusedNode(view, type, context)
  }
}

/// The focus of a session.
@MainActor
final class FocusController: GraphService {
  private(set) weak var focused: (any FocusableNode)?

  func move(to node: (any FocusableNode)?) {
    let old = focused
    guard old !== node else { return }
    focused = node
    old?.focusDidChange()
    node?.focusDidChange()
    if let graph = (node ?? old)?.graph { graph.focusedValues.changed(in: graph.queue) }
    let gaining = node?.focusLinks ?? []
    for link in old?.focusLinks ?? [] where !gaining.contains(where: { $0 === link }) { link.lostFocus() }
    for link in gaining { link.gainedFocus() }
  }
}

extension Graph {
  /// The focus of the session.
  var focus: FocusController { service() }
}

/// A node whose element can have the focus.
@MainActor
protocol FocusableNode: Node {
  var focusLinks: [any FocusLinkNode] { get }
  /// A Boolean value that indicates whether the element can have the focus now.
  var canBeFocused: Bool { get }
  func focusDidChange()
}

/// The node of a modifier that binds the focus to a value.
@MainActor
protocol FocusLinkNode: Node {
  var isOfSearch: Bool { get }
  func add(_ field: any FocusableNode)
  func remove(_ field: any FocusableNode)
  func gainedFocus()
  func lostFocus()
}

extension Node {
  /// Returns the focus modifiers around this node in the same region.
  func enclosingFocusLinks() -> [any FocusLinkNode] {
    var links: [any FocusLinkNode] = []
    var node = parent
    while let current = node, current.region === region {
      if let link = current as? any FocusLinkNode, !link.isOfSearch { links.append(link) }
      node = current.parent
    }
    return links
  }

  /// Returns the modifiers around this node that bind the focus of a search field.
  func enclosingSearchFocusLinks() -> [any FocusLinkNode] {
    var links: [any FocusLinkNode] = []
    var node = parent
    while let current = node {
      if let link = current as? any FocusLinkNode, link.isOfSearch { links.append(link) }
      node = current.parent
    }
    return links
  }
}

@MainActor
final class FocusedNode<Content: View, Value: Hashable>: TransparentNode<FocusedView<Content, Value>, Content>, FocusLinkNode,
  StructureNode
{
  private var fields: [Weak<Node>] = []
  var isOfSearch: Bool { view.isOfSearch }

  init(_ view: FocusedView<Content, Value>, _ type: ViewType<FocusedView<Content, Value>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    graph.setNeedsStructure(self)
  }

  override func evaluate() {
    super.evaluate()
    moveFocus()
  }

  func settleStructure() {
    moveFocus()
  }

  /// Moves the focus to match the binding's value.
  private func moveFocus() {
    evaluation &+= 1
    let wanted = graph.queue.reading(as: self) { view.binding.location.get() == view.value }
    let focused = graph.focus.focused
    let hasFocus = focused.map { focused in fields.contains { $0.value === focused } } ?? false
    guard wanted != hasFocus else { return }
    if !wanted {
      graph.focus.move(to: nil)
    } else if let field = fields.lazy.compactMap({ $0.value as? any FocusableNode }).first(where: { $0.canBeFocused }) {
      graph.focus.move(to: field)
    }
  }

  func add(_ field: any FocusableNode) {
    fields.removeAll { $0.value == nil }
    fields.append(Weak(field))
    graph.setNeedsStructure(self)
  }

  func remove(_ field: any FocusableNode) {
    fields.removeAll { $0.value == nil || $0.value === field }
  }

  func gainedFocus() {
    if view.binding.location.get() != view.value { view.binding.wrappedValue = view.value }
  }

  func lostFocus() {
    if view.binding.location.get() == view.value { view.binding.wrappedValue = view.binding.unfocused }
  }
}

extension FocusableNode {
  var canBeFocused: Bool {
    isAlive && !region.isSuspended && element?.content.bool(.isDisabled) == false
  }
}
