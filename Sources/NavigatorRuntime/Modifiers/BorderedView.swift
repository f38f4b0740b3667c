import Foundation
import NavigatorHost

/// A view with a border. Hosts draw a border in one color as a part of the view's box, and other borders as a shape in front of
/// the view.
nonisolated struct BorderedView<Content: View>: PrimitiveView {
  let content: Content
  let style: AnyShapeStyle
  let width: CGFloat
  /// A Boolean value that indicates whether styles of the static type can be gradients or pictures.
  let mayHavePattern: Bool

  nonisolated init(content: Content, style: AnyShapeStyle, width: CGFloat, mayHavePattern: Bool) {
    self.content = content
    self.style = style
    self.width = width
    self.mayHavePattern = mayHavePattern
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.mayHavePattern
      ? TransparentNode(view, type, context) { $0.layers } : TransparentNode(view, type, context) { $0.box($0.style) }
  }

  /// The view in a box whose border is invisible if the border is a shape in front of it. The view keeps its identity if another
  /// style replaces this one.
  @MainActor private var layers: some View {
    let isPattern = style.isPattern
    return box(isPattern ? AnyShapeStyle(Color.clear) : style)
      .overlay { if isPattern { Rectangle().strokeBorder(style, lineWidth: width).allowsHitTesting(false) } }
  }

  @MainActor private func box(_ style: AnyShapeStyle) -> PaintedBox<Content> {
    PaintedBox(content: content, style: style, part: .border(width: Double(width)))
  }
}

extension BorderedView: FramedView {
  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

extension ShapeStyle {
  /// A Boolean value that indicates whether styles of this type can be gradients or pictures. Others have one color.
  nonisolated static var mayHavePattern: Bool {
    let patterns: [any ShapeStyle.Type] = [
      LinearGradient.self, RadialGradient.self, AngularGradient.self, EllipticalGradient.self, Gradient.self, AnyGradient.self,
      ImagePaint.self, MeshGradient.self, AnyShapeStyle.self,
    ]
    return patterns.contains { $0 == Self.self }
  }
}

extension AnyShapeStyle {
  /// A Boolean value that indicates whether the style is a gradient or a picture.
  nonisolated fileprivate var isPattern: Bool {
    switch resolved(in: EnvironmentValues()).paintSource {
    case .paint(.linearGradient), .paint(.radialGradient), .paint(.angularGradient), .paint(.ellipticalGradient), .paint(.image),
      .paint(.picture):
      true
    default: false
    }
  }
}
