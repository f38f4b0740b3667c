import NavigatorHost

/// A view that shows one of several tabs, with a bar to select one.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchView() }
/// }
/// ```
///
/// A tab's content is created when the tab is first selected. It keeps its state while another tab is selected.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view. The selected tab is the one whose `tag(_:)` the binding contains.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view. The selected tab is the one whose value the binding contains.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    let variant = context.graph.queue.reading(as: nil) { EnvironmentValues(scope: context.scope)[TabViewStyleKey.self] }
    return variant == .page
      ? PagesNode(.pages, view, type, context) : TabViewNode(.tabView, view, type, context)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view whose selection only the user changes.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view whose selection only the user changes.
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

@MainActor
final class TabViewNode<SelectionValue: Hashable, Content: View>: ElementNode<TabView<SelectionValue, Content>>, TabHost,
  StructureNode
{
  private let controller = TabController()
  private lazy var inner = EnvironmentScope(
    parent: scope, queue: graph.queue,
    // A tab view in a tab has no accessory of this one.
    overrides: innerValues(placement(of: form)))
  /// The place of the tabs that the views inside last read.
  private var placement: TabBarPlacement?
  private(set) var bar: TabBarNode?
  private var content: ViewNode<Content>?
  private var reader: ReaderNode?
  private var customization: TabViewCustomization?
  private(set) var hasSidebar = false
  private var header: ViewNode<TabSidebarPart<TabSidebarHeaderKey>>?
  private var footer: ViewNode<TabSidebarPart<TabSidebarFooterKey>>?
  private var bottomBar: ViewNode<TabSidebarPart<TabSidebarBottomBarKey>>?
  private var accessory: ViewNode<TabAccessory>?
  /// The value of the binding when it was last read; nil if there is no binding.
  private var wanted: SelectionValue?
  /// The tab that the user selected, if there is no binding.
  private weak var chosen: (any TabPage)?
  private weak var shown: (any TabPage)?

  override func makeChildren() {
    controller.host = self
    bar = TabBarNode(childContext, host: self)
    let reader = ReaderNode(childContext) { [weak self] in self?.readSelection() }
    self.reader = reader
    reader.evaluate()
    let context = childContext.with(scope: inner)
    header = context.make(TabSidebarPart(TabSidebarHeaderKey.self))
    content = context.make(view.content)
    footer = context.make(TabSidebarPart(TabSidebarFooterKey.self))
    bottomBar = context.make(TabSidebarPart(TabSidebarBottomBarKey.self))
    accessory = childContext.make(TabAccessory())
    graph.setNeedsStructure(self)
  }

  override func updateChildren() {
    reader?.evaluate()
    content?.receive(view.content)
    graph.setNeedsStructure(self)
  }

  private func readSelection() {
    wanted = view.selection?.wrappedValue
    customization = EnvironmentValues(scope: scope)[TabCustomizationKey.self]?.wrappedValue
    graph.setNeedsStructure(self)
  }

  func pagesChanged() {
    graph.setNeedsStructure(self)
  }

  // MARK: Pages

  /// Visits the tabs and their tags in order.
  func forEachPage(_ body: (any TabPage, AnyHashable?) -> Void) {
    if let content { forEachItem(in: content, nil, page: body) { _ in } }
  }

  func forEachBarItem(_ body: (Node) -> Void) {
    for node in [header, content, footer, bottomBar] as [Node?] {
      guard let node else { continue }
      let visit: (any TabPage, AnyHashable?) -> Void = { page, _ in
        if let button = page.button { body(button) }
      }
      forEachItem(in: node, nil, page: visit) { if hasSidebar { body($0) } }
    }
  }

  /// Visits the tabs and the other parts of a sidebar below a node in order.
  private func forEachItem(
    in node: Node, _ tag: AnyHashable?, page visit: (any TabPage, AnyHashable?) -> Void, part: (any TabBarPart) -> Void
  ) {
    if let page = node as? any TabPage {
      visit(page, page.ownTag ?? tag)
    } else if let found = node as? any TabBarPart {
      part(found)
    } else if let tagging = node as? any ChildTaggingNode {
      tagging.forEachTaggedChild { tag, child in forEachItem(in: child, tag, page: visit, part: part) }
    } else if node.element == nil {
      let tag = (node as? any TagNode)?.tagValue ?? tag
      node.forEachElementChild { forEachItem(in: $0, tag, page: visit, part: part) }
    } else {
      graph.reportOnce("A view in a TabView has neither a tabItem nor a Tab around it and is not shown.")
    }
  }

  /// Returns the forms in which a tab is shown.
  private func places(of page: any TabPage) -> TabPlaces {
    customization?.places(page.customizationID, page.places) ?? page.places
  }

  /// Sets whether the bar is a sidebar, and updates the views that observe whether the parts of it are shown.
  private func setSidebar(_ isSidebar: Bool) {
    guard isSidebar != hasSidebar else { return }
    hasSidebar = isSidebar
    forEachPart { $0.parent?.shownViewsChanged() }
  }

  /// Visits the views of a sidebar that are not tabs.
  private func forEachPart(_ body: (any TabBarPart) -> Void) {
    for node in [header, content, footer, bottomBar] as [Node?] {
      guard let node else { continue }
      forEachItem(in: node, nil, page: { _, _ in }, part: body)
    }
  }

  /// Returns the environment of the tabs. A tab view in a tab has no accessory of this one.
  private func innerValues(_ placement: TabBarPlacement) -> KeyedValues<Any> {
    self.placement = placement
    return [
      ObjectIdentifier(TabControllerKey.self): controller as Any,
      ObjectIdentifier(TabAccessoryKey.self): TabAccessoryKey.defaultValue as Any,
      ObjectIdentifier(TabBarPlacementKey.self): TabBarPlacement?.some(placement) as Any,
    ]
  }

  /// Sets the place of the tabs, and updates the views that read it.
  private func setPlacement(_ new: TabBarPlacement) {
    guard new != placement else { return }
    inner.replaceOverrides(innerValues(new)) { ($0 as? TabBarPlacement) == ($1 as? TabBarPlacement) }
  }

  private var showsParts: Bool {
    guard hasSidebar else { return false }
    var shows = false
    forEachPart { _ in shows = true }
    return shows
  }

  func settleStructure() {
    var pages: [any TabPage] = []
    var match: (any TabPage)?
    forEachPage { page, tag in
      pages.append(page)
      if match == nil, let wanted, tag?.selection(as: SelectionValue.self) == wanted { match = page }
    }
    let form = form
    setSidebar(form == .sidebar)
    setPlacement(placement(of: form))
    let chosen = view.selection == nil ? pages.first { $0 === self.chosen } : nil
    let selected = match ?? chosen ?? pages.first { places(of: $0).contains(form) } ?? pages.first
    if match == nil, selected != nil { reportMissing() }
    if let shown, shown !== selected { shown.setSelected(false) }
    selected?.setSelected(true)
    shown = selected
    var section: Namespace.ID?
    for (index, page) in pages.enumerated() {
      let isInBar = page === selected || places(of: page).contains(form)
      let next = page.section?.id
      page.update(index: index, startsSection: isInBar && next != nil && next != section, isInBar: isInBar)
      if isInBar { section = next }
    }
    bar?.show(parts: showsParts)
    bar?.element?.mark(.children)
    element?.mark(.children)
  }

  /// The form of the tab view: a sidebar or a bar.
  private var form: TabPlaces {
    graph.queue.reading(as: self) {
      read(TabViewStyleKey.self) == .sidebarAdaptable && read(HorizontalSizeClassKey.self) == .regular ? .sidebar : .bar
    }
  }

  private func placement(of form: TabPlaces) -> TabBarPlacement {
    if form == .sidebar { return .sidebar }
    return graph.queue.reading(as: self) { read(HorizontalSizeClassKey.self) } == .regular ? .topBar : .bottomBar
  }

  override func resolve() -> Resolved {
    let variant = read(TabViewStyleKey.self)
    return Resolved(content: variant == TabViewStyleKey.defaultValue ? [:] : [.variant: .variant(variant)], events: .change)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let key), _) = action else { return .dropped(.invalidValue) }
    var found: (any TabPage)?
    forEachPage { page, _ in if found == nil, page.isPlace(key) { found = page } }
    guard let found else { return .dropped(.invalidValue) }
    return found === shown ? .handled : choose(found)
  }

  private func reportMissing() {
    guard let wanted, !((wanted as? any OptionalValue)?.isNil ?? false) else { return }
    graph.reportOnce(
      """
      A TabView's selection, \(wanted) of type \(SelectionValue.self), matches no tab's tag, so the first tab is shown. \
      Tags must have the selection's type.
      """)
  }

  // MARK: Choosing

  func choose(_ page: any TabPage) -> EventOutcome {
    let isReselected = page === shown
    let outcome = select(page)
    // The stack is popped after the write, because the app may have popped it with the write.
    guard isReselected else { return outcome }
    page.popToRoot()
    return .handled
  }

  /// Selects a tab. The binding is written even if the tab is already selected, because an app may respond to the write.
  private func select(_ page: any TabPage) -> EventOutcome {
    guard let selection = view.selection else {
      chosen = page
      graph.setNeedsStructure(self)
      return .handled
    }
    var tag: AnyHashable?
    forEachPage { other, ownTag in if other === page { tag = ownTag } }
    guard let value = tag?.selection(as: SelectionValue.self) else {
      guard page !== shown else { return .handled }
      graph.reportOnce("The selected tab has no tag of its TabView's selection type, \(SelectionValue.self).")
      return .dropped(.invalidValue)
    }
    selection.wrappedValue = value
    return .handled
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for node in [bar, header, content, footer, bottomBar, accessory] as [Node?] {
      if let node { body(node) }
    }
    if let reader { body(reader) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let bar { body(bar) }
    forEachPage { page, _ in body(page) }
    if let accessory { body(accessory) }
  }

  override func didTearDown() {
    inner.end()
  }
}
