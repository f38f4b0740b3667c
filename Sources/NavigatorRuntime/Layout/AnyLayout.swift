import Foundation

/// A layout of any type. A change of the wrapped layout keeps the state of the subviews.
nonisolated public struct AnyLayout: Layout {
  private var box: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    box = layout
  }

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
    var value = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = value }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &value)
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    var value = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &value)
    cache = value
  }
}
