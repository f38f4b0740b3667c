import NavigatorHost

/// The bar of a tab view, with a button for each tab. A sidebar has other parts too.
@MainActor
final class TabBarNode: Node {
  private weak var host: (any TabHost)?
  private var appearance = BarAppearance()
  /// A Boolean value that indicates whether the bar is a sidebar that also contains other views than tabs.
  private var hasParts = false

  init(_ context: NodeContext, host: any TabHost) {
    self.host = host
    super.init(context)
    element = ElementRecord(.tabBar, node: self)
    applyInheritedTint()
  }

  override func evaluate() {
    isDirty = false
    applyInheritedTint(to: appearance.style)
  }

  /// Sets the appearance that the views of the selected tab request.
  func show(_ appearance: BarAppearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    describe()
    applyInheritedTint(to: appearance.style)
  }

  /// Sets whether the bar is a sidebar that also contains other views than tabs.
  func show(parts: Bool) {
    guard parts != hasParts else { return }
    hasParts = parts
    describe()
  }

  private func describe() {
    var content = Content()
    if hasParts { content[.kind] = .kind(.sidebar) }
    appearance.describe(&content)
    element?.set(content)
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    host?.forEachBarItem(body)
  }
}

/// A change of the environment of a tab's label. The system draws bars of tabs, so that the font, the color and the style of the
/// labels of the tab view do not apply to them. As on iOS, a bar fills symbols, and a sidebar does not.
nonisolated struct TabLabelChange: EnvironmentChanging, Equatable {
  let fillsSymbols: Bool

  func apply(to values: inout EnvironmentValues) {
    let inherited = values[InheritedStyleKey.self]
    var style = InheritedStyle.default
    style.isEnabled = inherited.isEnabled
    style.tintSource = inherited.tintSource
    values[InheritedStyleKey.self] = style
    let variants = values.symbolVariants
    values.symbolVariants = fillsSymbols ? variants.fill : variants
    values[LabelStyleKey.self] = LabelStyleKey.defaultValue
  }
}

/// A button that selects a tab. The tab owns it, and its element is inside the bar.
@MainActor
final class TabButtonNode<TabLabel: View>: Node {
  private weak var page: (any TabPage)?
  private weak var host: (any TabHost)?
  private var label: ViewNode<EnvironmentView<TabLabel, TabLabelChange>>?
  private var shown: TabLabel
  private var fillsSymbols: Bool

  init(_ context: NodeContext, label view: TabLabel, page: any TabPage, host: any TabHost) {
    self.page = page
    self.host = host
    shown = view
    fillsSymbols = !host.hasSidebar
    super.init(context)
    updateElementDepth()
    element = ElementRecord(.tab, node: self, events: .tap)
    label = childContext.make(environmentView)
  }

  private var environmentView: EnvironmentView<TabLabel, TabLabelChange> {
    EnvironmentView(content: shown, change: TabLabelChange(fillsSymbols: fillsSymbols))
  }

  func show(_ view: TabLabel) {
    shown = view
    label?.receive(environmentView)
  }

  func update(index: Int, isSelected: Bool, badge: Content.Value?, sectionTitle: String?) {
    var content: Content = [.index: .number(Double(index)), .isSelected: .bool(isSelected)]
    content[.badge] = badge
    content[.sectionTitle] = sectionTitle.map { .string($0) }
    element?.set(content)
    guard let host, fillsSymbols == host.hasSidebar else { return }
    fillsSymbols = !host.hasSidebar
    label?.receive(environmentView)
  }

  override var elementParent: ElementRecord? { host?.bar?.element }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard let page, let host else { return .dropped(.unknownElement) }
    return host.choose(page)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
  }
}

/// The options that views on a tab set for the screen around the tab view. They apply while the tab is selected.
@MainActor
final class TabOptions: Node, OptionCollector {
  private var entries: [(node: Weak<Node>, option: RegionOption)] = []
  private var isSelected = false
  /// The options that apply to the tab only: its location, and the bar of its tab view.
  private var tabOptions = OptionList()
  var onTabOptions: (() -> Void)?

  var activity: LocationActivity? { tabOptions.activity }
  var isTabBarHidden: Bool { tabOptions.isTabBarHidden }
  var tabBarAppearance: BarAppearance { tabOptions.tabBarAppearance }

  func collects(_ option: RegionOption) -> Bool { option.appliesToScreen || option.appliesToTab }

  func set(_ option: RegionOption, from node: Node) {
    guard !option.isActivity, !option.appliesToTab else {
      tabOptions.set(option, from: node)
      onTabOptions?()
      return
    }
    entries.removeAll { $0.node.value == nil || $0.node.value === node }
    entries.append((Weak(node), option))
    if isSelected { region.collector(for: option)?.set(option, from: node) }
  }

  func removeOptions(from node: Node) {
    if tabOptions.remove(from: node) { onTabOptions?() }
    for entry in entries where entry.node.value === node { region.collector(for: entry.option)?.removeOptions(from: node) }
    entries.removeAll { $0.node.value === node }
  }

  func setSelected(_ selected: Bool) {
    isSelected = selected
    for (node, option) in entries {
      guard let node = node.value, let collector = region.collector(for: option) else { continue }
      if selected { collector.set(option, from: node) } else { collector.removeOptions(from: node) }
    }
  }
}
