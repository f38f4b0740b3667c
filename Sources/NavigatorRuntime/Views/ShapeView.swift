import Foundation
import NavigatorHost

/// A filled or stroked shape, to which further fills and strokes can be added.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Self.Content { get }
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor public var body: some View {
    DrawnShape(shape: self)
  }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    var drawn = DrawnShape(shape: self, fill: AnyShapeStyle(content))
    drawn.fillRule = style
    return drawn
  }

  /// Draws the shape's outline with a style. The line width is in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the shape's outline with a style and a kind of line.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), strokeStyle: style)
  }
}

extension ShapeView {
  /// Fills the shape with a style, in front of the existing fills and lines.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    var front = DrawnShape(shape: shape, fill: AnyShapeStyle(content))
    front.fillRule = style
    return LayeredShape(back: self, front: front)
  }

  /// Draws the shape's outline with a style, in front of the existing fills and lines. The line width is in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the shape's outline with a style and a kind of line, in front of the existing fills and lines.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(back: self, front: DrawnShape(shape: shape, stroke: AnyShapeStyle(content), strokeStyle: style))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the shape's border with a style inside its outline, in front of the existing fills and lines. The line width is in
  /// points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the shape's border with a style and a kind of line inside its outline, in front of the existing fills and lines.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(back: self, front: BorderedShape(shape: shape, stroke: AnyShapeStyle(content), style: style))
  }
}
