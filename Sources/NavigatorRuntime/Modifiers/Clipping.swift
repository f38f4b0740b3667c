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
    appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : ClippedNode(view, type, context) { $0.content }
  }
}

@MainActor
final class ClippedNode<Content: View>: MeasuringBoxNode<ClippedView<Content>, Content> {
  /// Hosts clip to the corners of shapes that they support. For other shapes, they clip to the outline.
  override func makeModifiers() -> [BoxModifier] {
    guard let dependent = view.shape as? any ContainerDependentShape else { return modifiers(for: view.shape) }
    let shape = dependent.shape(in: EnvironmentValues(scope: scope).containerShape)
    return modifiers(for: (shape as? AnyShape)?.shape ?? shape)
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
  /// size and the size is not fixed, the content is measured.
  final func clip(to shape: any Shape, _ style: FillStyle, fixedSize: CGSize?) -> [BoxModifier] {
    var outline = ShapeOutline(shape, size: fixedSize)
    let isMeasured = outline.dependsOnSize && fixedSize == nil
    if isMeasured { outline = ShapeOutline(shape, size: contentSize) }
    let white = Paint.color(ColorStyle(.named("white")))
    let clip = BoxModifier.outer(.clip(outline.drawing(fill: white, usesEvenOddRule: style.isEOFilled)))
    return isMeasured ? measured([clip]) : [clip]
  }
}
