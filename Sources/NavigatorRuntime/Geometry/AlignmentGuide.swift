import Foundation
import NavigatorHost
import NavigatorLayout

extension View {
  /// Sets the position of a horizontal guide, by which the container of this view aligns it if it uses this guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the position in points from the leading edge of the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, guide: .horizontal(g), value: computeValue)
  }

  /// Sets the position of a vertical guide, by which the container of this view aligns it if it uses this guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the position in points from the top edge of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, guide: .vertical(g), value: computeValue)
  }
}

nonisolated struct AlignmentGuideView<Content: View>: PrimitiveView {
  enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    var key: LayoutGuideKey {
      switch self {
      case .horizontal(let guide): guide.key
      case .vertical(let guide): guide.key
      }
    }
  }

  let content: Content
  let guide: Guide
  let value: (ViewDimensions) -> CGFloat

  nonisolated init(content: Content, guide: Guide, value: @escaping (ViewDimensions) -> CGFloat) {
    self.content = content
    self.guide = guide
    self.value = value
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AlignmentGuideNode(view, type, context)
  }
}

/// A node that moves its content by the difference between the default guide and the guide that the view sets.
@MainActor
final class AlignmentGuideNode<Content: View>: ObservingNode<AlignmentGuideView<Content>, Content>, GuidingNode {
  private var shift = StyleProperty.alignmentShift(x: 0, y: 0)
  private let source: GuideSource

  var guideSource: any LayoutGuideSource { source }

  init(_ view: AlignmentGuideView<Content>, _ type: ViewType<AlignmentGuideView<Content>>, _ context: NodeContext) {
    source = GuideSource(view.guide.key, view.value)
    super.init(view, type, context) { $0.content }
    update()
  }

  override var childContext: NodeContext {
    let outer = isShifted ? BoxChain(.outer(shift), outer: boxes) : boxes
    return super.childContext.with(boxes: BoxChain(.geometry(observer), outer: outer))
  }

  private var isShifted: Bool { shift != .alignmentShift(x: 0, y: 0) }

  override func evaluate() {
    update()
    super.evaluate()
  }

  private func update() {
    evaluation &+= 1
    source.set(view.guide.key, view.value)
    if !graph.geometry.arranged.isEmpty { graph.geometry.needsLayout = true }
    let new = graph.queue.reading(as: self) { graph.trackingObservables(of: self) { makeShift() } }
    guard new != shift else { return }
    shift = new
    child?.inheritBoxes(childContext.boxes)
  }

  /// Returns a closure that computes the baselines of the view.
  private func baseline(in size: CGSize) -> (Bool) -> Double {
    { [weak observer] isFirst in
      guard let record = observer?.record else { return Double(size.height) }
      return MainActor.assumeIsolated { record.baseline(in: size, isFirst: isFirst) }
    }
  }

  private func makeShift() -> StyleProperty {
    let size = observer.size
    guard observer.hasFrame else { return .alignmentShift(x: 0, y: 0) }
    let dimensions = ViewDimensions(width: size.width, height: size.height, baseline: baseline(in: size))
    let value = view.value(dimensions)
    guard value.isFinite, let parent = elementParent else { return .alignmentShift(x: 0, y: 0) }
    switch view.guide {
    case .horizontal(let guide):
      guard parent.usesHorizontal(guide) else { return .alignmentShift(x: 0, y: 0) }
      return .alignmentShift(x: dimensions[guide] - value, y: 0)
    case .vertical(let guide):
      guard parent.usesVertical(guide) else { return .alignmentShift(x: 0, y: 0) }
      let shift = Double(dimensions[guide] - value)
      // A browser aligns baselines whatever the margins are.
      let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
      return isBaseline && shift != 0 ? .offset(x: 0, y: shift) : .alignmentShift(x: 0, y: shift)
    }
  }
}

/// The guide that a modifier sets, for the layout.
nonisolated private final class GuideSource: LayoutGuideSource {
  private(set) var key: LayoutGuideKey
  private var compute: (ViewDimensions) -> CGFloat

  init(_ key: LayoutGuideKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  func set(_ key: LayoutGuideKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  func value(
    in size: LayoutSize, baseline: @escaping (Bool) -> Double, inner: @escaping (LayoutGuideKey) -> Double?
  ) -> Double {
    Double(compute(ViewDimensions(width: size.width, height: size.height, baseline: baseline, explicitGuide: inner)))
  }
}

extension ElementRecord {
  /// Returns the distance from the top of the element to its first baseline, or to its last one.
  fileprivate func baseline(in size: CGSize, isFirst: Bool) -> Double {
    var outer: [Style] = []
    var record = node.elementParent
    while let current = record {
      outer.append(current.style)
      record = current.node.elementParent
    }
    return ElementLayout.baseline(
      of: snapshot(), in: size.layoutSize, isFirst: isFirst, inside: outer.reversed())
  }

  /// Returns a Boolean value that indicates whether the element aligns its children by a horizontal guide.
  fileprivate func usesHorizontal(_ guide: HorizontalAlignment) -> Bool {
    guard guide.custom == nil else { return false }
    let name = content.string(.alignment) ?? "center"
    switch role {
    case .vStack: return name == guide.hostName
    case .zStack, .layerOverlay, .layerBackground:
      switch guide.guide {
      case .leading: return name.hasSuffix("eading")
      case .trailing: return name.hasSuffix("railing")
      case .center: return !name.hasSuffix("eading") && !name.hasSuffix("railing")
      }
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether the element aligns its children by a vertical guide.
  fileprivate func usesVertical(_ guide: VerticalAlignment) -> Bool {
    guard guide.custom == nil else { return false }
    let name = content.string(.alignment) ?? "center"
    switch role {
    case .hStack: return name == guide.hostName
    case .zStack, .layerOverlay, .layerBackground:
      switch guide.guide {
      case .top: return name.hasPrefix("top")
      case .bottom: return name.hasPrefix("bottom")
      case .center: return !name.hasPrefix("top") && !name.hasPrefix("bottom")
      case .firstTextBaseline, .lastTextBaseline: return false
      }
    default: return false
    }
  }
}
