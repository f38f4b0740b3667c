import NavigatorHost

/// The navigation bar of a screen: its title, its Back button, and the toolbar items and search field that views on the screen
/// add.
@MainActor
final class BarNode: Node {
  private unowned let screen: ScreenNode
  private var backButton: BackButtonNode?
  private var toolbars: [ToolbarItemsOwner] = []
  private var searches: [any SearchingNode] = []
  /// A Boolean value that indicates whether the bar is hidden except for the items at the bottom and above the keyboard.
  private(set) var showsBottomItemsAlone = false
  private var hidesBottomItems = false

  init(_ context: NodeContext, screen: ScreenNode) {
    self.screen = screen
    super.init(context)
    element = ElementRecord(.navigationBar, node: self)
  }

  /// Updates the bar from its screen.
  func update() {
    showOptions()
    let showsBack = screen.canGoBack && !screen.isBackButtonHidden
    if showsBack, backButton == nil {
      backButton = BackButtonNode(childContext, screen: screen)
      element?.mark(.children)
    } else if !showsBack, let button = backButton {
      button.tearDown()
      backButton = nil
      element?.mark(.children)
    }
    updateBackButton()
  }

  /// Updates the title of the Back button.
  func updateBackButton() {
    backButton?.update()
  }

  /// A Boolean value that indicates whether the bar has no Back button, no items and no search field.
  var isEmpty: Bool { backButton == nil && toolbars.isEmpty && searches.isEmpty }

  func add(_ toolbar: any ToolbarItemsOwner) {
    toolbars.append(toolbar)
    itemsChanged()
  }

  func remove(_ toolbar: any ToolbarItemsOwner) {
    toolbars.removeAll { $0 === toolbar }
    itemsChanged()
  }

  func add(_ search: any SearchingNode) {
    searches.append(search)
    itemsChanged()
  }

  func remove(_ search: any SearchingNode) {
    searches.removeAll { $0 === search }
    itemsChanged()
  }

  /// Updates the bar's own content and the elements inside it.
  private func itemsChanged() {
    showOptions()
    element?.mark(.children)
  }

  /// Shows the items that a toolbar has now.
  func toolbarChanged() {
    if screen.options.isHidden(.navigation) { showOptions() }
    element?.mark(.children)
  }

  /// Shows the texts of items that replace parts of the title.
  func titlesChanged() {
    showOptions()
  }

  /// Returns the text of the item that replaces a part of the title, or nil.
  func title(_ part: ToolbarTitlePart) -> String? {
    toolbars.lazy.compactMap { $0.titles[part] }.first
  }

  private func showOptions() {
    updateVisibility()
    var content = screen.barContent()
    let appearance = screen.options.appearance(of: .navigation)
    appearance.describe(&content)
    element?.set(content)
    element?.set(appearance.style)
    for toolbar in toolbars { toolbar.forEachItem { ($0 as? ToolbarItemNode)?.describe() } }
  }

  /// Determines the items that are visible.
  private func updateVisibility() {
    let old = (showsBottomItemsAlone, hidesBottomItems)
    hidesBottomItems = screen.options.isHidden(.bottom)
    showsBottomItemsAlone = false
    if screen.options.isHidden(.navigation) {
      forEachItem { if ($0 as? ToolbarItemNode)?.isOutsideOfBar == true { showsBottomItemsAlone = true } }
    }
    if old != (showsBottomItemsAlone, hidesBottomItems) { element?.mark(.children) }
  }

  /// Calls a closure with the items of the toolbars, except for those of a hidden bar at the bottom.
  private func forEachItem(_ body: (Node) -> Void) {
    for toolbar in toolbars {
      toolbar.forEachItem { item in
        if hidesBottomItems, (item as? ToolbarItemNode)?.isInBottomBar == true { return }
        body(item)
      }
    }
  }

  /// The appearance of the bar at the bottom. The items with that placement form the bar.
  var bottomAppearance: BarAppearance { screen.options.appearance(of: .bottom) }

  override func willTearDown() {
    for search in searches { search.barWasRemoved(self) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let backButton { body(backButton) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if showsBottomItemsAlone { return forEachItem { if ($0 as? ToolbarItemNode)?.isOutsideOfBar == true { body($0) } } }
    if let backButton { body(backButton) }
    forEachItem(body)
    // If there are several fields, the outermost one is shown. The same rule applies to titles.
    if let field = searches.min(by: { $0.depth < $1.depth })?.field { body(field) }
  }
}

/// A node whose toolbar items are inside a bar elsewhere in the tree.
@MainActor
protocol ToolbarItemsOwner: AnyObject {
  /// The texts of items that replace parts of the bar's title.
  var titles: [ToolbarTitlePart: String] { get }
  func forEachItem(_ body: (Node) -> Void)
}

/// The Back button of a navigation bar.
@MainActor
final class BackButtonNode: Node {
  private unowned let screen: ScreenNode

  init(_ context: NodeContext, screen: ScreenNode) {
    self.screen = screen
    super.init(context)
    element = ElementRecord(.backButton, node: self, events: .tap)
  }

  func update() {
    evaluation &+= 1
    let (word, tint) = graph.queue.reading(as: self) {
      (string(of: Text(SystemWord.back)), EnvironmentValues(scope: scope)[InheritedStyleKey.self].tintPaint)
    }
    var content: Content = [.text: .string(screen.backTitle ?? word)]
    if word != SystemWord.back.rawValue { content[.placeholder] = .string(word) }
    element?.set(content)
    var style = Style()
    if let tint { style.set(.tint(tint)) }
    element?.set(style)
  }

  override func evaluate() {
    isDirty = false
    update()
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    screen.goBack()
    return .handled
  }
}
