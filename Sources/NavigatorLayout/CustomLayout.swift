/// A layout that an app defines.
package protocol CustomLayout: AnyObject {
  /// Returns the size of the container for a proposal.
  func size(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> LayoutSize

  /// Returns the places of the children in the bounds of the container. A child without a place is centered.
  func places(in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild]) -> [LayoutPlace?]

  /// A Boolean value that indicates whether the layout is the app's own code, which determines the spacing and the guides of the
  /// container.
  var isApps: Bool { get }

  /// The axis along which the layout arranges its children, or nil if it has no axis. Spacers have a length along it only.
  var stackAxis: LayoutAxis? { get }

  /// Returns the space that the container prefers at its edges.
  func spacing(_ children: [LayoutChild]) -> LayoutSpacing

  /// Returns the position of a guide of the container in a size, in points from the edge of the container; nil for the default.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - size: The size of the container.
  ///   - proposal: The proposal for which the container has this size.
  ///   - children: The children.
  ///   - merged: A closure that returns the average of the guides that the children set; nil if none does.
  func guide(
    _ key: LayoutGuideKey, in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild],
    merged: @escaping () -> Double?
  ) -> Double?
}

extension CustomLayout {
  package var isApps: Bool { false }

  package var stackAxis: LayoutAxis? { nil }

  package func spacing(_ children: [LayoutChild]) -> LayoutSpacing { LayoutSpacing() }

  package func guide(
    _ key: LayoutGuideKey, in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild],
    merged: @escaping () -> Double?
  ) -> Double? { merged() }
}

/// A child of a container that an app arranges.
package struct LayoutChild {
  let node: LayoutNode

  /// The priority of the child.
  package var priority: Double { node.children.first?.priority ?? node.priority }

  /// The priority of the child in a stack. A spacer without a priority receives space after all other views.
  package var stackPriority: Double { node.children.count == 1 ? node.children[0].stackPriority : node.priority }

  /// A Boolean value that indicates whether the child or a view in it may set alignment guides.
  package var hasGuides: Bool { node.hasGuides }

  /// Returns the size of the child for a proposal.
  package func size(_ proposal: LayoutProposal) -> LayoutSize { node.size(proposal) }

  /// Returns a Boolean value that indicates whether the child contains text and the given width is exactly its ideal width. A
  /// browser may need slightly more width to avoid line breaks.
  package func isUnwrapped(in width: Double) -> Bool {
    guard node.hasText else { return false }
    let ideal = node.size(.unspecified).width
    return ideal <= width + 0.01 && width <= ideal + 0.01
  }
}

/// The place of a child in its container, and the proposal that determines its size.
package struct LayoutPlace: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var size: LayoutSize
  package var proposal: LayoutProposal
  /// A Boolean value that indicates whether the width is the ideal width of the texts in the child, which must then not be
  /// wrapped.
  package var isUnwrapped: Bool

  package init(x: Double, y: Double, size: LayoutSize, proposal: LayoutProposal, isUnwrapped: Bool = false) {
    self.isUnwrapped = isUnwrapped
    self.x = x
    self.y = y
    self.size = size
    self.proposal = proposal
  }
}

extension LayoutNode {
  /// Returns the placements of the children that an app's layout determines.
  func customPlacements(_ layout: any CustomLayout, _ size: LayoutSize, _ proposal: LayoutProposal) -> [LayoutPlacement] {
    let places = layout.places(in: size, proposal, children.map { LayoutChild(node: $0) })
    return children.enumerated().map { index, child in
      if places.indices.contains(index), let place = places[index] {
        return LayoutPlacement(
          node: child, x: place.x.validDistance, y: place.y.validDistance, size: place.size, proposal: place.proposal)
      }
      let own = child.size(proposal)
      return LayoutPlacement(
        node: child, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, size: own, proposal: proposal)
    }
  }
}
