import Foundation

/// A horizontal stack as a layout, for example for `AnyLayout`.
nonisolated public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of the layout.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// Returns the size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackArrangement(.horizontal, spacing, proposal, subviews).size
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let stack = StackArrangement(.horizontal, spacing, proposal, subviews)
    stack.place(subviews, at: bounds.origin) { size in
      let dimensions = ViewDimensions(width: size.width, height: size.height)
      let whole = ViewDimensions(width: bounds.width, height: bounds.height)
      return whole[alignment] - dimensions[alignment]
    }
  }
}

/// A vertical stack as a layout, for example for `AnyLayout`.
nonisolated public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of the layout.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// Returns the size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackArrangement(.vertical, spacing, proposal, subviews).size
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let stack = StackArrangement(.vertical, spacing, proposal, subviews)
    stack.place(subviews, at: bounds.origin) { size in
      let dimensions = ViewDimensions(width: size.width, height: size.height)
      let whole = ViewDimensions(width: bounds.width, height: bounds.height)
      return whole[alignment] - dimensions[alignment]
    }
  }
}

/// A stack of overlaid views as a layout, for example for `AnyLayout`.
nonisolated public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a stack of overlaid views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the smallest size that contains all subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let whole = ViewDimensions(width: bounds.width, height: bounds.height)
    for subview in subviews {
      let own = subview.dimensions(in: proposal)
      let x = bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal]
      let y = bounds.minY + whole[alignment.vertical] - own[alignment.vertical]
      subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }
}

extension LayoutProperties {
  fileprivate nonisolated static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The lengths that a stack gives its subviews: those of higher priorities and the least flexible ones choose first.
nonisolated private struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat
  var proposals: [ProposedViewSize] = []
  var sizes: [CGSize] = []

  init(_ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    // A part of a collection of subviews has positions of its own.
    let subviews = Array(subviews)
    self.axis = axis
    self.spacing = spacing ?? 8
    let cross = axis == .horizontal ? proposal.height : proposal.width
    proposals = subviews.map { _ in make(nil, cross) }
    sizes = Array(repeating: .zero, count: subviews.count)
    guard let length = axis == .horizontal ? proposal.width : proposal.height, length.isFinite else {
      sizes = subviews.map { $0.sizeThatFits(make(axis == .horizontal ? proposal.width : proposal.height, cross)) }
      return
    }
    let flexibilities = subviews.map { subview in
      self.length(subview.sizeThatFits(make(.infinity, cross))) - self.length(subview.sizeThatFits(make(0, cross)))
    }
    let order = subviews.indices.sorted { lhs, rhs in
      if subviews[lhs].priority != subviews[rhs].priority { return subviews[lhs].priority > subviews[rhs].priority }
      return flexibilities[lhs] == flexibilities[rhs] ? lhs < rhs : flexibilities[lhs] < flexibilities[rhs]
    }
    var remaining = max(length - self.spacing * CGFloat(max(subviews.count - 1, 0)), 0)
    for (position, index) in order.enumerated() {
      proposals[index] = make(max(remaining, 0) / CGFloat(order.count - position), cross)
      sizes[index] = subviews[index].sizeThatFits(proposals[index])
      remaining -= self.length(sizes[index])
    }
  }

  var size: CGSize {
    let length = sizes.reduce(0) { $0 + self.length($1) } + spacing * CGFloat(max(sizes.count - 1, 0))
    let cross = sizes.reduce(0) { max($0, axis == .horizontal ? $1.height : $1.width) }
    return axis == .horizontal ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }

  func place(_ subviews: LayoutSubviews, at origin: CGPoint, cross: (CGSize) -> CGFloat) {
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let across = cross(sizes[index])
      let point =
        axis == .horizontal
        ? CGPoint(x: origin.x + position, y: origin.y + across) : CGPoint(x: origin.x + across, y: origin.y + position)
      subview.place(at: point, proposal: proposals[index])
      position += length(sizes[index]) + spacing
    }
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func make(_ length: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
  }
}
