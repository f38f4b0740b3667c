import NavigatorHost

/// A view whose content can be larger than its own size.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollNode(.scrollView, view, type, context)
  }
}

@MainActor
final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content>, ScrollContainer {
  override var content: Content { view.content }
  override var keepsPaddingOutside: Bool { true }
  var scrollAxes: Axis.Set { view.axes }

  override func resolve() -> Resolved {
    let showsIndicators = view.showsIndicators && !view.axes.isSubset(of: read(ScrollIndicatorsKey.self).hidden)
    var resolved = Resolved(content: [.axis: .axes(view.axes.hostAxes ?? .vertical), .showsIndicators: .bool(showsIndicators)])
    if !read(ScrollEnabledKey.self) { resolved.content[.isScrollDisabled] = true }
    if view.axes.contains(.vertical) { addRefresh(to: &resolved) }
    if let alignment = read(ScrollAlignmentKey.self)?.scrollAlignment(in: view.axes) {
      resolved.content[.scrollAlignment] = .alignment(alignment)
    }
    addScrollOptions(to: &resolved.content)
    addScrolling(to: &resolved.content, &resolved.events)
    return resolved
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome { handleScrollReport(action) ?? beginRefresh(action) }
  override func willTearDown() { cancelRefresh() }
}
