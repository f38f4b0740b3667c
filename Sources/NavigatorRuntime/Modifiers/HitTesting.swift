import Foundation
import NavigatorHost

extension View {
  /// Sets whether this view receives taps and gestures. If not, the views behind it receive them.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxView(content: self, modifiers: enabled ? [] : [.content(.allowsHitTesting, .bool(false))])
  }

  /// Sets the shape in which this view receives taps and gestures. The whole shape receives them, even where nothing is drawn.
  /// Controls and views with gestures inside this view keep their areas. The shape has no effect in the label of a button and
  /// outside of the view's bounds.
  ///
  /// - Parameters:
  ///   - shape: The shape in the bounds of the view.
  ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the area inside the shape.
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

  /// Separates the geometry of this view from the geometry of the views around it. It has no effect, because the views inside
  /// always move with a view.
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
  /// The effect of the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view that receives taps in a shape.
nonisolated struct ContentShapeView<Content: View>: PrimitiveView, FramedView {
  let content: Content
  /// The shape, or nil if the modifier has no effect.
  let shape: (any Shape)?
  let usesEvenOddRule: Bool

  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.constantModifiers == nil && view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : ContentShapeNode(view, type, context) { $0.content }
  }

  /// The modifiers for a shape whose outline hosts compute, or nil for other shapes.
  @MainActor fileprivate var constantModifiers: [BoxModifier]? {
    guard let shape else { return [] }
    switch shape {
    case is Rectangle: return [.content(.hasContentShape, .bool(true))]
    case is Circle: return [.outer(.contentShape(.circle))]
    case is Ellipse: return [.outer(.contentShape(.ellipse))]
    case let shape as Capsule: return [.outer(.contentShape(.roundedRectangle(shape.hostCornerRadius)))]
    case let shape as RoundedRectangle: return [.outer(.contentShape(.roundedRectangle(shape.hostCornerRadius)))]
    default: return nil
    }
  }
}

@MainActor
private final class ContentShapeNode<Content: View>: MeasuringBoxNode<ContentShapeView<Content>, Content> {
  /// The size of the content is measured if the outline depends on it, and hosts use the bounds until it is known.
  override func makeModifiers() -> [BoxModifier] {
    if let modifiers = view.constantModifiers { return modifiers }
    guard let shape = view.shape else { return [] }
    if shape is Path { return [outline(of: shape, size: nil)] }
    if let size = view.fixedSize { return [outline(of: shape, size: size)] }
    let size = contentSize
    guard observer?.hasFrame == true, size.width > 0, size.height > 0 else {
      return measured([.content(.hasContentShape, .bool(true))])
    }
    return measured([outline(of: shape, size: size)])
  }

  private func outline(of shape: any Shape, size: CGSize?) -> BoxModifier {
    .outer(.contentShape(.drawing(ShapeOutline(shape, size: size).drawing(usesEvenOddRule: view.usesEvenOddRule))))
  }
}

nonisolated extension ContentShapeView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ContentShapeView<AnyView>(content: view, shape: shape, usesEvenOddRule: usesEvenOddRule))
  }
}

extension ContentShapeView: ModifiedView {
  var modifiedContent: any View { content }
}

extension ContentShapeView: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: content) }
}
