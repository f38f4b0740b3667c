import NavigatorHost

/// Content that a view adds to the bar of its screen.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of this content's items.
  associatedtype Body: ToolbarContent
  /// The items of this content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// An item of a bar: its placement and its view.
nonisolated struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// The view with the default styles of controls in bars.
  @MainActor var styledView: AnyView { AnyView(EnvironmentView(content: view, change: TogglePlaceChange(place: .bar))) }

  /// The text that replaces a part of the bar's title, or nil.
  var titleText: Text? { placement.titlePart == nil ? nil : readableText(of: view) }
}

/// Toolbar content that consists of items and has no body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
  /// A body that is never evaluated, because the runtime shows the items.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its items")
  }
}

@MainActor
func toolbarEntries<C: ToolbarContent>(of content: C) -> [ToolbarEntry] {
  if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries }
  return Nesting.entering(C.self, ifTooDeep: []) { toolbarEntries(of: content.body) }
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let identity: ID
  let placement: ToolbarItemPlacement
  let content: Content
  /// A Boolean value that indicates whether the bar has the item.
  var isShown = true

  private init(identity: ID, placement: ToolbarItemPlacement, content: Content) {
    self.identity = identity
    self.placement = placement
    self.content = content
  }

  @MainActor var entries: [ToolbarEntry] { isShown ? [ToolbarEntry(placement: placement, view: AnyView(content))] : [] }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a placement.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: (), placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identifier of the item.
  nonisolated public var id: ID { identity }
}

/// Several items of a toolbar at one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items at a placement.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// The size of a space between the items of a toolbar.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFixed: Bool

  /// As large as the toolbar allows.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The space between two groups of items.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement
  private static let fixedWidth = 16.0

  /// Creates a space at a placement.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor var entries: [ToolbarEntry] {
    let space = sizing.isFixed ? AnyView(Spacer().frame(width: Self.fixedWidth)) : AnyView(Spacer())
    return [ToolbarEntry(placement: placement, view: space)]
  }
}

/// A result builder that creates a toolbar's content.
@resultBuilder
nonisolated public struct ToolbarContentBuilder {
  /// Returns an item unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns the only content of a block.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Combines the items of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var entries: [ToolbarEntries.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      entries.append { toolbarEntries(of: item.value) }
    }
    return ToolbarEntries(makers: entries)
  }

  /// Returns the content of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the content of the second branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
}

nonisolated struct ToolbarEntries: PrimitiveToolbarContent {
  typealias Maker = @MainActor () -> [ToolbarEntry]
  let makers: [Maker]

  @MainActor var entries: [ToolbarEntry] { makers.flatMap { $0() } }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  @MainActor var entries: [ToolbarEntry] { toolbarEntries(of: content) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor var entries: [ToolbarEntry] { map { toolbarEntries(of: $0) } ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor var entries: [ToolbarEntry] {
    switch storage {
    case .first(let content): toolbarEntries(of: content)
    case .second(let content): toolbarEntries(of: content)
    }
  }
}

extension View {
  /// Adds items to the bar of the screen that contains this view.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let items = MainActorValue(content())
    return ToolbarView(content: self) { toolbarEntries(of: items.value) }
  }

  /// Adds views to the bar of the screen that contains this view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = MainActorValue(AnyView(content()))
    return ToolbarView(content: self) { [ToolbarEntry(placement: .automatic, view: view.value)] }
  }
}

nonisolated struct ToolbarView<Content: View>: PrimitiveView {
  let content: Content
  let entries: @MainActor () -> [ToolbarEntry]

  nonisolated init(content: Content, entries: @escaping @MainActor () -> [ToolbarEntry]) {
    self.content = content
    self.entries = entries
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if context.region.screen == nil { return TransparentNode(view, type, context) { AnyView(KeyboardBarView(toolbar: $0)) } }
    return ToolbarNode(view, type, context)
  }
}

@MainActor
final class ToolbarNode<Content: View>: TransparentNode<ToolbarView<Content>, Content>, ToolbarItemsOwner {
  private var items: [ToolbarItemNode] = []
  private weak var bar: BarNode?
  private(set) var titles: [ToolbarTitlePart: String] = [:]

  init(_ view: ToolbarView<Content>, _ type: ViewType<ToolbarView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    bar = region.screen?.bar
    updateItems()
    bar?.add(self)
  }

  override func evaluate() {
    super.evaluate()
    updateItems()
  }

  private func updateItems() {
    guard let bar else { return }
    let all = view.entries()
    let texts = titleTexts(of: all)
    let entries = all.filter { $0.titleText == nil }.withMenuOfSecondaryActions
    while items.count > entries.count { items.removeLast().tearDown() }
    for (index, entry) in entries.enumerated() {
      if index < items.count {
        items[index].show(entry)
      } else {
        items.append(ToolbarItemNode(childContext.with(boxes: nil), bar: bar, entry: entry))
      }
    }
    bar.toolbarChanged()
    if texts != titles {
      titles = texts
      bar.titlesChanged()
    }
  }

  /// Returns the strings of items that replace parts of the bar's title. The first item for a part applies.
  private func titleTexts(of entries: [ToolbarEntry]) -> [ToolbarTitlePart: String] {
    var titles: [ToolbarTitlePart: String] = [:]
    for entry in entries {
      guard let part = entry.placement.titlePart, titles[part] == nil, let text = entry.titleText else { continue }
      titles[part] = graph.queue.reading(as: self) { string(of: text) }
    }
    return titles
  }

  func forEachItem(_ body: (Node) -> Void) {
    for item in items { body(item) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for item in items { body(item) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    bar?.remove(self)
  }
}

/// An item that a view on the screen owns, and whose element is inside the screen's bar.
@MainActor
final class ToolbarItemNode: Node {
  private weak var bar: BarNode?
  private var child: ViewNode<AnyView>?
  private var placement: ToolbarItemPlacement
  /// A Boolean value that indicates whether the item is in the bar at the bottom of the screen.
  var isInBottomBar: Bool { placement.hostPlacement == .bottom }
  /// A Boolean value that indicates whether the item is at the bottom of the screen or above the keyboard.
  var isOutsideOfBar: Bool { isInBottomBar || placement.hostPlacement == .keyboard }

  init(_ context: NodeContext, bar: BarNode, entry: ToolbarEntry) {
    self.bar = bar
    placement = entry.placement
    super.init(context)
    updateElementDepth()
    element = ElementRecord(.toolbarItem, node: self)
    show(entry)
  }

  /// Sets the placement, and the appearance of the bar at the bottom for an item in it.
  func describe() {
    var content = Content(entries: [.init(.placement, .placement(placement.hostPlacement))])
    var style = Style()
    if placement.hostPlacement == .bottom, let appearance = bar?.bottomAppearance {
      appearance.describe(&content)
      style = appearance.style
    }
    element?.set(content)
    element?.set(style)
  }

  func show(_ entry: ToolbarEntry) {
    placement = entry.placement
    describe()
    if let child {
      child.receive(entry.styledView)
    } else {
      child = childContext.make(entry.styledView)
    }
  }

  override var elementParent: ElementRecord? { bar?.element }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
