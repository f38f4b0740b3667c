import NavigatorLayout

/// A lazy stack, which may have a custom alignment. The session computes the positions of the views of such a stack, as for
/// alignment guides.
nonisolated protocol LazyStackView: LazyContainer, PrimitiveView {
  var layout: LazyLayout { get set }
}

extension LazyVStack: LazyStackView {}
extension LazyHStack: LazyStackView {}

extension LazyStackView {
  /// Creates the node of a lazy stack.
  @MainActor static func makeStackNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    guard view.layout.custom != nil else { return LazyStackNode(.lazyStack, view, type, context) }
    return TransparentNode(view, type, context) { $0.alignedView }
  }

  /// The stack with a standard alignment, and with its custom alignment as a modifier.
  nonisolated fileprivate var alignedView: BoxView<Self> {
    var view = self
    view.layout.custom = nil
    let source = layout.custom.map { ContentAlignment($0, isVertical: layout.axis == .horizontal) }
    return view.box(source.map { [.guide($0)] } ?? [])
  }
}

/// The custom alignment of the views in a container.
nonisolated private final class ContentAlignment: LayoutGuideSource {
  let key: LayoutGuideKey

  init(_ alignment: CustomAlignment, isVertical: Bool) {
    key = LayoutGuideKey(alignment.type, isVertical: isVertical)
  }

  var alignsContent: Bool { true }

  func value(
    in size: LayoutSize, baseline: @escaping (Bool) -> Double, inner: @escaping (LayoutGuideKey) -> Double?
  ) -> Double {
    let dimensions = ViewDimensions(width: size.width, height: size.height, baseline: baseline, explicitGuide: inner)
    if let alignment = HorizontalAlignment(key) { return Double(dimensions[alignment]) }
    return VerticalAlignment(key).map { Double(dimensions[$0]) } ?? 0
  }
}
