import Foundation
import NavigatorHost

/// A shape with a fill and a line. A shape that has neither is filled with the foreground style.
nonisolated struct DrawnShape<S: Shape>: PrimitiveView, ShapeView, FilledView {
  let shape: S
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the whole line is inside the outline. Otherwise, half of it is outside.
  var isBorder = false
  var fillRule = FillStyle()

  nonisolated init(
    shape: S, fill: AnyShapeStyle? = nil, stroke: AnyShapeStyle? = nil, strokeStyle: StrokeStyle = StrokeStyle()
  ) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
  }

  nonisolated var fillStyle: AnyShapeStyle? { fill }

  /// Returns another shape with the fill and the line of this one.
  nonisolated func with<Other: Shape>(_ other: Other) -> DrawnShape<Other> {
    var drawn = DrawnShape<Other>(shape: other, fill: fill, stroke: stroke, strokeStyle: strokeStyle)
    drawn.isBorder = isBorder
    drawn.fillRule = fillRule
    return drawn
  }

  /// Returns another shape whose line is painted like this shape's line.
  nonisolated func stroked<Other: Shape>(_ other: Other, _ style: StrokeStyle) -> AnyView {
    AnyView(DrawnShape<Other>(shape: other, stroke: fill ?? AnyShapeStyle(.foreground), strokeStyle: style))
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if S.self is any ComposedShape.Type || S.self is any StrokedOutline.Type || S.self == AnyShape.self {
      return TransparentNode(view, type, context) { $0.composedView }
    }
    return ShapeNode(.shape, view, type, context)
  }

  /// The view that hosts show for a shape that they draw as a view with another shape.
  nonisolated var composedView: AnyView {
    func view<P: ComposedShape>(_ shape: P) -> AnyView? { (self as? DrawnShape<P>).map(shape.view(as:)) }
    if let erased = shape as? AnyShape { return erasedView(of: erased.shape) }
    if let line = shape as? any StrokedOutline { return stroked(line.strokedShape, line.style) }
    return (shape as? any ComposedShape).flatMap { view($0) } ?? AnyView(EmptyView())
  }

  /// Returns the view of another shape with the fill and the line of this one.
  nonisolated private func erasedView(of other: some Shape) -> AnyView {
    AnyView(with(other))
  }
}

@MainActor
final class ShapeNode<S: Shape>: ElementNode<DrawnShape<S>> {
  /// The size of the element, if it is measured because the outline depends on it.
  private var observer: GeometryObserver? {
    get { attachment as? GeometryObserver }
    set { attachment = newValue }
  }

  override var absorbsFrame: Bool { true }
  override var keepsPaddingOutside: Bool { true }
  override var keepsBackgroundOutside: Bool { true }
  override var isBoxedInRows: Bool { true }

  override func viewDidChange(from old: DrawnShape<S>) {
    let animated = animatedValues(from: old.shape, to: view.shape)
    super.viewDidChange(from: old)
    if let animated { play(animated.values, animated.timing) }
  }

  override func evaluate() {
    let old = element?.content.drawing
    super.evaluate()
    // The outlines of a change that repeats forever depend on the size.
    guard let old, let new = element?.content.drawing, (old.width, old.height) != (new.width, new.height) else { return }
    if let repeated = repeatedValues(to: view.shape) { play(repeated.values, repeated.timing) }
  }

  /// Records the outlines of an animated change in the current size.
  private func play(_ shapes: [S], _ timing: AnimationStyle) {
    guard let element, let drawing = element.content.drawing, drawing.items.count == 1 else { return }
    let rect = CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    let drawings = shapes.map { shape in
      var frame = drawing
      frame.items[0].steps = shape.steadySteps(in: rect)
      return frame
    }
    guard drawings.canBePlayed else { return }
    // The host stores the frames of an endless change with the element, also if both ends are equal.
    if timing.repeatCount == nil { element.mark(.content) }
    graph.elements.motion.add([Motion.Frames(element.id, drawings: drawings)], timing)
  }

  override func resolve() -> Resolved {
    let inherited = inherited
    let values = EnvironmentValues(scope: scope)
    let fill = view.fill.map { inherited.paint(of: $0, in: values) }
    let stroke = view.stroke.map { inherited.paint(of: $0, in: values) }
    let foreground = fill == nil && stroke == nil ? inherited.foregroundPaint : nil
    var style = Style()
    paintEffects(inherited, values).add(to: &style)
    guard let shape = view.shape as? any HostShape, view.hostsDrawLine(of: shape, stroke, in: boxes?.fixedSize) else {
      var drawn = drawing(
        fill: fill ?? (stroke == nil ? foreground ?? .color(ColorStyle(.named("foreground"))) : nil), stroke: stroke)
      drawn.style = style
      return drawn
    }
    if let fill = fill ?? foreground { style.set(.fill(fill)) }
    if let stroke {
      let width = view.strokeStyle.hostWidth
      style.set(view.isBorder ? .stroke(stroke, width: width) : .outline(stroke, width: width))
    }
    if case .cornerRadii = shape.hostCorners { style.set(shape.hostCorners) }
    return Resolved(content: shape.shapeContent, style: style)
  }

  /// The shadows and the blend modes of the fill and of the line.
  private func paintEffects(_ inherited: InheritedStyle, _ values: EnvironmentValues) -> PaintEffects {
    let styles = [view.fill, view.stroke].compactMap(\.self)
    if styles.isEmpty { return inherited.foregroundSource?.effects ?? PaintEffects() }
    return styles.reduce(PaintEffects()) { $0.adding(inherited.effects(of: $1, in: values)) }
  }

  /// Returns the element with the outline of the shape.
  private func drawing(fill: Paint?, stroke: Paint?) -> Resolved {
    let shape: any Shape = view.isBorder ? view.insetShape : view.shape
    var outline = ShapeOutline(shape, size: boxes?.fixedSize ?? observer?.size)
    // Hosts clip surfaces with materials to outlines in points during an animated change.
    let isSurface = if case .material? = fill { view.shape.hasAnimatableData } else { false }
    if outline.dependsOnSize || isSurface, boxes?.fixedSize == nil, observer == nil {
      let made = GeometryObserver(self)
      observer = made
      outline = ShapeOutline(shape, size: made.size)
    }
    if let observer, let element { observer.attach(to: element) }
    if outline.path.elements.count > Path.maximumHostSteps {
      graph.reportOnce("The path of \(S.self) has more than \(Path.maximumHostSteps) steps. The rest is not drawn.")
    }
    let drawing = outline.drawing(
      fill: fill, usesEvenOddRule: view.fillRule.isEOFilled, stroke: stroke.map(view.strokeStyle.hostStroke))
    return Resolved(content: [.drawing: .drawing(drawing)])
  }
}

extension DrawnShape {
  /// The shape whose outline is the middle of the border.
  nonisolated fileprivate var insetShape: any Shape {
    (shape as? any InsettableShape).map { $0.inset(by: strokeStyle.hostWidth / 2) } ?? shape
  }

  /// Returns a Boolean value that indicates whether hosts draw the line of this shape themselves. Hosts draw lines in one color.
  /// They draw the border of any shape that they support. The border of a circle requires a square space. Hosts draw a line
  /// around the outline only for shapes whose corners have a fixed size.
  nonisolated fileprivate func hostsDrawLine(of shape: some HostShape, _ stroke: Paint?, in size: CGSize?) -> Bool {
    guard let stroke else { return true }
    guard strokeStyle.isPlain, case .color = stroke else { return false }
    if isBorder { return !(shape is Circle) || size?.width == size?.height }
    let content = shape.shapeContent
    return content.hasKind(.roundedRectangle) || content.hasKind(.capsule)
  }
}

extension BoxChain {
  /// The size that results from the frame and the padding around an element, or nil if a side is not fixed.
  var fixedSize: CGSize? {
    var (width, height): (Double, Double) = (0, 0)
    var link: BoxChain? = self
    while let current = link {
      switch current.modifier {
      case .style(.padding(let insets), _):
        width -= (insets.leading ?? 16) + (insets.trailing ?? 16)
        height -= (insets.top ?? 16) + (insets.bottom ?? 16)
      case .style(.frame(let frame), _):
        guard let fixedWidth = frame.width, let fixedHeight = frame.height else { return nil }
        return CGSize(width: max(width + fixedWidth, 0), height: max(height + fixedHeight, 0))
      default: break
      }
      link = current.outer
    }
    return nil
  }
}
