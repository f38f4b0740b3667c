import Foundation
import NavigatorHost

extension View {
  /// Shows the parts of this view where a mask is opaque.
  ///
  /// Hosts draw masks that are shapes, filled shapes, colors and gradients. The mask fills the space of this view.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask())
  }

  /// Shows the parts of this view where a mask is opaque. Prefer `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask)
  }
}

/// A mask that hosts can draw.
nonisolated enum MaskSource {
  case style(AnyShapeStyle)
  case shape(any Shape, FillStyle)
}

/// A view that can be a mask.
protocol MaskingView {
  nonisolated var maskSource: MaskSource? { get }
}

extension DrawnShape: MaskingView {
  nonisolated var maskSource: MaskSource? {
    if stroke != nil, fill == nil { return nil }
    if shape is Rectangle, let fill { return .style(fill) }
    return .shape(shape, fillRule)
  }
}

extension MaskSource {
  nonisolated init?(_ view: some View) {
    if let style = view as? any HostShapeStyle {
      self = .style(AnyShapeStyle(source: style.paintSource))
    } else if let shape = view as? any Shape {
      self = .shape(shape, FillStyle())
    } else if let source = (view as? any MaskingView)?.maskSource {
      self = source
    } else {
      return nil
    }
  }
}

nonisolated struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    MaskedNode(view, type, context) { $0.content }
  }
}

@MainActor
final class MaskedNode<Content: View, Mask: View>: ComputedBoxNode<MaskedView<Content, Mask>, Content> {
  override func makeModifiers() -> [BoxModifier] {
    switch MaskSource(view.mask) {
    case .style(let style): return [.outer(.mask(inherited.paint(of: style, in: EnvironmentValues(scope: scope))))]
    case .shape(let shape, let fillRule):
      let outline = ShapeOutline(shape, size: (view.content as? any FramedView)?.fixedSize)
      let white = Paint.color(ColorStyle(.named("white")))
      return [.outer(.clip(outline.drawing(fill: white, usesEvenOddRule: fillRule.isEOFilled)))]
    case nil:
      graph.reportOnce(
        "No host can draw a mask of the type \(Mask.self), so the view is shown without it. Use a shape or a gradient.")
      return []
    }
  }
}
