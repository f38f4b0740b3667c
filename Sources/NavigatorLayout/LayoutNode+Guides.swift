import NavigatorHost

extension LayoutAlignment {
  /// Returns the guide that aligns views along an axis.
  func key(isVertical: Bool) -> LayoutGuideKey {
    guard isVertical else { return horizontal == 0 ? .leading : horizontal == 1 ? .trailing : .horizontalCenter }
    return switch vertical {
    case .fraction(let fraction): fraction == 0 ? .top : fraction == 1 ? .bottom : .verticalCenter
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Returns the fraction of the free space that is before the views. Views that are aligned by a baseline begin at the top.
  func fraction(isVertical: Bool) -> Double {
    guard isVertical else { return horizontal }
    return usesBaseline ? 0 : verticalFraction
  }
}

/// Containers whose children set the guide of the container's alignment.
extension LayoutNode {
  /// Returns the positions of the children along an axis, or nil if none of them sets the guide of the alignment. The guide of an
  /// only child has no effect.
  func guidedLine(
    isVertical: Bool, _ alignment: LayoutAlignment, _ sizes: [LayoutSize], _ proposals: [LayoutProposal]
  ) -> GuidedLine? {
    hasGuides ? Self.guidedLine(of: children, isVertical: isVertical, alignment, sizes, proposals) : nil
  }

  /// Returns the positions of views along an axis, or nil if none of them sets the guide of the alignment, or if there is only
  /// one view.
  static func guidedLine(
    of views: [LayoutNode], isVertical: Bool, _ alignment: LayoutAlignment, _ sizes: [LayoutSize], _ proposals: [LayoutProposal]
  ) -> GuidedLine? {
    guard views.count > 1 else { return nil }
    let key = alignment.key(isVertical: isVertical)
    let explicit = views.enumerated().map { index, view in view.guide(key, sizes[index], proposals[index]) }
    guard explicit.contains(where: { $0 != nil }) else { return nil }
    let guides = views.enumerated().map { index, view in
      explicit[index] ?? view.defaultGuide(isVertical: isVertical, alignment, sizes[index], proposals[index])
    }
    return GuidedLine(
      lengths: sizes.map { isVertical ? $0.height : $0.width }, guides: guides,
      fraction: alignment.fraction(isVertical: isVertical))
  }

  /// Returns the default position of an alignment's guide in a node.
  func defaultGuide(
    isVertical: Bool, _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> Double {
    guard isVertical else { return size.width * alignment.horizontal }
    guard alignment.usesBaseline else { return size.height * alignment.verticalFraction }
    return baseline(size, proposal, isFirst: alignment.vertical == .firstBaseline)
  }

  // MARK: Overlaid views

  private func overlaidLines(
    _ alignment: LayoutAlignment, _ proposal: LayoutProposal
  ) -> (horizontal: GuidedLine?, vertical: GuidedLine?) {
    guard children.count > 1, hasGuides else { return (nil, nil) }
    let sizes = children.map { $0.size(proposal) }
    let proposals = Array(repeating: proposal, count: children.count)
    // Both guides of a view are computed before those of the next view, because their closures may share variables.
    for (index, child) in children.enumerated() {
      for isVertical in [false, true] { _ = child.guide(alignment.key(isVertical: isVertical), sizes[index], proposal) }
    }
    return (
      guidedLine(isVertical: false, alignment, sizes, proposals), guidedLine(isVertical: true, alignment, sizes, proposals)
    )
  }

  /// Returns the size that contains all children of a Z stack.
  func overlaidSize(_ alignment: LayoutAlignment, _ proposal: LayoutProposal) -> LayoutSize {
    let size = children.reduce(LayoutSize.zero) { $0.union($1.size(proposal)) }
    let lines = overlaidLines(alignment, proposal)
    return LayoutSize(width: lines.horizontal?.total ?? size.width, height: lines.vertical?.total ?? size.height)
  }

  /// Returns the placements of the children of a Z stack.
  func overlaidPlacements(_ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal) -> [LayoutPlacement] {
    let lines = overlaidLines(alignment, proposal)
    return children.enumerated().map { index, child in
      var place = overlaid(child, alignment, size, proposal)
      guard child.center == nil else { return place }
      if let line = lines.horizontal { place.x = line.start(of: index, in: size.width) }
      if let line = lines.vertical { place.y = line.start(of: index, in: size.height) }
      return place
    }
  }

  // MARK: Layers

  /// Returns the placements of a view, which is the first child, and of the layers behind or in front of it.
  func layerPlacements(
    _ alignments: [LayoutAlignment], _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> [LayoutPlacement] {
    children.enumerated().map { index, child in
      guard index > 0 else { return LayoutPlacement(node: child, x: 0, y: 0, size: size, proposal: proposal) }
      let bounds = LayoutProposal(width: size.width, height: size.height)
      var place = overlaid(child, alignments[index - 1], size, bounds)
      if let x = guidedStart(of: place, isVertical: false, alignments[index - 1], size, proposal) { place.x = x }
      if let y = guidedStart(of: place, isVertical: true, alignments[index - 1], size, proposal) { place.y = y }
      return place
    }
  }

  /// Returns the distance of a layer from the edge of the first child at which their guides coincide, or nil if neither of them
  /// sets the guide of the alignment.
  private func guidedStart(
    of layer: LayoutPlacement, isVertical: Bool, _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> Double? {
    guard hasGuides, layer.node.center == nil, let content = children.first else { return nil }
    let key = alignment.key(isVertical: isVertical)
    let outer = content.guide(key, size, proposal)
    let own = layer.node.guide(key, layer.size, layer.proposal)
    guard outer != nil || own != nil else { return nil }
    return (outer ?? content.defaultGuide(isVertical: isVertical, alignment, size, proposal))
      - (own ?? layer.node.defaultGuide(isVertical: isVertical, alignment, layer.size, layer.proposal))
  }

  // MARK: Frames

  /// Returns the distances by which guides move the content of a frame from its default position, or nil if the content does not
  /// set the guides of the frame's alignment.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the frame.
  ///   - size: The size of the content with its padding.
  ///   - proposal: The proposal for which the content has this size.
  func frameShift(
    _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal
  ) -> (x: Double, y: Double)? {
    guard hasGuides, children.contains(where: \.hasGuides) else { return nil }
    let content = paddedPlace(size, proposal)
    let x = averageGuide(alignment.key(isVertical: false), in: content)
    let y = averageGuide(alignment.key(isVertical: true), in: content)
    guard x != nil || y != nil else { return nil }
    return (x.map { size.width * alignment.horizontal - $0 } ?? 0, y.map { size.height * alignment.verticalFraction - $0 } ?? 0)
  }

  /// Reports the margins of the view in a frame. The frame is a box around the view.
  func reportFrameMargins(in size: LayoutSize, _ proposal: LayoutProposal, _ placing: LayoutPlacing) {
    guard let report = placing.reportMargins, hasGuides, let frame, children.count == 1 else { return }
    let proposal = frame.proposal(in: proposal, placedIn: size)
    let alignment = LayoutAlignment(Content.Alignment(frame.alignment))
    guard let shift = frameShift(alignment, paddedSize(proposal), proposal) else { return }
    children[0].report(Insets(shift), report)
  }

  // MARK: Margins

  /// Reports the margins with which a host places children at the positions that guides determine.
  func reportMargins(in size: LayoutSize, _ proposal: LayoutProposal, _ placing: LayoutPlacing) {
    guard let report = placing.reportMargins, hasGuides || hasSpacing else { return }
    switch kind {
    case .stack(let axis, let spacing, let alignment):
      let stacked = stack(axis, spacing, alignment, stackProposal(axis, size, proposal))
      reportMargins(of: stacked, axis, spacing, alignment, report)
    case .row(let spacing):
      let alignment = LayoutAlignment(nil)
      let stacked = stack(.horizontal, spacing, alignment, stackProposal(.horizontal, size, proposal))
      reportMargins(of: stacked, .horizontal, spacing, alignment, report)
    case .overlay(let alignment):
      let lines = overlaidLines(alignment, proposal)
      for (index, child) in children.enumerated() where child.center == nil {
        let (leading, trailing) = lines.horizontal?.margins(of: index) ?? (0, 0)
        let (top, bottom) = lines.vertical?.margins(of: index) ?? (0, 0)
        child.report(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing), report)
      }
    case .layers(let alignments):
      for (layer, alignment) in zip(layerPlacements(alignments, size, proposal).dropFirst(), alignments) {
        reportMargins(of: layer, alignment, size, proposal, report)
      }
    case .custom(let layout as EdgeInsetLayout) where hasGuides: layout.reportMargins(children, in: size, report)
    case .list where hasGuides: reportSeparators(in: size, proposal, report)
    case .lines(let rules) where hasGuides: reportMargins(of: rules, in: size, report)
    case .grid(let grid) where hasGuides: reportMargins(of: arranged(grid, proposal), grid.alignment, report)
    default: break
    }
  }

  /// Reports the margins of views that are aligned by guides, or whose distances differ from the default spacing.
  private func reportMargins(
    of stacked: Stacked, _ axis: LayoutAxis, _ spacing: Double, _ alignment: LayoutAlignment,
    _ report: (ElementID, StyleProperty) -> Void
  ) {
    let distances = preferredDistances(axis)
    guard stacked.line != nil || distances != nil else { return }
    for (index, child) in children.enumerated() {
      var margins = Insets()
      if let line = stacked.line {
        let (start, end) = line.margins(of: index)
        margins = axis == .vertical ? Insets(leading: start, trailing: end) : Insets(top: start, bottom: end)
      }
      if let distances, index > 0, distances[index - 1] != spacing {
        let margin = distances[index - 1] - spacing
        if axis == .vertical { margins.top = margin } else { margins.leading = margin }
      }
      let ignoresBaseline = stacked.line != nil && axis == .horizontal && alignment.usesBaseline
      child.report(margins, ignoresBaseline: ignoresBaseline, report)
    }
  }

  /// Reports the margins of the views in a layer. The element of a layer has the size of the view to which the layer belongs.
  private func reportMargins(
    of layer: LayoutPlacement, _ alignment: LayoutAlignment, _ size: LayoutSize, _ proposal: LayoutProposal,
    _ report: (ElementID, StyleProperty) -> Void
  ) {
    let x = guidedStart(of: layer, isVertical: false, alignment, size, proposal)
    let y = guidedStart(of: layer, isVertical: true, alignment, size, proposal)
    guard x != nil || y != nil else { return }
    let views = layer.node.placements(layer.size, layer.proposal)
    for (index, view) in views.enumerated() {
      var margins = Insets()
      if let x {
        margins.leading = x + view.x
        margins.trailing = size.width - x - view.x - view.size.width
      }
      if let y, index == 0 { margins.top = y }
      if let y, index == views.count - 1 { margins.bottom = size.height - y - layer.size.height }
      view.node.report(margins, report)
    }
  }

  /// Reports the ends of the lines below the rows of a list in which a view sets their guides.
  private func reportSeparators(
    in size: LayoutSize, _ proposal: LayoutProposal, _ report: (ElementID, StyleProperty) -> Void
  ) {
    for place in placements(size, proposal) {
      guard case .row = place.node.listPart, place.node.hasGuides, let id = place.node.innerRow ?? place.node.id
      else { continue }
      let start = place.node.guide(.separatorStart, place.size, place.proposal)
      let end = place.node.guide(.separatorEnd, place.size, place.proposal)
      guard start != nil || end != nil else { continue }
      let insets = place.node.rowInsets
      report(
        id,
        .rowSeparatorEnds(
          leading: start.map { Self.rounded(insets.leading + $0) },
          trailing: end.map { Self.rounded(insets.trailing + place.size.width - $0) }))
    }
  }

  /// Returns a length that is rounded to thousandths of a point, so that rounding errors cause no changes.
  private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

  /// Reports margins that are rounded to thousandths of a point, so that rounding errors cause no changes.
  func report(
    _ margins: Insets, ignoresBaseline: Bool = false, _ report: (ElementID, StyleProperty) -> Void
  ) {
    var margins = margins
    for edge in [\Insets.top, \.leading, \.bottom, \.trailing] {
      margins[keyPath: edge] = margins[keyPath: edge].map(Self.rounded)
    }
    guard let id, ignoresBaseline || margins != Insets() else { return }
    report(id, .alignmentMargins(margins, ignoresBaseline: ignoresBaseline))
  }
}

extension Insets {
  /// Creates the margins that move a view without an effect on the size of its container.
  init(_ shift: (x: Double, y: Double)) {
    self.init(top: shift.y, leading: shift.x, bottom: -shift.y, trailing: -shift.x)
  }
}
