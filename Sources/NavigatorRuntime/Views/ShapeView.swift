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

  /// Fills the shape with a style. The fill style is ignored.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, fill: AnyShapeStyle(content))
  }

  /// Draws the shape's outline with a style. The line width is in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), lineWidth: lineWidth)
  }

  /// Draws the shape's outline with the foreground style. The line width is in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(.foreground), lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Fills the shape with a style, if it is not filled yet.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    var painted = (self as? DrawnShape<Content>) ?? DrawnShape(shape: shape)
    painted.fill = painted.fill ?? AnyShapeStyle(content)
    return painted
  }

  /// Draws the shape's outline with a style, if it is not drawn yet. The line width is in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    var painted = (self as? DrawnShape<Content>) ?? DrawnShape(shape: shape)
    painted.stroke = painted.stroke ?? AnyShapeStyle(content)
    painted.lineWidth = Double(lineWidth)
    return painted
  }
}
