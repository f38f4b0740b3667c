import NavigatorHost

/// A shape with a fill and a stroke. Without either it is filled with the foreground style.
nonisolated struct DrawnShape<S: Shape>: PrimitiveView, ShapeView, FilledView {
  let shape: S
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var lineWidth: Double

  nonisolated init(shape: S, fill: AnyShapeStyle? = nil, stroke: AnyShapeStyle? = nil, lineWidth: Double = 1) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }

  nonisolated var fillStyle: AnyShapeStyle? { fill }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if S.self is any PaddedShape.Type {
      return TransparentNode(view, type, context) { $0.paddedView ?? AnyView(EmptyView()) }
    }
    return ShapeNode(.shape, view, type, context)
  }

  /// The view that hosts show for a shape that they draw as another shape with padding around it.
  nonisolated var paddedView: AnyView? {
    func view<P: PaddedShape>(_ shape: P) -> AnyView? { (self as? DrawnShape<P>).map(shape.view(as:)) }
    return (shape as? any PaddedShape).flatMap { view($0) }
  }
}

@MainActor
final class ShapeNode<S: Shape>: ElementNode<DrawnShape<S>> {
  override var absorbsFrame: Bool { true }

  override func resolve() -> Resolved {
    let inherited = inherited
    let values = EnvironmentValues(scope: scope)
    var style = Style()
    if let fill = view.fill { style.set(.fill(inherited.paint(of: fill, in: values))) }
    if let stroke = view.stroke { style.set(.stroke(inherited.paint(of: stroke, in: values), width: max(view.lineWidth, 0))) }
    if style.isEmpty, let foreground = inherited.foregroundPaint { style.set(.fill(foreground)) }
    return Resolved(content: content, style: style)
  }

  /// The content for hosts. Hosts draw the outlines of known shapes. For shapes that an app defines, the bounding rectangle is
  /// drawn and the limitation is reported.
  private var content: Content {
    if let shape = view.shape as? any HostShape { return shape.shapeContent }
    graph.reportOnce("\(S.self) is a shape that the app defines. No host can draw it yet, so its bounding rectangle is shown.")
    return Rectangle().shapeContent
  }
}
