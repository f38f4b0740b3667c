extension LayoutNode {
  /// The sizes of a stack and of its children.
  struct Stacked {
    var size: LayoutSize
    /// The proposals to the children, in order.
    var proposals: [LayoutProposal]
    var sizes: [LayoutSize]
    /// The positions of the children perpendicular to the axis if one of them sets the guide of the stack's alignment.
    var line: GuidedLine?
  }

  /// Proposes shares of the space to the children of a stack. Children with a higher priority come first, and among equal
  /// priorities the less flexible children.
  func stack(_ axis: LayoutAxis, _ spacing: Double, _ alignment: LayoutAlignment, _ proposal: LayoutProposal) -> Stacked {
    let cross = axis.crossLength(proposal)
    var stacked = Stacked(
      size: .zero, proposals: Array(repeating: axis.proposal(nil, cross: cross), count: children.count),
      sizes: Array(repeating: .zero, count: children.count))
    let distances = preferredDistances(axis)
    let gaps = distances?.reduce(0, +) ?? (children.isEmpty ? 0 : spacing * Double(children.count - 1))
    if let length = axis.length(proposal) {
      share(max(length - gaps, 0), axis, cross, &stacked)
    } else {
      for index in children.indices {
        stacked.sizes[index] = stackedSize(of: children[index], axis, stacked.proposals[index])
      }
    }
    var length = gaps
    var crossLength = 0.0
    for size in stacked.sizes {
      length += axis.length(size)
      crossLength = max(crossLength, axis.crossLength(size))
    }
    stacked.line = guidedLine(isVertical: axis == .horizontal, alignment, stacked.sizes, stacked.proposals)
    if let line = stacked.line {
      crossLength = line.total
    } else if axis == .horizontal, alignment.usesBaseline {
      crossLength = baselineHeight(stacked, alignment)
    }
    stacked.size = axis.size(min(max(length, 0), LayoutProposal.infinity), cross: crossLength)
    return stacked
  }

  /// Returns the proposal with which a stack of a size places its children. If the stack has no proposal perpendicular to its
  /// axis, the views that fill that axis are as long as the stack. An example is a divider below a text in a horizontal scroll
  /// view.
  ///
  /// A container of one view is not a stack of an app, but a frame or a layer. It keeps the proposal.
  func stackProposal(_ axis: LayoutAxis, _ size: LayoutSize, _ proposal: LayoutProposal) -> LayoutProposal {
    guard children.count > 1, axis.crossLength(proposal) == nil else { return proposal }
    return axis.proposal(axis.length(proposal), cross: axis.crossLength(size))
  }

  /// Returns the size of a child. Spacers have a length along one axis only.
  private func stackedSize(of child: LayoutNode, _ axis: LayoutAxis, _ proposal: LayoutProposal) -> LayoutSize {
    switch child.kind {
    case .spacer(let minimum) where child.frame == nil:
      return axis.size(max(axis.length(proposal) ?? minimum, minimum), cross: 0)
    default: return child.size(proposal)
    }
  }

  private func share(_ space: Double, _ axis: LayoutAxis, _ cross: Double?, _ stacked: inout Stacked) {
    var remaining = space
    var order = Array(children.indices)
    var reserved = 0.0
    let priorities = children.map(\.stackPriority)
    let hasPriorities = priorities.contains { $0 != priorities[0] }
    if order.count > 1 {
      let flexibilities = children.map { flexibility(of: $0, axis, cross) }
      order.sort {
        if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
        return flexibilities[$0] == flexibilities[$1] ? $0 < $1 : flexibilities[$0] < flexibilities[$1]
      }
    }
    var minimums: [Double] = []
    if hasPriorities, let highest = priorities.max() {
      // No length is reserved for the children with the highest priority, because no child comes before them.
      minimums = children.indices.map { index in
        priorities[index] == highest
          ? 0 : axis.length(stackedSize(of: children[index], axis, axis.proposal(0, cross: cross)))
      }
      reserved = minimums.reduce(0, +)
    }
    var start = 0
    while start < order.count {
      // Children of the same priority share the space that remains after the minimum lengths of children with lower priorities.
      var end = start + 1
      while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
      if hasPriorities { for index in order[start..<end] { reserved -= minimums[index] } }
      for position in start..<end {
        let index = order[position]
        let share = LayoutProposal.share(max((remaining - reserved) / Double(end - position), 0))
        stacked.proposals[index] = axis.proposal(share, cross: cross)
        stacked.sizes[index] = stackedSize(of: children[index], axis, stacked.proposals[index])
        remaining -= axis.length(stacked.sizes[index])
      }
      start = end
    }
  }

  /// The maximum number of stacks in each other whose flexibility is measured. Each measurement proposes two more lengths to all
  /// views in the stacks.
  private static var maximumMeasuredDepth: Int { 24 }

  /// Returns the difference between the maximum and the minimum length of a child. Very deep stacks count as flexible.
  private func flexibility(of child: LayoutNode, _ axis: LayoutAxis, _ cross: Double?) -> Double {
    if child.frame == nil, child.aspectRatio == nil, !child.fixesWidth, !child.fixesHeight {
      switch child.kind {
      case .fixed: return 0
      case .text(let text) where axis == .horizontal: return text.idealWidth
      case .text(let text) where !text.fitsHeight: return 0
      case .spacer: return 2 * LayoutProposal.infinity
      case .divider: return 0
      default: break
      }
    }
    if child.stackDepth > Self.maximumMeasuredDepth { return LayoutProposal.infinity }
    let largest = child.size(axis.proposal(LayoutProposal.infinity, cross: cross))
    let smallest = child.size(axis.proposal(0, cross: cross))
    return axis.length(largest) - axis.length(smallest)
  }

  /// Returns the height of a horizontal stack whose children are aligned by a baseline.
  private func baselineHeight(_ stacked: Stacked, _ alignment: LayoutAlignment) -> Double {
    var above = 0.0
    var below = 0.0
    for (index, child) in children.enumerated() {
      let size = stacked.sizes[index]
      let baseline = child.baseline(size, stacked.proposals[index], isFirst: alignment.vertical == .firstBaseline)
      above = max(above, baseline)
      below = max(below, size.height - baseline)
    }
    return above + below
  }
}

extension LayoutNode {
  /// The priority in a stack. A spacer without a priority receives space after all other views.
  var stackPriority: Double {
    if priority == 0, frame == nil, case .spacer = kind { return -.infinity }
    return priority
  }
}

extension LayoutAlignment {
  var usesBaseline: Bool { vertical == .firstBaseline || vertical == .lastBaseline }
}
