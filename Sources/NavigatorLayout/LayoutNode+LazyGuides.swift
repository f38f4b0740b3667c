import NavigatorHost

/// Guides in lazy stacks and lazy grids.
///
/// Each view is aligned with its own cell, because the guides of the other views are unknown: most of them do not exist. A view
/// therefore keeps its position when others are scrolled into view. Baselines are an exception, because a view has no baseline
/// independently of its own height: those of the existing views in a horizontal stack are in one line.
extension LayoutNode {
  /// Moves a view of a lazy container to the position at which its guides coincide with those of its cell.
  ///
  /// - Parameters:
  ///   - place: The position of the view without guides.
  ///   - cell: The size of the cell. In a stack, it is the space perpendicular to the axis, and the length of the view.
  ///   - alignment: The alignment of the view in its cell.
  ///   - isStack: A Boolean value that indicates whether the container is a stack, which aligns views along one axis.
  ///   - axis: The axis of the container.
  func shift(
    _ place: inout LayoutPlacement, in cell: LayoutSize, _ alignment: LayoutAlignment, isStack: Bool, _ axis: LayoutAxis
  ) {
    guard place.node.center == nil else { return }
    if !isStack || axis == .vertical { place.x += cellShift(of: place, isVertical: false, cell, alignment) }
    if !isStack || axis == .horizontal { place.y += cellShift(of: place, isVertical: true, cell, alignment) }
  }

  /// Moves the views of a horizontal stack so that their baselines are in one line. The views are centered as a group. Returns
  /// the height of the group.
  func alignBaselines(of places: inout [LayoutPlacement], isFirst: Bool, in height: Double?) -> Double {
    let indices = places.indices.filter { places[$0].node.gapCount == nil }
    let line = GuidedLine(
      lengths: indices.map { places[$0].size.height },
      guides: indices.map { places[$0].node.baseline(places[$0].size, places[$0].proposal, isFirst: isFirst) })
    for (position, index) in indices.enumerated() { places[index].y = line.start(of: position, in: height ?? line.total) }
    return line.total
  }

  /// Returns the distance by which guides move a view from its default position in its cell.
  private func cellShift(
    of place: LayoutPlacement, isVertical: Bool, _ cell: LayoutSize, _ alignment: LayoutAlignment
  ) -> Double {
    let free = isVertical ? cell.height - place.size.height : cell.width - place.size.width
    let fraction = isVertical ? alignment.verticalFraction : alignment.horizontal
    if let source = guides.first(where: { $0.alignsContent && $0.key.isVertical == isVertical }) {
      let line = source.value(in: cell, baseline: { _ in cell.height }, inner: { _ in nil }).validDistance
      return line - place.value(of: source) - free * fraction
    }
    // Guides for baselines have no effect in lazy containers.
    guard !isVertical || !alignment.usesBaseline else { return 0 }
    guard let own = place.node.guide(alignment.key(isVertical: isVertical), place.size, place.proposal) else { return 0 }
    return (isVertical ? place.size.height : place.size.width) * fraction - own
  }

  /// Reports the margins of the views of a lazy container that guides move.
  func reportMargins(of rules: LayoutLines, in size: LayoutSize, _ report: (ElementID, StyleProperty) -> Void) {
    let proposal = LayoutProposal(width: size.width, height: size.height)
    let places = lines(rules, proposal).placements
    let defaults = lines(rules, proposal, isGuided: false).placements
    for (place, other) in zip(places, defaults) {
      place.node.report(Insets((x: place.x - other.x, y: place.y - other.y)), report)
    }
  }
}

extension LayoutPlacement {
  /// Returns the position of the guide of a container's alignment in the view.
  fileprivate func value(of source: any LayoutGuideSource) -> Double {
    let (node, size, proposal) = (node, size, proposal)
    return source.value(in: size, baseline: { node.baseline(size, proposal, isFirst: $0) }) {
      node.guide($0, size, proposal)
    }
    .validDistance
  }
}
