import Foundation
import NavigatorHost

extension View {
  /// Sets whether pointers and fingers reach this view. If not, they reach what is behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxView(content: self, modifiers: enabled ? [] : [.content(.allowsHitTesting, .bool(false))])
  }

  /// Makes this view receive taps and gestures in a shape, also where nothing is drawn, and nowhere else. Controls and views with
  /// gestures of their own inside this view keep their areas.
  ///
  /// - Parameters:
  ///   - shape: The shape in the bounds of the view.
  ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines what is inside of the shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of this view for some purposes. Hosts use the shape for taps and gestures, and the bounds of the view for
  /// everything else.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let shape: any Shape = (shape as? AnyShape)?.shape ?? shape
    return ContentShapeView(content: self, shape: kind.contains(.interaction) ? shape : nil, usesEvenOddRule: eoFill)
  }

  /// Separates the geometry of this view from that of the views around it. Hosts always move the views in a view along with it.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The purposes of the shape of a view.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view that receives taps in a shape.
nonisolated private struct ContentShapeView<Content: View>: PrimitiveView, FramedView {
  let content: Content
  /// The shape, or nil if the view receives taps as without this modifier.
  let shape: (any Shape)?
  let usesEvenOddRule: Bool

  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ContentShapeNode(view, type, context) { $0.content }
  }
}

@MainActor
private final class ContentShapeNode<Content: View>: MeasuringBoxNode<ContentShapeView<Content>, Content> {
  /// Hosts use the bounds for a rectangle, and for other shapes until the size is known.
  override func makeModifiers() -> [BoxModifier] {
    guard let shape = view.shape else { return [] }
    let bounds = BoxModifier.content(.hasContentShape, .bool(true))
    guard !(shape is Rectangle) else { return [bounds] }
    let size = view.fixedSize ?? contentSize
    guard size.width > 0, size.height > 0 else { return measured([bounds]) }
    let outline = ShapeOutline(shape, size: size).drawing(usesEvenOddRule: view.usesEvenOddRule)
    return measured([.outer(.contentShape(outline))])
  }
}
