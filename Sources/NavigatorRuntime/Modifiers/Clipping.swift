import Foundation
import NavigatorHost

extension View {
  /// Clips this view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ClippedView(content: self, shape: (shape as? AnyShape)?.shape ?? shape, fillStyle: style)
  }
}

/// A view that is clipped to a shape.
nonisolated struct ClippedView<Content: View>: PrimitiveView, FramedView {
  let content: Content
  let shape: any Shape
  let fillStyle: FillStyle

  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : ClippedNode(view, type, context) { $0.content }
  }
}

/// A node that shows only the part of its content within an outline.
@MainActor
protocol ClippingNode: Node {
  /// Returns the shape of the visible part in a space of a size, and its fill rule. Returns nil if the node clips to corners.
  func clippingShape(in size: CGSize) -> (shape: any Shape, fillStyle: FillStyle)?
}

@MainActor
final class ClippedNode<Content: View>: MeasuringBoxNode<ClippedView<Content>, Content>, ClippingNode {
  /// Hosts clip to the corners of shapes that they support. For other shapes, they clip to the outline.
  override func makeModifiers() -> [BoxModifier] {
    guard let dependent = view.shape as? any ContainerDependentShape else { return modifiers(for: view.shape) }
    let shape = dependent.shape(in: EnvironmentValues(scope: scope).containerShape)
    return modifiers(for: (shape as? AnyShape)?.shape ?? shape)
  }

  override func viewDidChange(from old: ClippedView<Content>) {
    super.viewDidChange(from: old)
    sampleClip(from: old.shape, to: view.shape, fixedSize: view.fixedSize)
  }

  override func evaluate() {
    let old = modifiers
    super.evaluate()
    // The outlines of a change that repeats forever depend on the size.
    if modifiers != old { repeatClip(to: view.shape, fixedSize: view.fixedSize) }
  }

  func clippingShape(in size: CGSize) -> (shape: any Shape, fillStyle: FillStyle)? {
    modifiers.contains { $0.clip != nil } ? (view.shape, view.fillStyle) : nil
  }

  private func modifiers(for shape: any Shape) -> [BoxModifier] {
    if let corners = (shape as? any HostShape)?.corners(in: view.fixedSize) {
      return [.corners(corners), .outer(.clipsContent(true))]
    }
    return clip(to: shape, view.fillStyle, fixedSize: view.fixedSize)
  }
}

extension HostShape {
  /// Returns the corners of a rectangle that has the same outline as the shape, or nil if there is none. The size of the space
  /// may be unknown. A circle and an ellipse equal a rectangle with round corners only in a square.
  func corners(in size: CGSize?) -> StyleProperty? {
    let needsSquare = self is Circle || self is Ellipse
    return needsSquare && (size == nil || size?.width != size?.height) ? nil : hostCorners
  }
}

/// The node of a view whose boxes may depend on the size of its content.
@MainActor
class MeasuringBoxNode<V: View, Content: View>: ComputedBoxNode<V, Content> {
  /// The size of the content, if the boxes depend on it.
  private(set) final var observer: GeometryObserver?

  /// The size of the content, which is measured from now on.
  final var contentSize: CGSize {
    let found = observer ?? GeometryObserver(self)
    observer = found
    return found.size
  }

  /// Returns modifiers, followed by a modifier that measures the content.
  final func measured(_ modifiers: [BoxModifier]) -> [BoxModifier] {
    modifiers + (observer.map { [.geometry($0)] } ?? [])
  }

  /// Returns the modifiers that show only the part of the content within the outline of a shape. If the outline depends on the
  /// size and the size is not fixed, the content is measured. So is the content in a shape with animatable data, because the
  /// outlines of an animated change have coordinates in points.
  final func clip(to shape: any Shape, _ style: FillStyle, fixedSize: CGSize?) -> [BoxModifier] {
    var outline = ShapeOutline(shape, size: fixedSize)
    let isMeasured = fixedSize == nil && (outline.dependsOnSize || shape.hasAnimatableData)
    let measuredSize = isMeasured ? contentSize : nil
    let isSized = fixedSize != nil || isMeasured && observer?.hasFrame == true
    if let measuredSize, isSized || outline.dependsOnSize { outline = ShapeOutline(shape, size: measuredSize) }
    let white = Paint.color(ColorStyle(.named("white")))
    var drawing = outline.drawing(fill: white, usesEvenOddRule: style.isEOFilled)
    // Hosts change outlines gradually that have coordinates in points.
    if graph.elements.motion.isSampling, isSized { drawing.scaling = .none }
    let clip = BoxModifier.outer(.clip(drawing))
    return isMeasured ? measured([clip]) : [clip]
  }

  /// Records the outlines between two shapes to which the content is clipped, if the current change is animated. Hosts animate
  /// the corners of shapes that they support, so the modifiers of such a shape contain no outline.
  final func sampleClip(from old: any Shape, to new: any Shape, fixedSize: CGSize?) {
    guard modifiers.contains(where: { $0.clip != nil }), let change = animatedValues(from: old, to: new) else { return }
    addClip(of: change.values, change.timing, fixedSize: fixedSize)
  }

  /// Records the outlines of a change that repeats forever in the current size.
  final func repeatClip(to shape: any Shape, fixedSize: CGSize?) {
    if let (shapes, timing) = repeatedValues(to: shape) { addClip(of: shapes, timing, fixedSize: fixedSize) }
  }

  private func addClip(of shapes: [any Shape], _ timing: AnimationStyle, fixedSize: CGSize?) {
    guard let clip = modifiers.lazy.compactMap(\.clip).first, clip.items.count == 1 else { return }
    guard let size = fixedSize ?? (observer?.hasFrame == true ? observer?.size : nil) else { return }
    let rect = CGRect(origin: .zero, size: size)
    let drawings = shapes.map { shape in
      var frame = clip
      (frame.width, frame.height, frame.scaling) = (Double(size.width), Double(size.height), .none)
      frame.items[0].steps = shape.steadySteps(in: rect)
      return frame
    }
    for record in nextRecords() where record.style.properties.contains(.clip(clip)) {
      graph.elements.motion.addClip(drawings, of: record, timing)
    }
  }
}

extension Node {
  /// Returns the next elements below this node, with the boxes around them.
  fileprivate func nextRecords() -> [ElementRecord] {
    var found: [ElementRecord] = []
    var pending: [Node] = [self]
    while let node = pending.popLast(), found.count < ElementSamples.maximumElements {
      guard var record = node.element else {
        node.forEachChild { pending.append($0) }
        continue
      }
      found.append(record)
      while let box = record.box {
        found.append(box)
        record = box
      }
    }
    return found
  }
}

extension BoxModifier {
  /// The outline to which the modifier clips.
  fileprivate var clip: Drawing? {
    if case .style(.clip(let drawing), _) = self { drawing } else { nil }
  }
}

extension Shape {
  /// A Boolean value that indicates whether animations can change the outline.
  nonisolated var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }

  /// Returns the elements of the outline in `rect`, of which shapes with other data have the same number.
  nonisolated func steadySteps(in rect: CGRect) -> [Drawing.Step] {
    ((self as? any SteadyOutline)?.steadyPath(in: rect) ?? path(in: rect)).hostSteps
  }
}
