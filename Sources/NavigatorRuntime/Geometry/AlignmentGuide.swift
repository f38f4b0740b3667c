import Foundation
import NavigatorHost
import NavigatorLayout

extension View {
  /// Sets the position of a horizontal alignment guide of this view. Containers that use the guide align the view at this
  /// position.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the distance from the leading edge of the view, in points.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }

  /// Sets the position of a vertical alignment guide of this view. Containers that use the guide align the view at this position.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: A closure that returns the distance from the top edge of the view, in points.
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

/// A guide of a group applies to each view in the group.
nonisolated extension AlignmentGuideView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

nonisolated extension AlignmentGuideView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(AlignmentGuideView<AnyView>(content: view, key: key, value: value)) }
}

/// A node that sets an alignment guide of its elements for the layout of enclosing containers. The values on which the guide
/// depends are read with the size of the first element.
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

  /// Reads the values on which the guide depends, so that a change of them causes another evaluation. The layout computes the
  /// guide itself.
  private func readValues() {
    let size = observer.size
    guard observer.hasFrame else { return }
    _ = view.value(ViewDimensions(width: size.width, height: size.height))
  }
}

/// The alignment guide that a modifier provides to the layout.
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
