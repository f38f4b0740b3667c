import NavigatorHost

/// A control that pushes a screen onto a navigation stack.
///
/// The pushed screen belongs to the stack, and in a split view to the detail. It stays when the link is removed, for example with
/// its row. To remove both, remove the value from the stack's path, or set the selection of the list to nil. The screen of a link
/// with a binding is removed with the link.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  enum Target {
    case value(AnyHashable)
    /// No value. The link is disabled.
    case nothing
    case view(Destination)
    /// A view that is on the stack while a binding is true.
    case bound(Binding<Bool>, Destination)
  }

  /// A target with a view. All copies of a link share it.
  private final class ViewTarget: Hashable {
    let target: Target

    init(_ target: Target) {
      self.target = target
    }

    static func == (lhs: ViewTarget, rhs: ViewTarget) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// A value, or a `ViewTarget`. An enum would be larger, and lists contain many links.
  private let storedTarget: AnyHashable?
  let label: Label

  init(target: Target, label: Label) {
    switch target {
    case .nothing: storedTarget = nil
    case .value(let value): storedTarget = value
    case .view, .bound: storedTarget = AnyHashable(ViewTarget(target))
    }
    self.label = label
  }

  var target: Target {
    guard let storedTarget else { return .nothing }
    if Destination.self != Never.self, let other = storedTarget.base as? ViewTarget { return other.target }
    return .value(storedTarget)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    let values = EnvironmentValues(scope: context.scope)
    let style = values[ButtonStyleKey.self]
    guard style.isCustom || style.hasSurface && values.buttonSizing == .flexible,
      context.parent?.innerRecord?.holdsListRows != true
    else { return PlainLinkNode(.link, view, type, context) }
    return StyledLinkNode(style.handlesTaps ? .box : .link, view, type, context)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends `value` to the path. Without a value the link is disabled.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: value.map { .value(AnyHashable($0)) } ?? .nothing, label: label())
  }

  /// Creates a link with a localized title that appends `value` to the path.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that appends `value` to the path.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view. The destination is created with the link, but its body is evaluated only when the user
  /// follows the link.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Creates a link that pushes a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title that pushes a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title that pushes a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link that shows its label. `Inside` is the type of the view in its element.
@MainActor
class LinkNode<Label: View, Destination: View, Inside: View>:
  ContainerNode<NavigationLink<Label, Destination>, Inside>, AddressedControl
{
  /// The rarely used fields of a link.
  private final class LinkExtras {
    /// The node that pushes the view of a binding.
    var pusher: ViewNode<PushedView<EmptyView>>?
    /// The address of the link, for hosts whose links have addresses.
    var address: String?
    /// The pressed state of the link for its style.
    var press: ButtonPress?
  }

  private var extras: LinkExtras? { attachment as? LinkExtras }

  private var madeExtras: LinkExtras {
    if let extras { return extras }
    let made = LinkExtras()
    attachment = made
    return made
  }

  /// The pressed state of the link, which is created when a style first needs it.
  final var press: ButtonPress {
    if let press = extras?.press { return press }
    let made = ButtonPress(in: graph)
    madeExtras.press = made
    return made
  }

  override func makeChildren() {
    super.makeChildren()
    // The node of the binding is created after the label, because the label may control the binding.
    if let boundView { madeExtras.pusher = childContext.make(boundView) }
  }

  override func updateChildren() {
    super.updateChildren()
    if let boundView { extras?.pusher?.receive(boundView) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let pusher = extras?.pusher { body(pusher) }
  }

  private var boundView: PushedView<EmptyView>? {
    guard case .bound(let isActive, let destination) = view.target else { return nil }
    return PushedView(
      content: EmptyView(),
      current: { isActive.wrappedValue ? (AnyHashable(0), AnyView(destination)) : nil },
      popped: { isActive.wrappedValue = false })
  }

  override func resolve() -> Resolved {
    var content = Content()
    if !isEnabled { content[.isDisabled] = true }
    if onlyPushesByBinding { content[.isHidden] = true }
    let inherited = inherited
    inherited.addLinkMark(to: &content)
    content[.variant] = buttonVariant.map { .variant($0) }
    if hasOwnSurface { content[.borderShape] = borderShape(of: read(ButtonStyleKey.self)) }
    content[.url] = extras?.address.map { .string($0) }
    if let row = selectedRow, row.source.isSelected(row.tag, self) { content[.isSelected] = true }
    return Resolved(content: content, style: inherited.controlStyle(), events: .tap)
  }

  override var hasOwnSurface: Bool { [.bordered, .borderedProminent].contains(buttonVariant) }

  /// The style of buttons in which the link is drawn, or nil. A link that is a row has the appearance of a row.
  private var buttonVariant: Content.Variant? {
    guard elementParent?.holdsListRows != true else { return nil }
    let variant = read(ButtonStyleKey.self).variant
    return variant == .automatic || variant == .menuItem ? nil : variant
  }

  func setAddress(_ address: String?) {
    guard address != extras?.address else { return }
    madeExtras.address = address
    refreshElement()
  }

  /// A Boolean value that indicates whether the link has a binding and no label. Screen readers and the Tab key must skip such a
  /// link. In a list, it still receives the taps on its row.
  private var onlyPushesByBinding: Bool {
    guard Label.self == EmptyView.self, case .bound = view.target else { return false }
    return parent?.firstAncestor { $0.element?.role == .list ? true : nil } == nil
  }

  final var isEnabled: Bool {
    guard inherited.isEnabled, isInStack else { return false }
    if case .nothing = view.target { return false }
    return true
  }

  /// A Boolean value that indicates whether the link is inside a stack. It cannot change, so no reader is registered.
  private var isInStack: Bool {
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[StackControllerKey.self] != nil }
  }

  /// The row of the link in a list that selects by the link's value. In a sidebar such a link selects its row and does not push.
  private var selectedRow: SelectableRow? {
    guard case .value(let value) = view.target, let selection = enclosingListSelection,
      EnvironmentValues(scope: scope)[StackControllerKey.self]?.replacesEntries == true
    else { return nil }
    return selection.row(value)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome { follow() }

  /// A Boolean value that indicates whether users edit the list whose row contains the link. Such a link is not followed, but
  /// links in menus and swipe actions of a row are.
  private var isInEditedList: Bool {
    guard EnvironmentValues(scope: scope).editMode?.wrappedValue.isEditing == true else { return false }
    let isInRow: Bool? = parent?.firstAncestor { node in
      if node is PresentationNode || node is SwipeEdgeNode { return false }
      return node.element?.role == .list || node.element?.role == .form ? true : nil
    }
    return isInRow == true
  }

  /// Selects the row that the link is, if the list selects rows.
  private func selectRow() {
    let isDisabled = EnvironmentValues(scope: scope)[SelectionDisabledKey.self]
    if !isDisabled, let row = selectedRow ?? boxes?.selectableRow { row.source.choose(row.tag) }
  }

  /// Performs the action of the link.
  @discardableResult
  final func follow() -> EventOutcome {
    defer { closeMenu() }
    if isInEditedList {
      selectRow()
      return .handled
    }
    guard let controller = EnvironmentValues(scope: scope)[StackControllerKey.self] else { return .dropped(.disabled) }
    switch view.target {
    case .value(let value):
      if let row = selectedRow {
        row.source.choose(row.tag)
      } else {
        controller.push(value)
      }
    case .nothing: return .dropped(.disabled)
    case .bound(let isActive, _):
      let wasActive = isActive.wrappedValue
      isActive.wrappedValue = true
      if wasActive { controller.node?.pathMayHaveChanged() }
    case .view(let destination):
      controller.present(
        StackController.ViewEntry(
          source: ObjectIdentifier(self), identity: 0,
          build: { [weak self] in
            // While the link exists, its current destination is used, so that the screen stays up to date. Afterwards the
            // followed destination is used.
            if let self, case .view(let current) = view.target { AnyView(current) } else { AnyView(destination) }
          },
          popped: {}))
      // The view may already be on the stack. A split view then brings it to the front.
      controller.node?.pathMayHaveChanged()
    }
    return .handled
  }

  override func viewDidChange(from old: NavigationLink<Label, Destination>) {
    super.viewDidChange(from: old)
    if case .view = view.target {
      EnvironmentValues(scope: scope)[StackControllerKey.self]?.node?.contentChanged { [id = ObjectIdentifier(self)] in
        if case .view(let entry) = $0 { entry.source == id } else { false }
      }
    }
  }
}

@MainActor
private final class PlainLinkNode<Label: View, Destination: View>: LinkNode<Label, Destination, Label> {
  override var content: Label { view.label }
  override var showsTextItself: Bool { true }
}

/// A link in a custom style of buttons. A link that is a row of a list is a `PlainLinkNode`.
@MainActor
private final class StyledLinkNode<Label: View, Destination: View>: LinkNode<Label, Destination, AnyView> {
  override var content: AnyView {
    let style = EnvironmentValues(scope: scope)[ButtonStyleKey.self]
    let press = style.kind == .label ? press : nil
    let body = style.makeBody(
      .init(role: nil, label: label(view.label, in: style), press: press) { [reference] in
        (reference.referent as? StyledLinkNode)?.follow()
      })
    // A link outside of a stack is disabled, although its environment is not.
    return AnyView(body.disabled(!isEnabled))
  }

  override func resolve() -> Resolved {
    read(ButtonStyleKey.self).handlesTaps ? Resolved() : super.resolve()
  }
}
