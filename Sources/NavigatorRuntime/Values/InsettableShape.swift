import Foundation
import NavigatorHost

/// A shape whose outline can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Rectangle: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }

  func reducingCorners(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension Circle: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  /// Returns the shape with its outline moved inwards by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension InsettableShape {
  /// Draws the shape's border with a style inside its outline. The line width is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), lineWidth: lineWidth)
  }

  /// Draws the shape's border with the foreground style inside its outline. The line width is in points.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(.foreground), lineWidth: lineWidth)
  }
}

/// A shape that is smaller than its space on each side. Hosts draw its base with padding around it, and ignore a negative inset.
nonisolated struct InsetBase<Base: HostShape>: InsettableShape, PaddedShape {
  private let outer: Base
  let amount: CGFloat

  init(base: Base, amount: CGFloat) {
    outer = base
    self.amount = amount
  }

  var base: Base { outer.reducingCorners(by: amount) }

  func path(in rect: CGRect) -> Path {
    let size = CGSize(width: rect.width - 2 * amount, height: rect.height - 2 * amount)
    guard size.width >= 0, size.height >= 0 else { return Path() }
    return base.path(in: CGRect(origin: CGPoint(x: rect.minX + amount, y: rect.minY + amount), size: size))
  }

  func inset(by amount: CGFloat) -> InsetBase { InsetBase(base: outer, amount: self.amount + amount) }
}

/// A shape that hosts draw as another shape with padding around it.
protocol PaddedShape: Shape {
  associatedtype Base: HostShape
  nonisolated var base: Base { get }
  nonisolated var amount: CGFloat { get }
}

extension PaddedShape {
  /// Returns the view of the base with the fill and the stroke of `drawn`.
  nonisolated func view(as drawn: DrawnShape<Self>) -> AnyView {
    let view = DrawnShape(shape: base, fill: drawn.fill, stroke: drawn.stroke, lineWidth: drawn.lineWidth)
    // Padding of the shape's own element would be painted. A box around the shape leaves the space empty.
    return AnyView(ElementView(.box) { view }.padding(amount.isFinite ? max(amount, 0) : 0))
  }
}
