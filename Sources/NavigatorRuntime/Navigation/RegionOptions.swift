import NavigatorHost

/// An option that a view sets for its screen or presentation, such as the title.
enum RegionOption: Equatable {
  /// The title. An option view resolves it in its environment before it passes it to the collector.
  case title(Text)
  /// The text below the title. An option view resolves it in the same way.
  case subtitle(Text)
  case displayMode(NavigationBarItem.TitleDisplayMode)
  case backButtonHidden(Bool)
  case barHidden(Bool)
  case detents(DetentSelection)
  case dragIndicator(Bool)
  case dismissDisabled(Bool)
  /// The location of the screen, tab or presentation; nil if the view does not provide one.
  case activity(LocationActivity?)
  case columnWidth(ColumnWidth)
  case sidebarToggleRemoved
  /// Hides the title and the subtitle in the navigation bar.
  case titleRemoved
  /// An option of the navigation bar, of the bar at the bottom, or of both.
  case bar(BarOption, ToolbarPlacement.Bars)
  /// An option of the bar of the tab view around the screen.
  case tabBar(BarOption)
  /// A Boolean value that hides or shows the bar of the tab view around the screen; nil changes nothing.
  case tabBarHidden(Bool?)
  case colorScheme(ColorScheme?)
  /// The background of the screen.
  case screenBackground(Paint)
  case presentation(PresentationOption)
  /// The view from which the screen or the presentation grows; nil for the default transition.
  case zoom(GeometryMatch?)
  /// The value that the window presents, as JSON.
  case presentedValue(String?)

  /// The text of a title or a subtitle.
  var text: Text? {
    switch self {
    case .title(let text), .subtitle(let text): text
    default: nil
    }
  }

  /// Returns the option with another text.
  func with(_ text: Text) -> RegionOption {
    if case .subtitle = self { .subtitle(text) } else { .title(text) }
  }

  /// A Boolean value that indicates whether the option applies to the presentation instead of the screen.
  var appliesToPresentation: Bool {
    switch self {
    case .title, .subtitle, .displayMode, .backButtonHidden, .barHidden, .activity, .columnWidth, .sidebarToggleRemoved,
      .titleRemoved, .bar, .tabBar, .tabBarHidden, .screenBackground:
      false
    case .detents, .dragIndicator, .dismissDisabled, .colorScheme, .presentation, .zoom, .presentedValue: true
    }
  }

  /// A Boolean value that indicates whether the option applies to the column of a split view instead of the screen.
  var appliesToColumn: Bool {
    switch self {
    case .columnWidth, .sidebarToggleRemoved: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the option applies to the screen that contains the view.
  var appliesToScreen: Bool { !appliesToPresentation && !appliesToColumn && !appliesToTab }

  /// A Boolean value that indicates whether the option applies to the tab that contains the screen.
  var appliesToTab: Bool {
    switch self {
    case .tabBar, .tabBarHidden: true
    default: false
    }
  }
}

/// A screen or a presentation that collects the options of the views on it.
@MainActor
protocol OptionCollector: Node {
  /// Returns a Boolean value that indicates whether the collector handles this kind of option. If it returns false, an enclosing
  /// region receives the option.
  func collects(_ option: RegionOption) -> Bool
  func set(_ option: RegionOption, from node: Node)
  func removeOptions(from node: Node)
}

/// A collector that stores and shows the options itself.
@MainActor
protocol OptionStore: OptionCollector {
  var options: OptionList { get set }
  func optionsChanged()
}

extension OptionStore {
  func set(_ option: RegionOption, from node: Node) {
    options.set(option, from: node)
    optionsChanged()
  }

  func removeOptions(from node: Node) {
    options.remove(from: node)
    optionsChanged()
  }
}

/// The options that views set, with the node of each. If several views set options of the same kind, the outermost one applies,
/// unless a property documents another rule.
@MainActor
struct OptionList {
  private var entries: [(node: Node, option: RegionOption)] = []

  mutating func set(_ option: RegionOption, from node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].option = option
    } else {
      entries.append((node, option))
    }
  }

  /// Removes the options of a node. Returns whether there were any.
  @discardableResult
  mutating func remove(from node: Node) -> Bool {
    let count = entries.count
    entries.removeAll { $0.node === node }
    return entries.count != count
  }

  private func outermost<R>(_ pick: (RegionOption) -> R?) -> R? {
    entries.filter { pick($0.option) != nil }.min { $0.node.depth < $1.node.depth }.flatMap { pick($0.option) }
  }

  /// Returns the value that the innermost view sets. Among views at the same depth, the newest one applies.
  private func innermost<R>(_ pick: (RegionOption) -> R?) -> R? {
    var found: (depth: Int, value: R)?
    for (node, option) in entries where node.depth >= found?.depth ?? 0 {
      if let value = pick(option) { found = (node.depth, value) }
    }
    return found?.value
  }

  var title: String? { outermost { if case .title(let title) = $0 { title.constant } else { nil } } }
  var subtitle: String? { outermost { if case .subtitle(let subtitle) = $0 { subtitle.constant } else { nil } } }
  var screenBackground: Paint? { outermost { if case .screenBackground(let paint) = $0 { paint } else { nil } } }
  var presentationBackground: Paint? {
    outermost { if case .presentation(.background(let paint)) = $0 { paint } else { nil } }
  }
  var presentationRadius: Double? {
    outermost { if case .presentation(.cornerRadius(let radius?)) = $0 { radius } else { nil } }
  }
  /// The forms that the content of a presentation requests for compact windows.
  var compactAdaptation: CompactAdaptation? {
    outermost { if case .presentation(.adaptation(let adaptation)) = $0 { adaptation } else { nil } }
  }

  var presentationSizing: Content.Variant? {
    outermost { if case .presentation(.sizing(let sizing)) = $0 { sizing } else { nil } }
  }
  /// The view from which the screen or the presentation grows.
  var zoomSource: GeometryMatch? {
    outermost { if case .zoom(let source) = $0 { .some(source) } else { nil } }.flatMap { $0 }
  }
  var displayMode: NavigationBarItem.TitleDisplayMode? {
    outermost { if case .displayMode(let mode) = $0 { mode } else { nil } }
  }
  var isBackButtonHidden: Bool { outermost { if case .backButtonHidden(let hidden) = $0 { hidden } else { nil } } ?? false }

  /// Returns a Boolean value that indicates whether the navigation bar or the bar at the bottom is hidden.
  func isHidden(_ bar: ToolbarPlacement.Bars) -> Bool {
    outermost { option -> Bool? in
      switch option {
      case .barHidden(let hidden) where bar == .navigation: hidden
      case .bar(.hidden(let hidden), let bars) where bars.contains(bar): hidden
      default: nil
      }
    } ?? false
  }

  var detents: DetentSelection? { outermost { if case .detents(let detents) = $0 { detents } else { nil } } }
  var columnWidth: ColumnWidth? { outermost { if case .columnWidth(let width) = $0 { width } else { nil } } }
  var isSidebarToggleRemoved: Bool { outermost { $0 == .sidebarToggleRemoved ? true : nil } ?? false }
  var isTitleRemoved: Bool { outermost { $0 == .titleRemoved ? true : nil } ?? false }
  /// A Boolean value that indicates whether the tab bar is hidden. The innermost view that sets the option determines it.
  var isTabBarHidden: Bool { innermost { if case .tabBarHidden(let isHidden) = $0 { isHidden } else { nil } } ?? false }

  /// Returns the appearance of the navigation bar or of the bar at the bottom.
  func appearance(of bar: ToolbarPlacement.Bars) -> BarAppearance {
    appearance { option in
      outermost { if case .bar(let candidate, let bars) = $0, bars.contains(bar) { option(candidate) } else { nil } }
    }
  }

  /// The appearance of the tab bar. For each property, the innermost view that sets it applies.
  var tabBarAppearance: BarAppearance {
    appearance { option in innermost { if case .tabBar(let candidate) = $0 { option(candidate) } else { nil } } }
  }

  private func appearance(_ find: ((BarOption) -> BarOption?) -> BarOption?) -> BarAppearance {
    var appearance = BarAppearance()
    if case .background(let paint)? = find({ if case .background = $0 { $0 } else { nil } }) { appearance.background = paint }
    if case .backgroundVisibility(let visibility)? = find({ if case .backgroundVisibility = $0 { $0 } else { nil } }) {
      appearance.backgroundVisibility = visibility
    }
    if case .colorScheme(let scheme)? = find({ if case .colorScheme(_?) = $0 { $0 } else { nil } }) {
      appearance.colorScheme = scheme
    }
    return appearance
  }
  var presentedValue: String? { outermost { if case .presentedValue(let value) = $0 { value } else { nil } } }
  var colorScheme: ColorScheme? { outermost { if case .colorScheme(let scheme) = $0 { scheme } else { nil } } }
  var showsDragIndicator: Bool? { outermost { if case .dragIndicator(let shown) = $0 { shown } else { nil } } }

  /// The location that the innermost view provides. Among views at the same depth, the newest one applies.
  var activity: LocationActivity? { innermost { if case .activity(let activity) = $0 { activity } else { nil } } }

  /// A Boolean value that indicates whether a view disables dismissal and no view around it overrides that.
  ///
  /// All siblings are considered, because each may have unsaved data.
  var isDismissDisabled: Bool {
    var disabling: [ObjectIdentifier: Bool] = [:]
    for case (let node, .dismissDisabled(let disabled)) in entries { disabling[ObjectIdentifier(node)] = disabled }
    guard disabling.values.contains(true) else { return false }
    return entries.contains { entry in
      guard disabling[ObjectIdentifier(entry.node)] == true else { return false }
      return entry.node.parent?.firstAncestor { disabling[ObjectIdentifier($0)] } == nil
    }
  }
}

/// A view that sets an option of its screen or presentation.
nonisolated struct OptionView<Content: View>: PrimitiveView {
  let content: Content
  let option: RegionOption
  /// The style of the paint in the option, if the environment must resolve it.
  let style: AnyShapeStyle?

  nonisolated init(content: Content, option: RegionOption, style: AnyShapeStyle? = nil) {
    self.content = content
    self.option = option
    self.style = style
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OptionNode(view, type, context)
  }
}

extension View {
  nonisolated func regionOption(_ option: RegionOption) -> OptionView<Self> {
    OptionView(content: self, option: option)
  }
}

@MainActor
final class OptionNode<Content: View>: TransparentNode<OptionView<Content>, Content> {
  private weak var collector: (any OptionCollector)?
  /// The option that the collector contains.
  private var current: RegionOption?

  init(_ view: OptionView<Content>, _ type: ViewType<OptionView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    collector = region.collector(for: view.option)
    set(resolvedOption())
  }

  override func viewDidChange(from old: OptionView<Content>) {
    if old.option != view.option || view.style != nil { set(resolvedOption()) }
    super.viewDidChange(from: old)
  }

  /// Sets the title again when the locale changes, and the paint when an environment value that its style has read changes.
  override func evaluate() {
    if needsEnvironment { set(resolvedOption()) }
    super.evaluate()
  }

  private var needsEnvironment: Bool { view.style != nil || view.option.text.map { $0.constant == nil } ?? false }

  private func set(_ option: RegionOption) {
    guard option != current else { return }
    current = option
    collector?.set(option, from: self)
  }

  /// Returns the option with a resolved title and paint. This node is evaluated again when the locale changes, or a value that
  /// the style has read.
  private func resolvedOption() -> RegionOption {
    guard needsEnvironment else { return view.option }
    evaluation &+= 1
    return graph.queue.reading(as: self) {
      if let style = view.style {
        return view.option.with(style.resolvedPaint(tint: nil, in: EnvironmentValues(scope: scope)))
      }
      return view.option.text.map { view.option.with(Text(verbatim: string(of: $0))) } ?? view.option
    }
  }

  override func willTearDown() {
    collector?.removeOptions(from: self)
  }
}

extension Region {
  /// Returns the collector of an option that is set in this region.
  func collector(for option: RegionOption) -> (any OptionCollector)? {
    var region: Region? = self
    while let current = region {
      if let owner = current.owner as? any OptionCollector, owner.collects(option) { return owner }
      // A title inside a sheet never applies to the screen below the sheet.
      if !option.appliesToPresentation, current.isLayer { return nil }
      region = current.parent
    }
    return nil
  }

  /// The screen that this region belongs to; nil outside of a screen.
  var screen: ScreenNode? {
    var region: Region? = self
    while let current = region {
      if let screen = current.owner as? ScreenNode { return screen }
      if current.isLayer { return nil }
      region = current.parent
    }
    return nil
  }
}
