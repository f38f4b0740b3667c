import NavigatorHost

/// An alignment guide.
///
/// It is `@unchecked Sendable` because the metatype has no mutable state.
package struct LayoutGuideKey: Hashable, @unchecked Sendable {
  /// The type that identifies the alignment.
  package let type: Any.Type
  /// A Boolean value that indicates whether the guide is a distance from the top edge.
  package let isVertical: Bool

  package init(_ type: Any.Type, isVertical: Bool) {
    self.type = type
    self.isVertical = isVertical
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type && lhs.isVertical == rhs.isVertical }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(isVertical)
  }
}

/// The guides for edges, centers and baselines.
extension LayoutGuideKey {
  private enum Start {}
  private enum Center {}
  private enum End {}
  private enum FirstBaseline {}
  private enum LastBaseline {}
  private enum SeparatorStart {}
  private enum SeparatorEnd {}

  package static let leading = Self(Start.self, isVertical: false)
  package static let horizontalCenter = Self(Center.self, isVertical: false)
  package static let trailing = Self(End.self, isVertical: false)
  package static let top = Self(Start.self, isVertical: true)
  package static let verticalCenter = Self(Center.self, isVertical: true)
  package static let bottom = Self(End.self, isVertical: true)
  package static let firstBaseline = Self(FirstBaseline.self, isVertical: true)
  package static let lastBaseline = Self(LastBaseline.self, isVertical: true)
  /// The start and the end of the line below a row of a list.
  package static let separatorStart = Self(SeparatorStart.self, isVertical: false)
  package static let separatorEnd = Self(SeparatorEnd.self, isVertical: false)
}

/// A view modifier that sets an alignment guide.
package protocol LayoutGuideSource: AnyObject {
  /// The guide that the modifier sets.
  var key: LayoutGuideKey { get }

  /// A Boolean value that indicates whether the source is not a guide of its element, but the alignment of the element's
  /// content. The position of the guide then also applies to the views in the element.
  var alignsContent: Bool { get }

  /// Returns the position of the guide in a view of a size, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - baseline: A closure that returns the distance from the top of the view to its first or last baseline.
  ///   - inner: A closure that returns the guides that the view has without this modifier.
  func value(
    in size: LayoutSize, baseline: @escaping (_ isFirst: Bool) -> Double, inner: @escaping (LayoutGuideKey) -> Double?
  ) -> Double
}

extension LayoutGuideSource {
  package var alignsContent: Bool { false }
}

/// The input of the computation of a guide. The level is the number of modifiers that apply.
struct LayoutGuideInput: Hashable {
  var key: LayoutGuideKey
  var level: Int
  var size: LayoutSize
  var proposal: LayoutProposal
}

extension LayoutChild {
  /// Returns the position of a guide that the child or one of its descendants sets for a proposal, or nil if none does.
  package func guide(_ key: LayoutGuideKey, _ proposal: LayoutProposal) -> Double? {
    node.guide(key, node.size(proposal), proposal)
  }

  /// Returns the distance from the top of the child to its first or last baseline for a proposal.
  package func baseline(isFirst: Bool, _ proposal: LayoutProposal) -> Double {
    node.baseline(node.size(proposal), proposal, isFirst: isFirst)
  }
}

extension LayoutNode {
  /// Returns the position of a guide that the node or one of its descendants sets, in points from the edge of the node, or nil if
  /// none does.
  func guide(_ key: LayoutGuideKey, _ size: LayoutSize, _ proposal: LayoutProposal) -> Double? {
    guard hasGuides else { return nil }
    return guide(LayoutGuideInput(key: key, level: guides.count, size: size, proposal: proposal))
  }

  private func guide(_ input: LayoutGuideInput) -> Double? {
    if let known = knownGuides[input] { return known }
    let value = computedGuide(input)
    knownGuides.add(value, for: input)
    return value
  }

  private func computedGuide(_ input: LayoutGuideInput) -> Double? {
    guard let level = guides.prefix(input.level).lastIndex(where: { $0.key == input.key && !$0.alignsContent }) else {
      return combinedGuide(input)
    }
    let baseline = { (isFirst: Bool) in self.baseline(input.size, input.proposal, isFirst: isFirst) }
    let value = guides[level].value(in: input.size, baseline: baseline) { key in
      self.guide(LayoutGuideInput(key: key, level: level, size: input.size, proposal: input.proposal))
    }
    return value.validDistance
  }

  /// Returns the guide that an app's layout sets, or the average of the guides that the children set.
  private func combinedGuide(_ input: LayoutGuideInput) -> Double? {
    guard case .custom(let layout) = kind, layout.isApps else { return averageGuide(input) }
    let content = contentPlace(input.size, inner(input.proposal))
    let origin = input.key.isVertical ? content.y : content.x
    let own = layout.guide(input.key, in: content.size, content.proposal, children.map { LayoutChild(node: $0) }) {
      self.averageGuide(input).map { $0 - origin }
    }
    return own.map { $0.validDistance + origin }
  }

  private func averageGuide(_ input: LayoutGuideInput) -> Double? {
    guard children.contains(where: \.hasGuides) else { return nil }
    return averageGuide(input.key, in: contentPlace(input.size, inner(input.proposal)))
  }

  /// Returns the average of the guides that the children set. Guides in a layer, or in a container that takes the proposed space,
  /// have no effect outside of it.
  func averageGuide(_ key: LayoutGuideKey, in content: ContentPlace) -> Double? {
    var count = children.count
    switch kind {
    case .scroll, .list, .places, .reader: return nil
    case .layers: count = 1
    default: break
    }
    let isVertical = key.isVertical
    let values = placements(content.size, content.proposal).prefix(count).compactMap { place -> Double? in
      let offset = isVertical ? content.y + place.y + place.node.offset.y : content.x + place.x + place.node.offset.x
      return place.node.guide(key, place.size, place.proposal).map { $0 + offset }
    }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
