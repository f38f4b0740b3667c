import NavigatorHost

/// An alignment guide.
package struct LayoutGuideKey: Hashable, Sendable {
  /// The identity of the alignment.
  package let id: ObjectIdentifier
  /// A Boolean value that indicates whether the guide is a distance from the top edge.
  package let isVertical: Bool

  package init(id: ObjectIdentifier, isVertical: Bool) {
    self.id = id
    self.isVertical = isVertical
  }
}

/// A modifier of a view that sets an alignment guide.
package protocol LayoutGuideSource: AnyObject {
  /// The guide that the modifier sets.
  var key: LayoutGuideKey { get }

  /// Returns the position of the guide in a view of a size, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - baseline: A closure that returns the distance from the top of the view to its first baseline, or to its last one.
  ///   - inner: A closure that returns the guides that the view without this modifier sets.
  func value(
    in size: LayoutSize, baseline: @escaping (_ isFirst: Bool) -> Double, inner: @escaping (LayoutGuideKey) -> Double?
  ) -> Double
}

/// A guide of a view of a size, without the modifiers after a level.
struct LayoutGuideQuestion: Hashable {
  var key: LayoutGuideKey
  var level: Int
  var size: LayoutSize
  var proposal: LayoutProposal
}

extension LayoutChild {
  /// Returns the position of a guide that the child or a view in it sets, for a proposal; nil if none does.
  package func guide(_ key: LayoutGuideKey, _ proposal: LayoutProposal) -> Double? {
    node.guide(key, node.size(proposal), proposal)
  }

  /// Returns the distance from the top of the child to its first baseline, or to its last one, for a proposal.
  package func baseline(isFirst: Bool, _ proposal: LayoutProposal) -> Double {
    node.baseline(node.size(proposal), proposal, isFirst: isFirst)
  }
}

extension ElementLayout {
  /// Returns the distance from the top of an element to its first baseline, or to its last one.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - size: The size of the element.
  ///   - isFirst: A Boolean value that indicates whether the result is the first baseline.
  ///   - outer: The styles of the elements around it, the outermost first. The element adopts their fonts.
  package static func baseline(
    of element: Element, in size: LayoutSize, isFirst: Bool, inside outer: [Style], metrics: any TextMetrics = InterMetrics()
  ) -> Double {
    var context = LayoutBuilder.Context()
    for style in outer { context.adopt(style, of: .box) }
    let node = LayoutBuilder(metrics: metrics, window: size).node(element, context)
    return node.baseline(size, LayoutProposal(width: size.width, height: size.height), isFirst: isFirst)
  }
}

extension LayoutNode {
  /// The maximum number of guides that a node keeps.
  private static let maximumGuides = 200

  /// Returns the position of a guide that the node or a node in it sets, in points from the edge of the node; nil if none does.
  func guide(_ key: LayoutGuideKey, _ size: LayoutSize, _ proposal: LayoutProposal) -> Double? {
    guard hasGuides else { return nil }
    return guide(LayoutGuideQuestion(key: key, level: guides.count, size: size, proposal: proposal))
  }

  private func guide(_ question: LayoutGuideQuestion) -> Double? {
    if let known = guideCache[question] { return known }
    let value = computedGuide(question)
    if guideCache.count >= Self.maximumGuides { guideCache = [:] }
    guideCache[question] = .some(value)
    return value
  }

  private func computedGuide(_ question: LayoutGuideQuestion) -> Double? {
    guard let level = guides.prefix(question.level).lastIndex(where: { $0.key == question.key }) else {
      return combinedGuide(question)
    }
    let baseline = { (isFirst: Bool) in self.baseline(question.size, question.proposal, isFirst: isFirst) }
    let value = guides[level].value(in: question.size, baseline: baseline) { key in
      self.guide(LayoutGuideQuestion(key: key, level: level, size: question.size, proposal: question.proposal))
    }
    return value.validDistance
  }

  /// Returns the average of the guides that the children set.
  private func combinedGuide(_ question: LayoutGuideQuestion) -> Double? {
    guard children.contains(where: \.hasGuides) else { return nil }
    let content = contentPlace(question.size, inner(question.proposal))
    let isVertical = question.key.isVertical
    let values = placements(content.size, content.proposal).compactMap { place -> Double? in
      let offset = isVertical ? content.y + place.y + place.node.offset.y : content.x + place.x + place.node.offset.x
      return place.node.guide(question.key, place.size, place.proposal).map { $0 + offset }
    }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
