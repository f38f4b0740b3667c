import Foundation
import NavigatorHost

extension View {
  /// Displays a view at the top or bottom edge of this view, and insets the content by the height of the added view.
  ///
  /// The content of a scroll view scrolls behind the added view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: Edge(edge), alignment: alignment.hostAlignment, spacing: spacing.insetSpacing)
  }

  /// Displays a view at the leading or trailing edge of this view, and insets the content by the width of the added view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: Edge(edge), alignment: alignment.hostAlignment, spacing: spacing.insetSpacing)
  }

  /// Displays a bar at the top or bottom edge of this view, and insets the content by the height of the bar.
  ///
  /// The content of a scroll view scrolls behind the bar, which has a material background.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      bar.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)).background(.bar)
    }
  }

  /// Displays a bar at the leading or trailing edge of this view, and insets the content by the width of the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      bar.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)).background(.bar)
    }
  }

  /// Adds padding to the safe area of this view, in points. The content of a scroll view scrolls through the padding.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingView(
      content: self, insets: Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }

  /// Adds padding to the safe area of this view, in points. A length of nil selects the host's default.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    SafeAreaPaddingView(content: self, insets: Insets(edges, length: length))
  }

  /// Adds padding to the safe area at all edges of this view, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds the margin of the scene to this view at the given edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Adds a margin of the scene to this view at the given edges.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}

/// The margin of a scene.
nonisolated public struct ScenePadding: Equatable, Sendable {
  fileprivate let length: CGFloat?

  /// The minimum margin of 8 points.
  public static let minimum = ScenePadding(length: 8)
}

extension CGFloat? {
  fileprivate nonisolated var insetSpacing: Double { flatMap { $0.isFinite ? Double(Swift.max(0, $0)) : nil } ?? 8 }
}

nonisolated struct SafeAreaInsetView<Content: View, Inset: View>: PrimitiveView {
  let content: Content
  let inset: Inset
  let edge: Edge
  let alignment: NavigatorHost.Content.Alignment
  let spacing: Double

  nonisolated init(content: Content, inset: Inset, edge: Edge, alignment: NavigatorHost.Content.Alignment, spacing: Double) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : SafeAreaInsetNode(.layers, view, type, context)
  }
}

/// The node of a view with a safe area inset. Its element consists of layers. The second layer is the view at the edge.
@MainActor
final class SafeAreaInsetNode<Content: View, Inset: View>: ElementNode<SafeAreaInsetView<Content, Inset>>, SafeAreaNode {
  private var content: ViewNode<ElementView<Content>>?
  private var inset: ViewNode<ElementView<Inset>>?
  private var (whole, edge, layer) = (LazyObserver(), LazyObserver(), LazyObserver())

  private var contentView: ElementView<Content> { ElementView(.layerContent) { view.content } }
  private var insetView: ElementView<Inset> {
    var content: NavigatorHost.Content = [.insetEdge: .edge(view.edge.hostEdge)]
    if view.alignment != .center { content[.alignment] = .alignment(view.alignment) }
    return ElementView(.layerOverlay, content: content) { view.inset }
  }

  override func resolve() -> Resolved {
    Resolved(content: [.insetEdge: .edge(view.edge.hostEdge), .spacing: .number(view.spacing)])
  }

  override func makeChildren() {
    content = childContext.make(contentView)
    inset = childContext.make(insetView)
  }

  override func updateChildren() {
    content?.receive(contentView)
    inset?.receive(insetView)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let inset { body(inset) }
  }

  func safeAreaInsets(around frame: InsetFrame) -> SideInsets {
    guard let element, let top = inset?.element else { return SideInsets() }
    // The size of the layer changes if the view at the edge is removed or inserted.
    _ = layer.observer(of: top, for: self).size
    guard let shown = top.firstChild else { return SideInsets() }
    let (inner, outer) = (edge.observer(of: shown, for: self), whole.observer(of: element, for: self))
    let (size, bounds) = (inner.size, outer.globalFrame)
    guard inner.hasFrame, outer.hasFrame else { return SideInsets() }
    let isVertical = view.edge == .top || view.edge == .bottom
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return SideInsets() }
    let space = length + CGFloat(view.spacing)
    var insets = EdgeInsets()
    switch view.edge {
    case .top: insets.top = space
    case .bottom: insets.bottom = space
    case .leading: insets.leading = space
    case .trailing: insets.trailing = space
    }
    let sides = SideInsets(insets, isRightToLeft: read(LayoutDirectionKey.self) == .rightToLeft)
    return sides.next(to: frame, in: sides.inside(bounds))
  }

  override func willTearDown() {
    whole.detach()
    edge.detach()
    layer.detach()
  }
}

/// A view with additional space in its safe area.
nonisolated struct SafeAreaPaddingView<Content: View>: View {
  let content: Content
  let insets: Insets

  nonisolated init(content: Content, insets: Insets) {
    self.content = content
    self.insets = insets
  }

  var body: some View {
    if Self.scrolls(content) {
      SafeAreaRegionView(content: content.contentMargins(.all, edgeInsets), insets: edgeInsets)
    } else {
      SafeAreaRegionView(content: content, insets: edgeInsets).box(.padding(insets))
    }
  }

  private var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: CGFloat(insets.top ?? 16), leading: CGFloat(insets.leading ?? 16), bottom: CGFloat(insets.bottom ?? 16),
      trailing: CGFloat(insets.trailing ?? 16))
  }

  /// Returns a Boolean value that indicates whether a view is a scroll view or a list, ignoring modifiers.
  private static func scrolls(_ view: any View) -> Bool {
    if view is any ScrollingView { return true }
    // The padding also applies to the view at the edge.
    guard !(view is any InsettingView), let view = view as? any SubviewModifier else { return false }
    return scrolls(view.modifiedSubview)
  }
}

/// A view with another view at an edge of its safe area.
nonisolated private protocol InsettingView {}
nonisolated extension SafeAreaInsetView: InsettingView {}

/// A view that scrolls its content.
nonisolated protocol ScrollingView: View {}
nonisolated extension ScrollView: ScrollingView {}
nonisolated extension List: ScrollingView {}
nonisolated extension Form: ScrollingView {}
