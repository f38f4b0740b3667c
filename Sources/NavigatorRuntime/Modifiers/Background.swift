import Foundation
import NavigatorHost

extension View {
  /// Fills the space behind this view with a style.
  ///
  /// The background of a view that fills a screen extends below the bars at the given edges. The leading and trailing edges of a
  /// screen have no bars.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    var box = PaintedBox(
      content: self, style: AnyShapeStyle(style), part: .background(corners: nil, ignoredEdges: edges),
      setsMaterial: S.mayBeMaterial)
    box.mayBlend = S.mayHaveEffects
    return box
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BackedView(
      content: self, style: AnyShapeStyle(style), shape: shape, fillStyle: fillStyle, setsMaterial: S.mayBeMaterial,
      mayBlend: S.mayHaveEffects)
  }

  /// Places views behind this view.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerBackground, alignment: alignment)
  }

  /// Places a view behind this view. Prefer `background(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, role: .layerBackground, alignment: alignment)
  }
}

extension View {
  /// Fills the space in front of this view with a style. Hosts do not extend it below bars.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { PaintedShape(style: AnyShapeStyle(style)) }
  }

  /// Fills a shape in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Places views in front of this view.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerOverlay, alignment: alignment)
  }

  /// Places a view in front of this view. Prefer `overlay(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, role: .layerOverlay, alignment: alignment)
  }
}

/// The options for filling a shape.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the area. Otherwise, the winding rule does.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed. Hosts always smooth edges.
  public var isAntialiased: Bool

  /// Creates options for filling a shape.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A view with a filled shape behind it. Hosts draw a shape that they support as the background of the view's box.
nonisolated struct BackedView<Content: View, S: Shape>: View {
  let content: Content
  let style: AnyShapeStyle
  let shape: S
  let fillStyle: FillStyle
  let setsMaterial: Bool
  let mayBlend: Bool

  @MainActor var body: some View {
    let known: any Shape = (shape as? AnyShape)?.shape ?? shape
    let size = (content as? any FramedView)?.fixedSize
    if let known = known as? any HostShape, let corners = known.corners(in: size) {
      box(corners)
    } else if setsMaterial {
      EnvironmentView(content: content, change: MaterialChange(style: style.material?.style))
        .background { shape.fill(style, style: fillStyle) }
    } else {
      content.background { shape.fill(style, style: fillStyle) }
    }
  }

  private func box(_ corners: StyleProperty) -> PaintedBox<Content> {
    var box = PaintedBox(content: content, style: style, part: .background(corners: corners), setsMaterial: setsMaterial)
    box.mayBlend = mayBlend
    return box
  }
}

extension BackedView: FramedView {
  nonisolated var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}
