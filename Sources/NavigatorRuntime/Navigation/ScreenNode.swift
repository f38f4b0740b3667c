import NavigatorHost

/// A screen of a stack: its bar, its content, and the region that appears and is covered with it.
@MainActor
final class ScreenNode: Node, OptionStore {
  private let screenRegion: Region
  private let inner: EnvironmentScope
  private let build: @MainActor () -> AnyView
  private let controller: StackController
  let isRoot: Bool
  private let hidesEmptyBar: Bool
  var options = OptionList()
  private(set) var bar: BarNode?
  private var holder: ScreenContentNode?
  private weak var previous: ScreenNode?
  /// The screen above, whose Back button has the title of this screen.
  private weak var next: ScreenNode?
  private var back: (() -> Void)?

  init(_ context: NodeContext, controller: StackController, isRoot: Bool, build: @escaping @MainActor () -> AnyView) {
    self.controller = controller
    self.isRoot = isRoot
    self.build = build
    screenRegion = Region(parent: context.region, updatesWhileCovered: isRoot)
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    hidesEmptyBar = isRoot && context.graph.queue.reading(as: nil) { EnvironmentValues(scope: context.scope)[EmptyBarKey.self] }
    super.init(context)
    screenRegion.owner = self
    element = ElementRecord(.screen, node: self, events: isRoot ? [] : .back)
    graph.elements.motion.create(element)
    bar = BarNode(childContext.with(region: screenRegion), screen: self)
    var values = EnvironmentValues(scope: scope)
    values.provideEditMode(in: graph)
    if !isRoot {
      values[DismissKey.self] = DismissAction { [weak self] in self?.dismiss() }
      values[IsPresentedKey.self] = true
    } else if hidesEmptyBar {
      values[EmptyBarKey.self] = false
      values[DismissKey.self] = DismissAction { [weak self] in self?.dismissColumn() }
    }
    inner.replaceOverrides(values.overrides) { _, _ in false }
    if isRoot { takeSearch(from: context.scope) }
    let content = ScreenContentNode(childContext.with(region: screenRegion).with(scope: inner))
    holder = content
    evaluate()
    optionsChanged()
  }

  override func willTearDown() {
    graph.elements.motion.end(element)
  }

  /// Shows the field of a search that a view around the stack declares.
  private func takeSearch(from scope: EnvironmentScope) {
    let search = graph.queue.reading(as: nil) { EnvironmentValues(scope: scope)[UnplacedSearchKey.self] }
    if let search, let bar { search.register(bar) }
  }

  var isPlaceholder: Bool { holder?.isPlaceholder ?? false }

  private func dismiss() {
    back?()
  }

  /// Goes back from the column of which the screen is the root, or else dismisses what contains the split view.
  private func dismissColumn() {
    guard (region.owner as? ColumnNode)?.onDismiss?() != true else { return }
    graph.queue.reading(as: nil) { EnvironmentValues(scope: scope).dismiss }()
  }

  func setBack(previous: ScreenNode?, _ action: @escaping () -> Void) {
    self.previous = previous
    previous?.next = self
    back = action
    bar?.update()
  }

  func goBack() {
    back?()
  }

  func setCovered(_ covered: Bool) {
    screenRegion.setCovered(covered, queue: graph.queue)
    optionsChanged()
  }

  /// Schedules the content to be built again, now or when the screen is uncovered.
  func contentChanged() {
    graph.queue.deferEvaluation(of: self)
  }

  /// Builds the content, unless the screen is covered.
  ///
  /// If the stack has pushed views, a covered screen may have pushed one of them, and needs its current bindings.
  override func evaluate() {
    if holder?.isBuilt == true, screenRegion.defersUpdates, !controller.hasPushedViews {
      screenRegion.keep(self)
      return
    }
    isDirty = false
    evaluation &+= 1
    let view = graph.queue.reading(as: self) { graph.trackingObservables(of: self, build) }
    holder?.show(view)
  }

  // MARK: Options

  func collects(_ option: RegionOption) -> Bool {
    if case .zoom = option { return !isRoot }
    return option.appliesToScreen
  }

  var title: String? { options.title }
  var isBackButtonHidden: Bool { options.isBackButtonHidden }
  var backTitle: String? { previous?.title }
  var canGoBack: Bool { !isRoot }

  func optionsChanged() {
    var content = Content()
    content[.title] = options.title.map { .string($0) }
    content[.displayMode] = .displayMode(displayMode)
    if screenRegion.isCovered { content[.isCovered] = true }
    content[.zoomSource] = options.zoomSource.map { .number(graph.zoomNames.name(of: $0)) }
    content.locate(at: options.activity)
    element?.set(content)
    element?.set(options.screenBackground.map { [.background($0)] } ?? Style())
    bar?.update()
    if !screenRegion.isCovered { (region.owner as? ColumnNode)?.screenChanged(title: options.title) }
    if let next, next.isAlive, next.previous === self { next.bar?.updateBackButton() }
  }

  /// The display mode for the host. Automatic is large on the root and inline above it, as on a phone.
  private var displayMode: Content.DisplayMode {
    switch options.displayMode {
    case .large: .large
    case .inline: .inline
    case .automatic, nil: isRoot ? .large : .inline
    }
  }

  /// Handles the host's own control for going back, such as a browser's Back. A screen that hides its Back button refuses it.
  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .back = action, let back else { return .dropped(.notAccepted) }
    guard !isBackButtonHidden else { return .dropped(.disabled) }
    back()
    return .handled
  }

  func barContent() -> Content {
    var content = Content()
    if isBackButtonHidden { content[.hidesBackButton] = true }
    // The items at the bottom and above the keyboard stay visible while the bar is hidden.
    if bar?.showsBottomItemsAlone == true {
      content[.displayMode] = .displayMode(.inline)
      content[.kind] = .kind(.bottomBar)
      return content
    }
    content[.displayMode] = .displayMode(displayMode)
    let isLarge = displayMode == .large
    let title = options.isTitleRemoved ? nil : (isLarge ? bar?.title(.largeTitle) : nil) ?? options.title
    content[.title] = title.map { .string($0) }
    if !options.isTitleRemoved, let subtitle = bar?.title(isLarge ? .largeSubtitle : .subtitle) ?? options.subtitle,
      !subtitle.isEmpty
    {
      content[.subtitle] = .string(subtitle)
    }
    if options.isHidden(.navigation) || (hidesEmptyBar && title == nil && bar?.isEmpty != false) {
      content[.isHidden] = true
    }
    return content
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let bar { body(bar) }
    if let holder { body(holder) }
  }

  override func didTearDown() {
    inner.end()
    holder = nil
    back = nil
  }

  override var debugName: String { "the screen \(title ?? "without a title")" }
}

/// The node of a screen's content.
@MainActor
final class ScreenContentNode: Node, SafeAreaNode {
  private var child: ViewNode<AnyView>?
  private var bars = PageBars()

  override init(_ context: NodeContext) {
    super.init(context)
    element = ElementRecord(.screenContent, node: self)
  }

  func show(_ view: AnyView) {
    if let child {
      child.receive(view)
    } else {
      child = childContext.make(view)
      element?.mark(.children)
    }
  }

  var isBuilt: Bool { child != nil }

  var isPlaceholder: Bool {
    child?.view.storage is TypedViewStorage<MissingDestination>
  }

  /// Updates the request to measure the element.
  override func evaluate() {
    isDirty = false
    setElementContent(Content())
  }

  func safeAreaInsets(around view: InsetFrame) -> SideInsets { bars.insets(of: element, for: self, around: view) }

  override func willTearDown() {
    bars.detach()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
