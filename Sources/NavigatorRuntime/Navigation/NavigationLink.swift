import NavigatorHost

/// A control that pushes a screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  enum Target {
    case value(AnyHashable)
    /// There is no value; the link leads nowhere.
    case nothing
    // What may be large stands out of line, where all copies of the link share it.
    indirect case view(Destination)
    /// A view that is there while a binding is true.
    indirect case bound(Binding<Bool>, Destination)
  }

  let target: Target
  let label: Label

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LinkNode(.link, view, type, context)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts `value` on the path; without a value it is disabled.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = value.map { .value(AnyHashable($0)) } ?? .nothing
    self.label = label()
  }

  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link that pushes a view. The view's value is made with the link; its body only when the link is followed.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }
}

extension NavigationLink {
  /// A link that pushes a view while a binding is true: following the link sets it, going back unsets it.
  @available(
    *, deprecated,
    message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:) in a NavigationStack."
  )
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .bound(isActive, destination())
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

@MainActor
final class LinkNode<Label: View, Destination: View>: ContainerNode<NavigationLink<Label, Destination>, Label>, AddressedControl {
  /// What few links have.
  private final class Rare {
    /// Pushes what a binding asks for.
    var pusher: ViewNode<PushedView<EmptyView>>?
    /// Where it leads, for hosts whose links have addresses.
    var address: String?
  }

  private var rare: Rare? { more as? Rare }

  private var madeRare: Rare {
    if let rare { return rare }
    let made = Rare()
    more = made
    return made
  }

  override var content: Label { view.label }
  override var showsTextItself: Bool { true }

  override func makeChildren() {
    super.makeChildren()
    // After the label, which may be what decides about the binding.
    if let boundView { madeRare.pusher = childContext.make(boundView) }
  }

  override func updateChildren() {
    super.updateChildren()
    if let boundView { rare?.pusher?.receive(boundView) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let pusher = rare?.pusher { body(pusher) }
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
    content[.url] = rare?.address.map { .string($0) }
    if let row = selectedRow, row.source.isSelected(row.tag, self) { content[.isSelected] = true }
    return Resolved(content: content, style: inherited.controlStyle(), events: .tap)
  }

  func setAddress(_ address: String?) {
    guard address != rare?.address else { return }
    madeRare.address = address
    refreshElement()
  }

  private var isEnabled: Bool {
    guard inherited.isEnabled, isInStack else { return false }
    if case .nothing = view.target { return false }
    return true
  }

  /// Where a view is in a stack is not going to change.
  private var isInStack: Bool {
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[StackControllerKey.self] != nil }
  }

  /// The row that the link is in a list that selects by its value: in a sidebar such a link selects and does not push.
  private var selectedRow: SelectableRow? {
    guard case .value(let value) = view.target, let selection = enclosingListSelection,
      EnvironmentValues(scope: scope)[StackControllerKey.self]?.replacesEntries == true
    else { return nil }
    return selection.row(value)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
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
            // The link's own value while it is there, so that the destination follows it; what was followed otherwise.
            if let self, case .view(let current) = view.target { AnyView(current) } else { AnyView(destination) }
          },
          popped: {}))
      // The view may be there already: a split view brings it to the front again.
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
