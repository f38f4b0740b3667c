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
      ? TransparentNode(view, type, context) { PatternBorder(content: $0.content, style: $0.style, width: $0.width) }
      : TransparentNode(view, type, context) { $0.content.lineBorder($0.style, $0.width) }
  }
}

/// A view with a border that is a shape in front of it if the style is a gradient, a picture or has effects. Otherwise, the
/// border is a part of the view's box.
nonisolated private struct PatternBorder<Content: View>: View {
  let content: Content
  let style: AnyShapeStyle
  let width: CGFloat
  @Environment(\.self) private var environment

  init(content: Content, style: AnyShapeStyle, width: CGFloat) {
    self.content = content
    self.style = style
    self.width = width
  }

  /// The view in a box whose border is invisible if the border is a shape in front of it. The view keeps its identity if another
  /// style replaces this one.
  @MainActor var body: some View {
    let isInFront = isInFront
    return content.lineBorder(isInFront ? AnyShapeStyle(Color.clear) : style, width)
      .overlay { if isInFront { Rectangle().strokeBorder(style, lineWidth: width).allowsHitTesting(false) } }
  }

  @MainActor private var isInFront: Bool {
    let inherited = environment[InheritedStyleKey.self]
    return inherited.paint(of: style, in: environment).isPattern || !inherited.effects(of: style, in: environment).isEmpty
  }
}

extension View {
  nonisolated fileprivate func lineBorder(_ style: AnyShapeStyle, _ width: CGFloat) -> PaintedBox<Self> {
    PaintedBox(content: self, style: style, part: .border(width: Double(width)))
  }
}

extension BorderedView: FramedView {
  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

extension ShapeStyle {
  /// A Boolean value that indicates whether styles of this type can be gradients or pictures, or can have effects. Others have
  /// one color.
  nonisolated static var mayHavePattern: Bool {
    let patterns: [any ShapeStyle.Type] = [
      LinearGradient.self, RadialGradient.self, AngularGradient.self, EllipticalGradient.self, Gradient.self, AnyGradient.self,
      ImagePaint.self, MeshGradient.self,
    ]
    return mayHaveEffects || patterns.contains { $0 == Self.self }
  }
}

extension Paint {
  /// A Boolean value that indicates whether the paint is a gradient or a picture.
  nonisolated fileprivate var isPattern: Bool {
    switch self {
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .image, .picture: true
    case .color, .material: false
    }
  }
}
