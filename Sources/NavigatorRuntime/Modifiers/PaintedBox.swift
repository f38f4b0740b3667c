import NavigatorHost

/// A view with boxes that are drawn with a style: what the style stands for follows from the environment.
nonisolated struct PaintedBox<Content: View>: PrimitiveView {
  /// What is drawn.
  enum Part: Equatable {
    case background(cornerRadius: Double?)
    case border(width: Double)
  }

  let content: Content
  let style: AnyShapeStyle
  let part: Part

  nonisolated init(content: Content, style: AnyShapeStyle, part: Part) {
    self.content = content
    self.style = style
    self.part = part
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintedBoxNode(view, type, context) { $0.content }
  }
}

@MainActor
final class PaintedBoxNode<Content: View>: ComputedBoxNode<PaintedBox<Content>, Content> {
  override func makeModifiers() -> [BoxModifier] {
    let paint = inherited.paint(of: view.style, in: EnvironmentValues(scope: scope))
    switch view.part {
    case .background(let radius?): return [.background(paint), .cornerRadius(radius)]
    case .background(nil): return [.background(paint)]
    case .border(let width): return [.border(paint, width: width)]
    }
  }
}

extension InheritedStyle {
  /// What hosts draw for a style among the views that hand this style down.
  func paint(of style: AnyShapeStyle, in environment: @autoclosure () -> EnvironmentValues) -> Paint {
    style.settled(in: environment()).paintSource.over(foregroundSource).paint(tint: tintPaint, foreground: nil)
  }
}
