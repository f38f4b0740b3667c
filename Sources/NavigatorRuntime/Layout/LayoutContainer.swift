import Foundation
import NavigatorHost
import NavigatorLayout

/// A container that arranges its subviews with a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content
  /// A Boolean value that indicates whether subviews that the layout does not place are hidden.
  var hidesOthers = false

  nonisolated init(layout: L, content: Content, hidesOthers: Bool = false) {
    self.layout = layout
    self.content = content
    self.hidesOthers = hidesOthers
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LayoutContainerNode(.zStack, view, type, context)
  }
}

/// A node whose element a layout of the app arranges when the session computes the layout.
@MainActor
protocol ArrangedNode: Node {
  var customLayout: any CustomLayout { get }
  /// A Boolean value that indicates whether the values of the subviews are those of the container, because it is a frame.
  var isFrame: Bool { get }

  /// Returns a Boolean value that indicates whether the last layout has computed a size or positions that differ from the shown
  /// ones.
  func isMoved(_ frame: LayoutRect?) -> Bool
  /// Records that the layout's cache may contain outdated sizes.
  func subviewSizesChanged()
  /// Adopts the size and the places that the last layout has computed.
  func adoptLayout(_ frame: LayoutRect)
}

@MainActor
final class LayoutContainerNode<L: Layout, Content: View>: ElementNode<LayoutContainer<L, Content>>, ArrangedNode,
  SubviewHostNode
{
  override var isBoxedInRows: Bool { true }

  private typealias Slots = ForEach<[LayoutSlot], Subview.ID, LayoutSlot>

  private lazy var observer = GeometryObserver(self)
  private lazy var arrangement = LayoutArrangement(view.layout)
  private var subviews: [Subview] = []
  private lazy var bodyValues = BodyLayoutValues { [weak self] in self?.bodyValuesChanged() }
  private var size: LayoutSize?
  private var places: [Int: LayoutPlace] = [:]
  private var child: ViewNode<Slots>?
  /// The node that reads the subviews, and thereby the states that a `ForEach` in the content reads.
  private var reader: ReaderNode?
  var hostTable: SubviewHostTable?

  var customLayout: any CustomLayout { arrangement }
  var isFrame: Bool { L.self == AlignedFrameLayout.self }
  override var hasOwnSurface: Bool { true }

  override func resolve() -> Resolved {
    arrangement.layoutDirection = read(LayoutDirectionKey.self)
    if let element {
      observer.attach(to: element)
      graph.geometry.arranged[element.id] = self
    }
    let style: Style = size.map { [.frame(Frame(width: $0.width, height: $0.height, alignment: .topLeading))] } ?? []
    return Resolved(content: [.kind: .kind(.placed), .alignment: "topLeading"], style: style)
  }

  override func makeChildren() {
    let reader = ReaderNode(childContext) { [weak self] in self?.readSubviews() }
    self.reader = reader
    reader.evaluate()
    child = childContext.make(slots)
  }

  override func updateChildren() {
    child?.receive(slots)
  }

  override func viewDidChange(from old: LayoutContainer<L, Content>) {
    reader?.evaluate()
    super.viewDidChange(from: old)
  }

  private func readSubviews() {
    subviews = withHosts(isFirst: child == nil) { Array(SubviewsCollection(of: view.content, from: $0)) }
    bodyValues.removeValues(except: subviews)
    arrangement.update(view.layout, subviews.map { ($0.containerValues, values(of: $0)) })
    graph.geometry.needsLayout = true
    if child != nil { graph.queue.invalidate(self) }
  }

  func hostedBodyChanged() {
    if let reader { graph.queue.invalidate(reader) }
  }

  /// Returns the values that the body of a subview sets.
  private func values(of subview: Subview) -> SubviewLayoutValues? {
    isFrame ? nil : SubviewLayoutValues(values: bodyValues, id: subview.id)
  }

  private func bodyValuesChanged() {
    arrangement.subviewSizesChanged()
    graph.geometry.needsLayout = true
  }

  private var slots: Slots {
    let hides = view.hidesOthers && size != nil
    let isRow = arrangement.stackAxis == .horizontal
    let slots = subviews.enumerated().map { index, subview in
      LayoutSlot(
        subview: subview, bodyValues: values(of: subview), place: places[index],
        isHidden: hides && places[index] == nil, isRowItem: isRow)
    }
    return ForEach(slots) { $0 }
  }

  func isMoved(_ frame: LayoutRect?) -> Bool {
    frame.map { $0.size != size || arrangement.store.places != places } ?? false
  }

  func subviewSizesChanged() {
    arrangement.subviewSizesChanged()
  }

  func adoptLayout(_ frame: LayoutRect) {
    size = frame.size
    places = arrangement.store.places
    graph.queue.invalidate(self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    hostTable?.forEach(body)
    if let child { body(child) }
    if let reader { body(reader) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    observer.detach()
    if let element { graph.geometry.arranged[element.id] = nil }
  }
}

/// A subview at the place that a layout has chosen.
nonisolated struct LayoutSlot: View, Identifiable {
  let subview: Subview
  let bodyValues: SubviewLayoutValues?
  let place: LayoutPlace?
  let isHidden: Bool
  let isRowItem: Bool

  var id: Subview.ID { subview.id }

  var body: some View {
    PlacedView(content: subview, style: style, isHidden: isHidden, isRowItem: isRowItem, bodyValues: bodyValues)
  }

  private var style: Style {
    guard let place else { return [] }
    let position = StyleProperty.position(x: place.x + place.size.width / 2, y: place.y + place.size.height / 2)
    guard place.isUnwrapped else { return [.frame(Frame(width: place.size.width, height: place.size.height)), position] }
    // The text may be slightly wider in a browser's font than in the metrics. The frame then grows instead of breaking a line.
    return [
      .frame(Frame(height: place.size.height, minWidth: place.size.width)), .fixedSize(horizontal: true, vertical: false),
      position,
    ]
  }
}

/// A layout that uses the guides of its subviews.
nonisolated protocol StandardLayout: Layout {}

/// The connection of a custom layout to the layout of the whole tree.
nonisolated final class LayoutArrangement<L: Layout>: CustomLayout {
  private var layout: L
  private(set) var isApps: Bool
  /// The values of the subviews, and those that the bodies of the subviews set.
  private var values: [(own: ContainerValues, body: SubviewLayoutValues?)] = []
  private var cache: L.Cache?
  private var isStale = false
  /// The number of subviews for which the cache was made.
  private var cachedCount = 0
  private(set) var store = PlaceStore()
  var layoutDirection = LayoutDirection.leftToRight

  init(_ layout: L) {
    self.layout = layout
    isApps = Self.isApps(layout)
  }

  func update(_ layout: L, _ values: [(own: ContainerValues, body: SubviewLayoutValues?)]) {
    self.layout = layout
    isApps = Self.isApps(layout)
    self.values = values
    isStale = true
  }

  func subviewSizesChanged() {
    isStale = true
  }

  func size(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> LayoutSize {
    withCache(children) { subviews, cache in
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache).layoutSize
    }
  }

  func places(in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild]) -> [LayoutPlace?] {
    store = PlaceStore()
    withCache(children) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &cache)
    }
    return children.indices.map { store.places[$0] }
  }

  /// Returns a Boolean value that indicates whether an app defines a layout.
  private static func isApps(_ layout: L) -> Bool {
    if let any = layout as? AnyLayout { return !any.isStandard }
    return !(layout is any StandardLayout)
  }

  var stackAxis: LayoutAxis? {
    let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    return axis.map { $0 == .horizontal ? .horizontal : .vertical }
  }

  func spacing(_ children: [LayoutChild]) -> LayoutSpacing {
    withCache(children) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache).value }
  }

  func guide(
    _ key: LayoutGuideKey, in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild],
    merged: @escaping () -> Double?
  ) -> Double? {
    // A layout may request the positions of its subviews for this size, which may differ from the shown size.
    let shown = store
    defer { store = shown }
    store = PlaceStore()
    store.mergedGuide = { $0 == key ? merged() : nil }
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let proposal = ProposedViewSize(proposal)
    return withCache(children) { subviews, cache in
      if let guide = HorizontalAlignment(key) {
        return layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      guard let guide = VerticalAlignment(key) else { return merged().map { CGFloat($0) } }
      return layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    .map { Double($0) }
  }

  private func withCache<Result>(_ children: [LayoutChild], _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let list = children.enumerated().map { index, child in
      let values = values.indices.contains(index) ? values[index] : nil
      return LayoutSubview(
        index: index, child: child, values: values?.own ?? ContainerValues(), bodyValues: values?.body, places: store)
    }
    let subviews = LayoutSubviews(list[...], layoutDirection: layoutDirection)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    // An app uses the indices of the subviews in its cache, which must therefore have an entry for each of them.
    if isStale || cachedCount != list.count, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isStale = false
    cachedCount = list.count
    let result = body(subviews, &cache)
    self.cache = cache
    return result
  }
}
