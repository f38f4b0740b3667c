import NavigatorHost

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    let container = context.parent?.innerRecord
    if container?.content[.tracks] != nil { return GridSectionNode(.section, view, type, context) }
    if container?.role == .picker { return PickerSectionNode(view, type, context) }
    let (style, hasActions) = context.graph.queue.reading(as: nil) {
      let values = EnvironmentValues(scope: context.scope)
      return (values[ListStyleKey.self], values[SectionActionsKey.self] != nil)
    }
    if hasActions, container?.role == .list || container?.role == .form {
      return TransparentNode(view, type, context) { ActiveSection(section: $0) }
    }
    let isInSidebar = ListStyleKey.style(style, in: context.region) == .sidebar
    if view.isExpanded == nil, !isInSidebar || Parent.self == EmptyView.self {
      return SectionNode(.section, view, type, context)
    }
    return CollapsibleSectionNode(view, type, context, isInSidebar: isInSidebar)
  }
}

@MainActor
final class SectionNode<Parent: View, Content: View, Footer: View>: ContainerNode<
  Section<Parent, Content, Footer>, TupleView<(ElementView<Parent>?, Content, ElementView<Footer>?)>
>
{
  override func resolve() -> Resolved { Resolved(content: sectionSizes()) }

  override var content: TupleView<(ElementView<Parent>?, Content, ElementView<Footer>?)> {
    TupleView(
      (sectionPart(.sectionHeader, view.header, in: self), view.content, sectionPart(.sectionFooter, view.footer, in: self)))
  }
}

/// Returns the element of a header or footer, or nil if it is an `EmptyView`.
@MainActor
func sectionPart<Child: View>(_ role: Role, _ child: Child, in section: Node) -> ElementView<Child>? {
  if Child.self == EmptyView.self { return nil }
  let isInMenu = EnvironmentValues(scope: section.scope).isInMenu
  let isProminent = role == .sectionHeader && !isInMenu && section.headerProminence == .increased
  return ElementView(role, content: isInMenu ? [.kind: .kind(.menuItem)] : isProminent ? [.kind: .kind(.increased)] : Content()) {
    child
  }
}

/// A section whose rows are shown while it is expanded. In the list of a sidebar, its header collapses and expands it.
@MainActor
final class CollapsibleSectionNode<Parent: View, Content: View, Footer: View>: ContainerNode<
  Section<Parent, Content, Footer>, TupleView<(SectionHeader<Parent>?, Content?, ElementView<Footer>?)>
>
{
  private let isInSidebar: Bool
  private var isExpanded = true

  init(
    _ view: Section<Parent, Content, Footer>, _ type: ViewType<Section<Parent, Content, Footer>>, _ context: NodeContext,
    isInSidebar: Bool
  ) {
    self.isInSidebar = isInSidebar
    super.init(.section, view, type, context)
  }

  override func resolve() -> Resolved {
    if let binding = view.isExpanded { isExpanded = track { binding.wrappedValue } }
    return Resolved(content: sectionSizes())
  }

  override var content: TupleView<(SectionHeader<Parent>?, Content?, ElementView<Footer>?)> {
    TupleView((header, isExpanded ? view.content : nil, isExpanded ? sectionPart(.sectionFooter, view.footer, in: self) : nil))
  }

  private var header: SectionHeader<Parent>? {
    if Parent.self == EmptyView.self { return nil }
    let toggle: (@MainActor () -> Void)? = isInSidebar ? { @MainActor [weak self] in if let self { self.toggle() } } : nil
    return SectionHeader(child: view.header, isExpanded: isExpanded, toggle: toggle)
  }

  private func toggle() {
    if let binding = view.isExpanded {
      binding.wrappedValue.toggle()
    } else {
      isExpanded.toggle()
      graph.queue.invalidate(self)
    }
  }
}

/// The header of a section that can be collapsed.
nonisolated struct SectionHeader<Child: View>: PrimitiveView {
  let child: Child
  let isExpanded: Bool
  /// Collapses or expands the section; nil if the user cannot.
  let toggle: (@MainActor () -> Void)?

  nonisolated init(child: Child, isExpanded: Bool, toggle: (@MainActor () -> Void)?) {
    self.child = child
    self.isExpanded = isExpanded
    self.toggle = toggle
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SectionHeaderNode(.sectionHeader, view, type, context)
  }
}

@MainActor
final class SectionHeaderNode<Child: View>: ContainerNode<SectionHeader<Child>, Child> {
  override var content: Child { view.child }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    guard view.toggle != nil else { return Resolved() }
    return Resolved(content: [.isExpanded: .bool(view.isExpanded)], events: .tap)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard let toggle = view.toggle else { return .dropped(.notAccepted) }
    toggle()
    return .handled
  }
}
