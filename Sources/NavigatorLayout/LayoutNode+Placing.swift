import NavigatorHost

/// The position of a child in its parent, and the proposal for which the child was measured.
struct LayoutPlacement {
  var node: LayoutNode
  var x: Double
  var y: Double
  var size: LayoutSize
  var proposal: LayoutProposal
}

/// The input of the computation of a baseline.
struct LayoutBaselineInput: Hashable {
  var size: LayoutSize
  var proposal: LayoutProposal
  var isFirst: Bool
}

extension LayoutNode {
  /// Places the node and its descendants.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the window.
  ///   - y: The distance from the top edge of the window.
  ///   - size: The size, which may exceed the size of the content.
  ///   - proposal: The proposal for which the node has this size.
  ///   - placing: The scroll offsets and the receivers of the results.
  func place(x: Double, y: Double, size: LayoutSize, proposal: LayoutProposal, _ placing: LayoutPlacing) {
    if let isRightToLeft, isRightToLeft != placing.isRightToLeft {
      return place(x: x, y: y, size: size, proposal: proposal, placing.turned)
    }
    let isMirrored = placing.isRightToLeft
    let (x, y) = (isMirrored ? x - offset.x : x + offset.x, y + offset.y)
    if let id {
      let rect = LayoutRect(x: x, y: y, size: size)
      placing.report(id, rect)
      placing.anchors?.record(id, rect, isRightToLeft: isMirrored)
      if let coveringBars { placing.reportBars?(id, coveringBars) }
      guard placing.enters(id) else { return }
    }
    guard !children.isEmpty else { return }
    let area = safeArea(in: placing.safeArea, y: y, height: size.height)
    var content = extended(contentPlace(size, inner(proposal)), y: y, in: area)
    var placing = changesSafeArea ? placing.inside(ignoredEdges.flatMap { area?.ignoring($0) } ?? area) : placing
    if let viewport = viewport(y: y + content.y, content.size) { placing = placing.inside(viewport) }
    let placements = placements(content.size, content.proposal)
    if let id,
      let scrolled = placing.scrolled(
        id, hasAnchor: scrollAnchor != nil, scrollExtent(placements, content.size, isMirrored: isMirrored))
    {
      content.x -= scrolled.x
      content.y -= scrolled.y
    }
    content.x = content.size.left(content.x, in: size.width, isMirrored: isMirrored)
    let besideEdge = safeAreaBesideEdge(in: area, y: y + content.y, content.size).map { placing.inside($0) }
    for child in placements {
      let left = child.size.left(child.x, in: content.size.width, isMirrored: isMirrored)
      var top = y + content.y + child.y
      if let edge = child.node.pinnedEdge, let viewport = placing.viewport {
        let section = (top: y + content.y, bottom: y + content.y + content.size.height)
        top = edge.pin(top, height: child.size.height, in: section, viewport)
      }
      let inner = child.node === children[0] ? besideEdge ?? placing : placing
      child.node.place(x: x + content.x + left, y: top, size: child.size, proposal: child.proposal, inner)
    }
    // The margins that a container computes replace the margins that a layer in it has reported.
    reportMargins(in: content.size, content.proposal, placing)
    reportFrameMargins(in: size, inner(proposal), placing)
  }

  /// Returns the bounds of the content inside the frame and the padding, from left to right, and the proposal for the content.
  func contentPlace(_ size: LayoutSize, _ proposal: LayoutProposal) -> ContentPlace {
    var (x, y, size, proposal) = (0.0, 0.0, size, proposal)
    if let frame {
      let outer = size
      proposal = frame.proposal(in: proposal, placedIn: outer)
      size = paddedSize(proposal)
      let alignment = LayoutAlignment(Content.Alignment(frame.alignment))
      x = (outer.width - size.width) * alignment.horizontal
      y = (outer.height - size.height) * alignment.verticalFraction
      if let shift = frameShift(alignment, size, proposal) { (x, y) = (x + shift.x, y + shift.y) }
    }
    let content = paddedPlace(size, proposal)
    return (x + content.x, y + content.y, content.size, content.proposal)
  }

  /// Returns the bounds of the content inside the padding, without the frame.
  func paddedPlace(_ size: LayoutSize, _ proposal: LayoutProposal) -> ContentPlace {
    (
      padding.leading, padding.top,
      LayoutSize(width: max(size.width - padding.width, 0), height: max(size.height - padding.height, 0)),
      contentProposal(in: proposal)
    )
  }

  /// Returns the placements of the children in the bounds of the content, from left to right.
  func placements(_ size: LayoutSize, _ proposal: LayoutProposal) -> [LayoutPlacement] {
    switch kind {
    case .text, .fixed, .filling, .editor, .wide, .circle, .spacer, .divider: []
    case .stack(let axis, let spacing, let alignment): stackPlacements(axis, spacing, alignment, size, proposal)
    case .row(let spacing): stackPlacements(.horizontal, spacing, LayoutAlignment(nil), size, proposal)
    case .overlay(let alignment): overlaidPlacements(alignment, size, proposal)
    case .reader(let alignment):
      children.map { overlaid($0, alignment, size, LayoutProposal(width: size.width, height: size.height)) }
    case .layers(let alignments): layerPlacements(alignments, size, proposal)
    case .scroll(let horizontal, let vertical, let insets):
      scrolledPlacements(horizontal: horizontal, vertical: vertical, self.insets(insets, width: size.width), size, proposal)
    case .lines(let rules): lines(rules, LayoutProposal(width: size.width, height: size.height)).placements
    case .grid(let grid): gridPlacements(grid, proposal)
    case .gridRow: zip(children, cellFrames).map(Self.placement)
    case .list(let insets): listPlacements(self.insets(insets, width: size.width), size)
    case .custom(let layout): customPlacements(layout, size, proposal)
    case .places(let places):
      zip(children, places(size)).map(Self.placement)
    }
  }

  private static func placement(of child: LayoutNode, in frame: LayoutRect) -> LayoutPlacement {
    LayoutPlacement(
      node: child, x: frame.x, y: frame.y, size: frame.size,
      proposal: LayoutProposal(width: frame.size.width, height: frame.size.height))
  }

  func overlaid(
    _ child: LayoutNode, _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> LayoutPlacement {
    let own = child.size(proposal)
    if let center = child.center {
      return LayoutPlacement(
        node: child, x: center.x - own.width / 2, y: center.y - own.height / 2, size: own, proposal: proposal)
    }
    return LayoutPlacement(
      node: child, x: (size.width - own.width) * alignment.horizontal,
      y: (size.height - own.height) * alignment.verticalFraction, size: own, proposal: proposal)
  }

  private func stackPlacements(
    _ axis: LayoutAxis, _ spacing: Double, _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> [LayoutPlacement] {
    let stacked = stack(axis, spacing, alignment, stackProposal(axis, size, proposal))
    let distances = preferredDistances(axis)
    var position = 0.0
    var placements: [LayoutPlacement] = []
    placements.reserveCapacity(children.count)
    let baselines =
      stacked.line == nil && axis == .horizontal && alignment.usesBaseline ? baselines(stacked, alignment) : nil
    let top = baselines?.max() ?? 0
    for (index, child) in children.enumerated() {
      let own = stacked.sizes[index]
      let free = axis.crossLength(size) - axis.crossLength(own)
      let fraction = axis == .horizontal ? alignment.verticalFraction : alignment.horizontal
      let guided = stacked.line?.start(of: index, in: axis.crossLength(size))
      let cross = guided ?? baselines.map { top - $0[index] } ?? free * fraction
      placements.append(
        LayoutPlacement(
          node: child, x: axis == .horizontal ? position : cross, y: axis == .horizontal ? cross : position, size: own,
          proposal: stacked.proposals[index]))
      position += axis.length(own)
      if index < children.count - 1 { position += distances?[index] ?? spacing }
    }
    return placements
  }

  private func baselines(_ stacked: Stacked, _ alignment: LayoutAlignment) -> [Double] {
    children.enumerated().map { index, child in
      child.baseline(stacked.sizes[index], stacked.proposals[index], isFirst: alignment.vertical == .firstBaseline)
    }
  }

  /// Returns the distance from the top of the node to its first or last baseline. The baseline of a view without text and
  /// symbols is its bottom edge.
  func baseline(_ size: LayoutSize, _ proposal: LayoutProposal, isFirst: Bool) -> Double {
    let input = LayoutBaselineInput(size: size, proposal: proposal, isFirst: isFirst)
    if let known = baselines[input] { return known }
    let baseline = computedBaseline(size, proposal, isFirst: isFirst)
    baselines.add(baseline, for: input)
    return baseline
  }

  private func computedBaseline(_ size: LayoutSize, _ proposal: LayoutProposal, isFirst: Bool) -> Double {
    let content = contentPlace(size, inner(proposal))
    if case .text(let text) = kind {
      return content.y + text.baseline(in: content.proposal.width, height: content.proposal.height, isFirst: isFirst)
    }
    if let controlBaseline { return content.y + controlBaseline }
    guard hasBaseline else { return size.height }
    var placements = placements(content.size, content.proposal)
    if case .layers = kind { placements = Array(placements.prefix(1)) }
    if !isFirst { placements.reverse() }
    let text = prefersTextBaseline ? placements.first { $0.node.hasText } : nil
    guard let child = text ?? placements.first(where: { $0.node.hasBaseline }) else { return size.height }
    return content.y + child.y + child.node.baseline(child.size, child.proposal, isFirst: isFirst)
  }

  private func scrolledPlacements(
    horizontal: Bool, vertical: Bool, _ insets: LayoutInsets, _ size: LayoutSize, _ outer: LayoutProposal
  ) -> [LayoutPlacement] {
    let inner = insets.proposal(in: LayoutProposal(width: size.width, height: size.height))
    // A horizontal scroll view is as high as its content, so a height that is relative to it is relative to the proposed height.
    let height = vertical ? inner.height : insets.proposal(in: outer).height
    container?.adopt(LayoutProposal(width: inner.width, height: height))
    let proposal = LayoutProposal(width: horizontal ? nil : inner.width, height: vertical ? nil : inner.height)
    let sizes = children.map { $0.size(proposal) }
    var y = insets.top
    if vertical, let fraction = scrollAlignment?.verticalFraction, let height = inner.height {
      y += max(height - sizes.reduce(0) { $0 + $1.height }, 0) * fraction
    }
    return zip(children, sizes).map { child, own in
      defer { y += own.height }
      let free = (inner.width ?? own.width) - own.width
      let fraction = horizontal ? scrollAlignment.map { free > 0 ? $0.horizontal : 0 } ?? 0 : 0.5
      return LayoutPlacement(node: child, x: insets.leading + free * fraction, y: y, size: own, proposal: proposal)
    }
  }

  /// Returns the placements of the rows, headers and footers of a list. The insets of a row are outside of its frame.
  private func listPlacements(_ insets: LayoutInsets, _ size: LayoutSize) -> [LayoutPlacement] {
    var y = insets.top
    let width = max(size.width - insets.width, 0)
    return children.map { child in
      switch child.listPart {
      case .gap(let height):
        defer { y += height }
        return LayoutPlacement(node: child, x: insets.leading, y: y, size: .zero, proposal: .unspecified)
      case .header, .footer:
        let proposal = LayoutProposal(width: width, height: nil)
        let height = child.size(proposal).height
        defer { y += height }
        return LayoutPlacement(
          node: child, x: insets.leading, y: y, size: LayoutSize(width: width, height: height), proposal: proposal)
      case .row:
        let own = child.rowInsets
        let proposal = LayoutProposal(width: max(width - own.width, 0), height: nil)
        let content = child.size(proposal)
        let height = max(content.height + own.height, 44)
        defer { y += height }
        // A row proposes its height, so a view without a height of its own fills the row.
        let inner = LayoutSize(width: proposal.width ?? 0, height: height - own.height)
        return LayoutPlacement(
          node: child, x: insets.leading + own.leading, y: y + own.top, size: inner,
          proposal: LayoutProposal(width: inner.width, height: inner.height))
      }
    }
  }
}
