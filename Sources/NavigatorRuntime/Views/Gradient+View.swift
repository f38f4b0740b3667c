import NavigatorHost

extension LinearGradient: View {
  /// A body that is never evaluated, because the runtime shows the gradient itself.
  public var body: Never {
    fatalError("a gradient has no body: the runtime shows it itself")
  }
}

extension LinearGradient: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintNode(.color, view, type, context)
  }
}

extension RadialGradient: View {
  /// A body that is never evaluated, because the runtime shows the gradient itself.
  public var body: Never {
    fatalError("a gradient has no body: the runtime shows it itself")
  }
}

extension RadialGradient: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintNode(.color, view, type, context)
  }
}

extension AngularGradient: View {
  /// A body that is never evaluated, because the runtime shows the gradient itself.
  public var body: Never {
    fatalError("a gradient has no body: the runtime shows it itself")
  }
}

extension AngularGradient: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintNode(.color, view, type, context)
  }
}

extension EllipticalGradient: View {
  /// A body that is never evaluated, because the runtime shows the gradient itself.
  public var body: Never {
    fatalError("a gradient has no body: the runtime shows it itself")
  }
}

extension EllipticalGradient: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PaintNode(.color, view, type, context)
  }
}

/// The node of a style that is a view and does not depend on inherited styles. It fills its space with the style.
@MainActor
final class PaintNode<V: View & HostShapeStyle>: ElementNode<V> {
  override var absorbsFrame: Bool { true }
  override var keepsBackgroundOutside: Bool { true }
  override var isBoxedInRows: Bool { true }

  override func resolve() -> Resolved {
    Resolved(style: [.background(view.paintSource.paint(tint: nil, foreground: nil))])
  }
}
