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
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }

  /// Sets the position of a vertical guide, by which the container of this view aligns it if it uses this guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the position in points from the top edge of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }
}

nonisolated struct AlignmentGuideView<Content: View>: PrimitiveView {
  let content: Content
  let key: LayoutGuideKey
  let value: (ViewDimensions) -> CGFloat

  nonisolated init(content: Content, key: LayoutGuideKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.content = content
    self.key = key
    self.value = value
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AlignmentGuideNode(view, type, context)
  }
}

/// A guide of a group is that of each view in it.
nonisolated extension AlignmentGuideView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

nonisolated extension AlignmentGuideView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(AlignmentGuideView<AnyView>(content: view, key: key, value: value)) }
}

/// A node with a guide of the elements in it, for the layout of the containers around them. The values on which the guide depends
/// are read with the size of the first one.
@MainActor
final class AlignmentGuideNode<Content: View>: ObservingNode<AlignmentGuideView<Content>, Content> {
  private let source: GuideSource

  override var childContext: NodeContext {
    let context = super.childContext
    return context.with(boxes: BoxChain(.guide(source), outer: context.boxes))
  }

  init(_ view: AlignmentGuideView<Content>, _ type: ViewType<AlignmentGuideView<Content>>, _ context: NodeContext) {
    source = GuideSource(view.key, view.value)
    super.init(view, type, context) { $0.content }
    update()
  }

  override func willTearDown() {
    super.willTearDown()
    graph.geometry.needsLayout = true
  }

  override func evaluate() {
    update()
    super.evaluate()
  }

  private func update() {
    evaluation &+= 1
    source.set(view.key, view.value)
    graph.geometry.needsLayout = true
    graph.queue.reading(as: self) { graph.trackingObservables(of: self) { readValues() } }
  }

  /// Reads the values on which the guide depends, so that the node is evaluated again when one of them changes. The layout
  /// computes the guide itself.
  private func readValues() {
    let size = observer.size
    guard observer.hasFrame else { return }
    _ = view.value(ViewDimensions(width: size.width, height: size.height))
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
