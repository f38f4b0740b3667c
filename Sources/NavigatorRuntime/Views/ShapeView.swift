import Foundation
import NavigatorHost

/// A shape that is filled or drawn, to which more of both can be added.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Self.Content { get }
}

extension Shape {
  @MainActor public var body: some View {
    DrawnShape(shape: self)
  }

  /// The shape, filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, fill: AnyShapeStyle(content))
  }

  /// The shape's outline, drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), lineWidth: lineWidth)
  }

  /// The shape's outline, drawn in the foreground.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(.foreground), lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// The same with its inside filled.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    var painted = (self as? DrawnShape<Content>) ?? DrawnShape(shape: shape)
    painted.fill = painted.fill ?? AnyShapeStyle(content)
    return painted
  }

  /// The same with its outline drawn.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    var painted = (self as? DrawnShape<Content>) ?? DrawnShape(shape: shape)
    painted.stroke = painted.stroke ?? AnyShapeStyle(content)
    painted.lineWidth = Double(lineWidth)
    return painted
  }
}
