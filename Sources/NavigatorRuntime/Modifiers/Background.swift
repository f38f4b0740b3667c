extension View {
  /// Fills the space behind this view with a style. A host lets it reach under bars where it draws so; the edges are a hint.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    PaintedBox(content: self, style: AnyShapeStyle(style), part: .background(cornerRadius: nil))
  }

  /// Fills a shape behind this view with a style. Shapes of an app's own are drawn as rectangles.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    PaintedBox(content: self, style: AnyShapeStyle(style), part: .background(cornerRadius: shape.cornerRadius))
  }

  /// Lays views behind this view.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerBackground, alignment: alignment.hostName)
  }

  /// Lays a view behind this view. Newer code says `background(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, role: .layerBackground, alignment: alignment.hostName)
  }
}

extension View {
  /// Fills the space before this view with a style.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { PaintedShape(style: AnyShapeStyle(style), cornerRadius: nil) }
  }

  /// Fills a shape before this view with a style. Shapes of an app's own are drawn as rectangles.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { PaintedShape(style: AnyShapeStyle(style), cornerRadius: shape.cornerRadius) }
  }

  /// Lays views before this view.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), role: .layerOverlay, alignment: alignment.hostName)
  }

  /// Lays a view before this view. Newer code says `overlay(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, role: .layerOverlay, alignment: alignment.hostName)
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that an outline goes round twice stay empty. A host that draws basic shapes has none.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. Hosts smooth them.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// The radius of the corners hosts draw; 0 for a shape that they do not know.
  nonisolated var cornerRadius: Double { (self as? any HostShape)?.hostCornerRadius ?? 0 }
}
