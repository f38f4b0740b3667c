import NavigatorHost

/// The space that a view prefers at its edges, in points; nil for the default space of stacks.
package struct LayoutSpacing: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  /// The distance between two views without preferences.
  package static let defaultDistance = 8.0
  /// The preference for no space at any edge.
  package static let zero = Self(top: 0, leading: 0, bottom: 0, trailing: 0)

  package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the distance to the next view: the maximum of the preferences at the adjacent edges.
  package func distance(to next: Self, isVertical: Bool) -> Double {
    let (end, start) = isVertical ? (bottom, next.top) : (trailing, next.leading)
    return Self.greater(end, start)?.validDistance ?? Self.defaultDistance
  }

  /// Combines the preferences with those of another view at some edges. The greater preference applies.
  package mutating func formUnion(
    _ other: Self, top: Bool = true, leading: Bool = true, bottom: Bool = true, trailing: Bool = true
  ) {
    if top { self.top = Self.greater(self.top, other.top) }
    if leading { self.leading = Self.greater(self.leading, other.leading) }
    if bottom { self.bottom = Self.greater(self.bottom, other.bottom) }
    if trailing { self.trailing = Self.greater(self.trailing, other.trailing) }
  }

  /// Returns the preferences of a stack, which are those of the views at each edge.
  package static func around(_ views: [Self], isVertical: Bool) -> Self {
    var spacing = Self()
    for (index, view) in views.enumerated() {
      let (isFirst, isLast) = (index == 0, index == views.count - 1)
      spacing.formUnion(
        view, top: isFirst || !isVertical, leading: isFirst || isVertical, bottom: isLast || !isVertical,
        trailing: isLast || isVertical)
    }
    return spacing
  }

  private static func greater(_ lhs: Double?, _ rhs: Double?) -> Double? {
    guard let lhs, let rhs else { return lhs ?? rhs }
    return max(lhs, rhs)
  }
}

extension LayoutChild {
  /// The space that the child prefers at its edges.
  package var spacing: LayoutSpacing { node.preferredSpacing }
}

extension LayoutNode {
  /// The space that the node prefers at its edges. Views at an edge of the node determine it, unless padding or a frame is
  /// between.
  var preferredSpacing: LayoutSpacing {
    guard hasSpacing else { return LayoutSpacing() }
    if let known = knownSpacing.first { return known }
    let spacing = outerSpacing
    knownSpacing = [spacing]
    return spacing
  }

  private var outerSpacing: LayoutSpacing {
    var spacing = contentSpacing
    if padding.top != 0 { spacing.top = nil }
    if padding.leading != 0 { spacing.leading = nil }
    if padding.bottom != 0 { spacing.bottom = nil }
    if padding.trailing != 0 { spacing.trailing = nil }
    if let frame {
      if frame.setsWidth { (spacing.leading, spacing.trailing) = (nil, nil) }
      if frame.setsHeight { (spacing.top, spacing.bottom) = (nil, nil) }
    }
    return spacing
  }

  private var contentSpacing: LayoutSpacing {
    switch kind {
    case .custom(let layout): layout.spacing(children.map { LayoutChild(node: $0) })
    case .stack(let axis, _, _): stackSpacing(axis)
    case .row: stackSpacing(.horizontal)
    case .overlay: children.reduce(into: LayoutSpacing()) { $0.formUnion($1.preferredSpacing) }
    case .layers: children.first?.preferredSpacing ?? LayoutSpacing()
    default: LayoutSpacing()
    }
  }

  private func stackSpacing(_ axis: LayoutAxis) -> LayoutSpacing {
    .around(children.map(\.preferredSpacing), isVertical: axis == .vertical)
  }

  /// Returns the distances between the children of a stack with the default spacing, or nil if none of them has a preference.
  func preferredDistances(_ axis: LayoutAxis) -> [Double]? {
    guard hasDefaultSpacing, hasSpacing, children.count > 1 else { return nil }
    if let knownDistances { return knownDistances }
    let spacings = children.map(\.preferredSpacing)
    let distances = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, isVertical: axis == .vertical) }
    knownDistances = distances
    return distances
  }
}

extension Frame {
  fileprivate var setsWidth: Bool { width != nil || minWidth != nil || maxWidth != nil || idealWidth != nil }
  fileprivate var setsHeight: Bool { height != nil || minHeight != nil || maxHeight != nil || idealHeight != nil }
}
