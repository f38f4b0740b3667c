extension View {
  /// Fills the space behind this view with a style. A host may extend the fill under bars; `edges` is ignored.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    PaintedBox(content: self, style: AnyShapeStyle(style), part: .background(cornerRadius: nil))
  }

  /// Fills a shape behind this view with a style. Shapes that an app defines are drawn as rectangles.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    PaintedBox(content: self, style: AnyShapeStyle(style), part: .background(cornerRadius: shape.cornerRadius))
  }

  /// Places views behind this view.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerBackground, alignment: alignment.hostName)
  }

  /// Places a view behind this view. Prefer `background(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, role: .layerBackground, alignment: alignment.hostName)
  }
}

extension View {
  /// Fills the space in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { PaintedShape(style: AnyShapeStyle(style), cornerRadius: nil) }
  }

  /// Fills a shape in front of this view with a style. Shapes that an app defines are drawn as rectangles.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { PaintedShape(style: AnyShapeStyle(style), cornerRadius: shape.cornerRadius) }
  }

  /// Places views in front of this view.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerOverlay, alignment: alignment.hostName)
  }

  /// Places a view in front of this view. Prefer `overlay(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, role: .layerOverlay, alignment: alignment.hostName)
  }
}

/// The options for filling a shape.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies. It has no effect on the basic shapes that hosts draw.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed. Hosts always smooth edges.
  public var isAntialiased: Bool

  /// Creates options for filling a shape.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// The corner radius that hosts draw. It is 0 for shapes that an app defines.
  nonisolated var cornerRadius: Double { (self as? any HostShape)?.hostCornerRadius ?? 0 }
}
