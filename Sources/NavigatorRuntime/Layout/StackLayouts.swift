import Foundation
import NavigatorLayout

/// A horizontal stack as a layout, for example for `AnyLayout`.
nonisolated public struct HStackLayout: Layout, StandardLayout, Sendable {
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

  /// Returns the preferred space around the stack, which the subviews at its edges determine.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    StackArrangement.spacing(around: subviews, .horizontal)
  }

  /// Returns the size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackArrangement(.horizontal, spacing, proposal, subviews).size { $0[alignment] }
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // Without a proposed height, views that fill the height are as high as the stack.
    let proposal = ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height)
    StackArrangement(.horizontal, spacing, proposal, subviews).place(subviews, in: bounds) { $0[alignment] }
  }
}

/// A vertical stack as a layout, for example for `AnyLayout`.
nonisolated public struct VStackLayout: Layout, StandardLayout, Sendable {
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

  /// Returns the preferred space around the stack, which the subviews at its edges determine.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    StackArrangement.spacing(around: subviews, .vertical)
  }

  /// Returns the size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackArrangement(.vertical, spacing, proposal, subviews).size { $0[alignment] }
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // Without a proposed width, views that fill the width are as wide as the stack.
    let proposal = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
    StackArrangement(.vertical, spacing, proposal, subviews).place(subviews, in: bounds) { $0[alignment] }
  }
}

/// A stack of overlaid views as a layout, for example for `AnyLayout`.
nonisolated public struct ZStackLayout: Layout, StandardLayout, Sendable {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a stack of overlaid views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the smallest size that contains all subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, proposal)
    return CGSize(width: lines.horizontal.total, height: lines.vertical.total)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let lines = lines(subviews, proposal)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + lines.horizontal.start(of: index, in: bounds.width)
      let y = bounds.minY + lines.vertical.start(of: index, in: bounds.height)
      subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  private func lines(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (horizontal: GuidedLine, vertical: GuidedLine) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    // Both guides of a view are computed before those of the next view, because their closures may share variables.
    let guides = dimensions.map { (x: Double($0[alignment.horizontal]), y: Double($0[alignment.vertical])) }
    return (
      GuidedLine(lengths: dimensions.map { Double($0.width) }, guides: guides.map(\.x)),
      GuidedLine(lengths: dimensions.map { Double($0.height) }, guides: guides.map(\.y))
    )
  }
}

extension LayoutProperties {
  fileprivate nonisolated static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The lengths of the subviews in a stack. Subviews with higher priorities and less flexibility receive their lengths first.
nonisolated private struct StackArrangement {
  let axis: Axis
  /// The distances between the subviews.
  private let distances: [CGFloat]
  var proposals: [ProposedViewSize] = []
  private var dimensions: [ViewDimensions] = []

  init(_ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    // The indices of a slice of the subviews may not begin at 0.
    let subviews = Array(subviews)
    self.axis = axis
    distances = zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    let cross = axis == .horizontal ? proposal.height : proposal.width
    proposals = subviews.map { _ in make(nil, cross) }
    dimensions = Array(repeating: ViewDimensions(width: 0, height: 0), count: subviews.count)
    guard let length = axis == .horizontal ? proposal.width : proposal.height, length.isFinite else {
      dimensions = subviews.map { $0.dimensions(in: make(axis == .horizontal ? proposal.width : proposal.height, cross)) }
      return
    }
    let flexibilities = subviews.map { subview in
      self.length(subview.sizeThatFits(make(.infinity, cross))) - self.length(subview.sizeThatFits(make(0, cross)))
    }
    let priorities = subviews.map(\.child.stackPriority)
    let order = subviews.indices.sorted { lhs, rhs in
      if priorities[lhs] != priorities[rhs] { return priorities[lhs] > priorities[rhs] }
      return flexibilities[lhs] == flexibilities[rhs] ? lhs < rhs : flexibilities[lhs] < flexibilities[rhs]
    }
    // No length is reserved for the subviews with the highest priority, because no subview comes before them.
    let minimums = subviews.indices.map { index in
      priorities[index] == order.first.map { priorities[$0] } ? 0 : self.length(subviews[index].sizeThatFits(make(0, cross)))
    }
    var remaining = max(length - distances.reduce(0, +), 0)
    var reserved = minimums.reduce(0, +)
    var groupEnd = 0
    for (position, index) in order.enumerated() {
      if position == groupEnd {
        // Subviews of the same priority share the space that remains after the minimum lengths of those with lower priorities.
        groupEnd = order[position...].firstIndex { priorities[$0] != priorities[index] } ?? order.endIndex
        reserved -= order[position..<groupEnd].reduce(0) { $0 + minimums[$1] }
      }
      proposals[index] = make(max(remaining - reserved, 0) / CGFloat(groupEnd - position), cross)
      dimensions[index] = subviews[index].dimensions(in: proposals[index])
      remaining -= self.length(dimensions[index])
    }
  }

  /// Returns the size of the stack, with the guides of the subviews aligned.
  func size(guide: (ViewDimensions) -> CGFloat) -> CGSize {
    let length = dimensions.reduce(0) { $0 + self.length($1) } + distances.reduce(0, +)
    let cross = CGFloat(line(guide).total)
    return axis == .horizontal ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }

  private func line(_ guide: (ViewDimensions) -> CGFloat) -> GuidedLine {
    GuidedLine(
      lengths: dimensions.map { Double(axis == .horizontal ? $0.height : $0.width) },
      guides: dimensions.map { Double(guide($0)) })
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, guide: (ViewDimensions) -> CGFloat) {
    let line = line(guide)
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let across = line.start(of: index, in: axis == .horizontal ? bounds.height : bounds.width)
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
      subview.place(at: point, proposal: proposals[index])
      position += length(dimensions[index])
      if index < distances.count { position += distances[index] }
    }
  }

  /// Returns the preferred space around a stack.
  static func spacing(around subviews: LayoutSubviews, _ axis: Axis) -> ViewSpacing {
    ViewSpacing(.around(subviews.map(\.spacing.value), isVertical: axis == .vertical))
  }

  private func length(_ view: ViewDimensions) -> CGFloat { length(CGSize(width: view.width, height: view.height)) }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func make(_ length: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
  }
}
