import NavigatorHost

/// The environment value with which tabs find their tab view.
@MainActor
final class TabController {
  weak var host: (any TabHost)?
}

nonisolated struct TabControllerKey: EnvironmentKey {
  static var defaultValue: TabController? { nil }
}

/// The interface of a tab view's node for its tabs.
@MainActor
protocol TabHost: Node {
  var bar: TabBarNode? { get }
  func pagesChanged()
  func choose(_ page: any TabPage) -> EventOutcome
  func forEachPage(_ body: (any TabPage, AnyHashable?) -> Void)
  /// A Boolean value that indicates whether the bar is a sidebar.
  var hasSidebar: Bool { get }
  /// Visits the buttons of the tabs and the other parts of the bar in order.
  func forEachBarItem(_ body: (Node) -> Void)
}

/// The interface of a tab's node for its tab view.
@MainActor
protocol TabPage: Node {
  /// The tag that the tab itself declares.
  var ownTag: AnyHashable? { get }
  /// The button in the bar; nil if the bar does not contain it.
  var button: Node? { get }
  /// Returns a Boolean value that indicates whether the tab has the location with a key.
  func isPlace(_ key: String) -> Bool
  /// The section that contains the tab.
  var section: TabSectionMark? { get }
  /// The forms of the tab view in which the tab is shown unless a customization changes them.
  var places: TabPlaces { get }
  /// The identifier of the tab in a customization.
  var customizationID: String? { get }
  func setSelected(_ selected: Bool)
  /// Sets the index of the tab, whether it is the first one of its section, and whether the bar contains its button.
  func update(index: Int, startsSection: Bool, isInBar: Bool)
  func popToRoot()
}

/// A view with its label in a tab bar.
nonisolated struct TabPageView<Content: View, TabLabel: View>: PrimitiveView {
  let content: Content
  let label: TabLabel
  let tag: AnyHashable?

  nonisolated init(content: Content, label: TabLabel, tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TabPageNode(view, type, context)
  }
}

extension View {
  /// Makes this view a tab of the enclosing tab view.
  ///
  /// - Parameter label: The label in the tab bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabPageView(content: self, label: label(), tag: nil)
  }
}

@MainActor
final class TabPageNode<Content: View, TabLabel: View>: ViewNode<TabPageView<Content, TabLabel>>, TabPage, SafeAreaNode {
  private let page: Region
  private let inner: EnvironmentScope
  private weak var host: (any TabHost)?
  private let forwarder: TabOptions
  private var child: ViewNode<Content>?
  private var tabButton: TabButtonNode<TabLabel>?
  private var isSelected = false
  private var isWaiting = false
  private var isInBar = true
  private var index: Int?
  private var bars = PageBars()

  override init(
    _ view: TabPageView<Content, TabLabel>, _ type: ViewType<TabPageView<Content, TabLabel>>, _ context: NodeContext
  ) {
    let controller = context.graph.queue.reading(as: nil) { EnvironmentValues(scope: context.scope)[TabControllerKey.self] }
    host = controller?.host
    page = Region(parent: context.region, isCovered: host != nil)
    // The content of a tab contains no tabs of the same tab view.
    inner = EnvironmentScope(
      parent: context.scope, queue: context.graph.queue,
      overrides: [
        ObjectIdentifier(TabControllerKey.self): TabController?.none as Any,
        ObjectIdentifier(TabSectionKey.self): TabSectionMark?.none as Any,
        ObjectIdentifier(TabPlacesKey.self): TabPlaces?.none as Any,
        ObjectIdentifier(TabCustomizationKey.self): Binding<TabViewCustomization>?.none as Any,
        ObjectIdentifier(TabCustomizationIDKey.self): String?.none as Any,
        ObjectIdentifier(TabSectionActionsKey.self): MainActorValue<AnyView>?.none as Any,
        ObjectIdentifier(TabSidebarHeaderKey.self): MainActorValue<AnyView>?.none as Any,
        ObjectIdentifier(TabSidebarFooterKey.self): MainActorValue<AnyView>?.none as Any,
        ObjectIdentifier(TabSidebarBottomBarKey.self): MainActorValue<AnyView>?.none as Any,
      ])
    forwarder = TabOptions(context)
    super.init(view, type, context)
    guard let host else {
      // Outside of a tab view the content is shown directly.
      child = context.with(region: page).make(view.content)
      return
    }
    page.owner = forwarder
    forwarder.onTabOptions = { [weak self] in self?.describe() }
    tabButton = TabButtonNode(childContext.with(boxes: nil), label: view.label, page: self, host: host)
    host.pagesChanged()
  }

  var ownTag: AnyHashable? { view.tag ?? view.content.tagWithin }
  var button: Node? { isInBar ? tabButton : nil }

  var section: TabSectionMark? {
    graph.queue.reading(as: self) { EnvironmentValues(scope: scope)[TabSectionKey.self] }
  }

  var places: TabPlaces { ownPlaces ?? .all }

  private var ownPlaces: TabPlaces? {
    graph.queue.reading(as: self) { EnvironmentValues(scope: scope)[TabPlacesKey.self] }
  }

  var customizationID: String? {
    graph.queue.reading(as: self) { EnvironmentValues(scope: scope)[TabCustomizationIDKey.self] }
  }

  // MARK: Showing

  /// A modifier around a tab appears and disappears with the tab.
  override var showsViews: Bool { host == nil ? super.showsViews : isSelected }

  func setSelected(_ selected: Bool) {
    guard selected != isSelected else { return }
    isSelected = selected
    page.setCovered(!selected, queue: graph.queue)
    forwarder.setSelected(selected)
    parent?.shownViewsChanged()
    guard selected, child == nil else { return }
    element = ElementRecord(.tabContent, node: self)
    child = contentContext.make(view.content)
  }

  private var contentContext: NodeContext {
    NodeContext(NodeEnvironment(graph: graph, scope: inner, region: page), parent: self, boxes: badge.rest)
  }

  /// The badge among the boxes, which belongs to the tab, and the remaining boxes, which belong to the content.
  private var badge: (value: NavigatorHost.Content.Value?, rest: BoxChain?) {
    var badge: NavigatorHost.Content.Value?
    var kept: [BoxModifier] = []
    var link = boxes
    while let current = link {
      switch current.modifier {
      case .content(.badge, let value): badge = badge ?? value
      case .content(.badgeProminence, _): break
      default: kept.append(current.modifier)
      }
      link = current.outer
    }
    let own = badge == nil ? view.content.badgeWithin : nil
    let ownBadge = own.map { text in graph.queue.reading(as: self) { NavigatorHost.Content.Value.string(string(of: text)) } }
    return (badge ?? ownBadge, kept.reversed().reduce(nil) { BoxChain($1, outer: $0) })
  }

  /// Sets the index, the selection and the location of the tab's element, and the appearance of the bar for the selected tab.
  private func describe() {
    guard let index else { return }
    var content: NavigatorHost.Content = [.index: .number(Double(index)), .isSelected: .bool(isSelected)]
    if forwarder.isTabBarHidden { content[.isTabBarHidden] = true }
    content.locate(at: forwarder.activity)
    setElementContent(content)
    if isSelected { host?.bar?.show(forwarder.tabBarAppearance) }
  }

  func update(index: Int, startsSection: Bool, isInBar: Bool) {
    self.index = index
    self.isInBar = isInBar
    describe()
    let header = startsSection ? section?.header : nil
    let title = header.map { text in graph.queue.reading(as: self) { string(of: text) } }
    tabButton?.update(index: index, isSelected: isSelected, badge: badge.value, sectionTitle: title)
  }

  override func evaluate() {
    tabButton?.show(view.label)
    // The badge of the content and the title of the section depend on the locale.
    if view.content.badgeWithin != nil || section != nil || ownPlaces != nil || customizationID != nil { host?.pagesChanged() }
    if host != nil, page.defersUpdates {
      isDirty = true
      if child != nil, !isWaiting {
        isWaiting = true
        page.keep(self)
      }
      return
    }
    isDirty = false
    isWaiting = false
    // The request to measure the element may have changed.
    if graph.follower != nil { describe() }
    child?.receive(view.content)
  }

  func safeAreaInsets(around view: InsetFrame) -> SideInsets { bars.insets(of: element, for: self, around: view) }

  override func boxesDidChange() {
    child?.inheritBoxes(badge.rest)
    host?.pagesChanged()
  }

  override func inheritBoxes(_ new: BoxChain?) {
    super.inheritBoxes(new)
    if element == nil { host?.pagesChanged() }
  }

  func isPlace(_ key: String) -> Bool {
    guard let index, let tabViewID = host?.element?.id else { return false }
    let place = NavigatorHost.Location.Place(
      .tab, id: tabViewID, address: forwarder.activity?.address, tab: (index, tabViewID))
    return place.key == key
  }

  // MARK: Back to the root

  func popToRoot() {
    child?.firstStack?.popToRootScreen()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let tabButton { body(tabButton) }
    if let child { body(child) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    bars.detach()
    host?.pagesChanged()
  }

  override func didTearDown() {
    inner.end()
  }
}

extension Node {
  /// The first navigation stack at or below this node.
  fileprivate var firstStack: (any StackOwner)? {
    if let stack = self as? any StackOwner { return stack }
    var found: (any StackOwner)?
    forEachChild { if found == nil { found = $0.firstStack } }
    return found
  }
}

extension StackOwner {
  /// Pops all screens above the root.
  fileprivate func popToRootScreen() {
    var first: ScreenNode?
    forEachChild { child in
      if first == nil, let screen = child as? ScreenNode, !screen.isRoot { first = screen }
    }
    first?.goBack()
  }
}
