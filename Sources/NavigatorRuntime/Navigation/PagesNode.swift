import NavigatorHost

/// The node of a tab view with one page at a time. All pages exist, so that users can swipe between them, but only the selected
/// one has appeared.
@MainActor
final class PagesNode<SelectionValue: Hashable, Content: View>: ContainerNode<
  TabView<SelectionValue, Content>, ForEach<[Page], Subview.ID, PageView>
>, SubviewHostNode
{
  var hostTable: SubviewHostTable?
  private var pages: [Subview] = []
  private var selected = 0
  /// The page that the user selected, if there is no binding.
  private var chosen: Subview.ID?

  override var content: ForEach<[Page], Subview.ID, PageView> {
    let pages = pages.enumerated().map { index, view in Page(view: view, isSelected: index == selected) }
    return ForEach(pages, id: \.view.id) { PageView(page: $0) }
  }

  override func resolve() -> Resolved {
    let wanted = track {
      pages = withHosts(isFirst: child == nil) { source in
        let tabs = (view.content as? any TabsView).map { SubviewsCollection(of: $0.tabsView, from: source) }
        return Array(tabs ?? SubviewsCollection(of: view.content, from: source))
      }
      return view.selection?.wrappedValue
    }
    let match =
      if let wanted {
        pages.firstIndex { tag(of: $0) == wanted }
      } else {
        pages.firstIndex { $0.id == chosen }
      }
    if wanted != nil, match == nil, !pages.isEmpty, !isWithoutSelection(wanted) {
      graph.reportOnce("A TabView's selection matches no tag, so the first page is shown. Tags must have the selection's type.")
    }
    selected = match ?? 0
    var content: NavigatorHost.Content = [
      .selection: .number(Double(selected)), .maximum: .number(Double(pages.count)), .kind: .kind(read(PageIndexModeKey.self)),
    ]
    if read(PageIndexBackgroundKey.self) { content[.backgroundVisibility] = .visibility(.visible) }
    if let names = partNames(.pageOfPages) { content[.partNames] = names }
    return Resolved(content: content, events: .change)
  }

  private func isWithoutSelection(_ value: SelectionValue?) -> Bool {
    (value as? any OptionalValue)?.isNil ?? false
  }

  /// Returns the value with which a binding selects a page: its tag, or the id of its element in a `ForEach`.
  private func tag(of page: Subview) -> SelectionValue? {
    let tags = page.containerValues.tags.reversed() + (page.id.path.last.map { [$0] } ?? [])
    return tags.lazy.compactMap { $0.selection(as: SelectionValue.self) }.first
  }

  /// Returns the identity of the page that an element shows.
  private func page(of element: ElementID) -> Subview.ID? {
    var page: Subview.ID?
    forEachElementChild { child in
      child.forEachTaggedElement { _, node in
        if node.element?.id == element { page = (node as? PageNode)?.identity }
      }
    }
    return page
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard let id = action.chosenElement, let page = page(of: id), let index = pages.firstIndex(where: { $0.id == page }) else {
      return .dropped(.invalidValue)
    }
    guard index != selected else { return .handled }
    if let selection = view.selection {
      guard let value = tag(of: pages[index]) else { return .dropped(.invalidValue) }
      selection.wrappedValue = value
    } else {
      chosen = pages[index].id
    }
    // A host that shows another page than the session returns to the session's page.
    acknowledgeChange()
    return .handled
  }

  func hostedBodyChanged() { graph.queue.invalidate(self) }

  override func forEachChild(_ body: (Node) -> Void) {
    hostTable?.forEach(body)
    super.forEachChild(body)
  }

  override func forEachElementChild(_ body: (Node) -> Void) { super.forEachChild(body) }
}

/// A page of a tab view.
nonisolated struct Page {
  let view: Subview
  let isSelected: Bool
}

/// A view that consists of tabs.
protocol TabsView {
  @MainActor var tabsView: AnyView { get }
}

extension TabContentBuilder.Content: TabsView {
  @MainActor var tabsView: AnyView { NavigatorRuntime.tabs(of: tabs) }
}

extension TabPageView: SubviewModifier {
  nonisolated func modifying(_ view: AnyView) -> AnyView {
    AnyView(TabPageView<AnyView, TabLabel>(content: view, label: label, tag: tag))
  }
  nonisolated var containerChange: ((inout ContainerValues) -> Void)? {
    guard let tag else { return nil }
    return { $0.tags.append(tag) }
  }
}

nonisolated struct PageView: PrimitiveView {
  let page: Page

  nonisolated init(page: Page) {
    self.page = page
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PageNode(view, type, context)
  }
}

/// The node of a page. Its views are evaluated while another page is selected, because users see a part of it while they swipe.
@MainActor
final class PageNode: ViewNode<PageView> {
  private typealias PlacedPage = EnvironmentView<Subview, InternalChange<TabBarPlacementKey>>

  private let page: Region
  private var child: ViewNode<PlacedPage>?

  override init(_ view: PageView, _ type: ViewType<PageView>, _ context: NodeContext) {
    page = Region(parent: context.region, isCovered: !view.page.isSelected, updatesWhileCovered: true)
    super.init(view, type, context)
    element = ElementRecord(.page, node: self, content: content)
    child = childContext.with(region: page).make(placedPage)
  }

  private var placedPage: PlacedPage {
    PlacedPage(content: view.page.view, change: InternalChange(key: TabBarPlacementKey.self, value: .pageIndicator))
  }

  /// The identity of the page in its tab view.
  var identity: Subview.ID { view.page.view.id }

  private var content: Content { [.isSelected: .bool(view.page.isSelected)] }

  override func evaluate() {
    isDirty = false
    element?.set(content)
    page.setCovered(!view.page.isSelected, queue: graph.queue)
    child?.receive(placedPage)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
