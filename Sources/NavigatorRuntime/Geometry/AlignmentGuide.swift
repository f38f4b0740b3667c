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

/// A node that sets an alignment guide of its elements for the layout of enclosing containers.
///
/// Only the layout calls the closure of the guide: once for each size, and in the order of the views in their container. The
/// closures of several guides may share variables, for example to break views into lines.
@MainActor
final class AlignmentGuideNode<Content: View>: ObservingNode<AlignmentGuideView<Content>, Content> {
  private let source: GuideSource

  override var childContext: NodeContext {
    let context = super.childContext
    return context.with(boxes: BoxChain(.guide(source), outer: context.boxes))
  }

  init(_ view: AlignmentGuideView<Content>, _ type: ViewType<AlignmentGuideView<Content>>, _ context: NodeContext) {
    source = GuideSource(view.key)
    super.init(view, type, context) { $0.content }
    source.compute = { [weak self] dimensions in self?.value(in: dimensions) ?? 0 }
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
    source.key = view.key
    graph.geometry.needsLayout = true
  }

  /// Computes the guide. Changes to values that the closure reads cause another evaluation of the node.
  private func value(in dimensions: ViewDimensions) -> CGFloat {
    graph.queue.reading(as: self) { graph.trackingObservables(of: self) { view.value(dimensions) } }
  }
}

/// The alignment guide that a modifier provides to the layout.
nonisolated private final class GuideSource: LayoutGuideSource {
  var key: LayoutGuideKey
  var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  init(_ key: LayoutGuideKey) {
    self.key = key
  }

  func value(
    in size: LayoutSize, baseline: @escaping (Bool) -> Double, inner: @escaping (LayoutGuideKey) -> Double?
  ) -> Double {
    Double(compute(ViewDimensions(width: size.width, height: size.height, baseline: baseline, explicitGuide: inner)))
  }
}
