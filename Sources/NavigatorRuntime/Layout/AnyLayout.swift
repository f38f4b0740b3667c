import Foundation

/// A layout of any type. A change of the wrapped layout keeps the state of the subviews.
nonisolated public struct AnyLayout: Layout {
  private var box: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    box = layout
  }

  /// A Boolean value that indicates whether the layout uses the guides of its subviews.
  var isStandard: Bool { (box as? AnyLayout)?.isStandard ?? (box is any StandardLayout) }

  /// The axis of the wrapped layout, if it is a stack.
  var stackOrientation: Axis? { (box as? AnyLayout)?.stackOrientation ?? type(of: box).layoutProperties.stackOrientation }

  /// The data of the wrapped layout that changes gradually.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: box) }
    set { box = newValue.set(in: box) }
  }

  /// A cache of the wrapped layout.
  nonisolated public struct Cache {
    fileprivate var value: Any
  }

  /// Creates a cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews: subviews)) }

  /// Updates the cache. The cache of another type of layout is created again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    Self.update(box, &cache, subviews)
  }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    Self.size(box, proposal, subviews, &cache.value)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    Self.place(box, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the preferred space around the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    Self.spacing(box, subviews, &cache.value)
  }

  /// Returns the position of a horizontal guide of the container, or nil if the wrapped layout does not set it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    Self.alignment(box, of: guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a vertical guide of the container, or nil if the wrapped layout does not set it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    Self.alignment(box, of: guide, bounds, proposal, subviews, &cache.value)
  }

  private static func update<L: Layout>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews) {
    if var value = cache.value as? L.Cache {
      layout.updateCache(&value, subviews: subviews)
      cache.value = value
    } else {
      cache.value = layout.makeCache(subviews: subviews)
    }
  }

  private static func size<L: Layout>(_ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any)
    -> CGSize
  {
    withCache(of: layout, subviews, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    withCache(of: layout, subviews, &cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private static func spacing<L: Layout>(_ layout: L, _ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    withCache(of: layout, subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  private static func alignment<L: Layout>(
    _ layout: L, of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(of: layout, subviews, &cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private static func alignment<L: Layout>(
    _ layout: L, of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(of: layout, subviews, &cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Calls `body` with the cache of a layout, which is created if the cache belongs to another layout.
  private static func withCache<L: Layout, Result>(
    of layout: L, _ subviews: Subviews, _ cache: inout Any, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var value = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = value }
    return body(&value)
  }
}
