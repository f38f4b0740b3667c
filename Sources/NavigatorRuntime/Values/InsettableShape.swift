import Foundation
import NavigatorHost

/// A shape that can be drawn with its outline further inside.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }

  func reducingCorners(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension InsettableShape {
  /// The shape's border, drawn with a style inside its outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(content), lineWidth: lineWidth)
  }

  /// The shape's border, drawn in the foreground inside its outline.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, stroke: AnyShapeStyle(.foreground), lineWidth: lineWidth)
  }
}

/// A shape whose space is smaller on each side. Hosts draw its base with that space around it, and a negative inset as none.
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

/// A shape that hosts draw as another one with space around it.
protocol PaddedShape: Shape {
  associatedtype Base: HostShape
  nonisolated var base: Base { get }
  nonisolated var amount: CGFloat { get }
}

extension PaddedShape {
  /// The view of the base, filled and drawn as `drawn` is.
  nonisolated func view(as drawn: DrawnShape<Self>) -> AnyView {
    let view = DrawnShape(shape: base, fill: drawn.fill, stroke: drawn.stroke, lineWidth: drawn.lineWidth)
    // A host paints a shape's own padding. A box around the shape keeps the space free.
    return AnyView(ElementView(.box) { view }.padding(amount.isFinite ? max(amount, 0) : 0))
  }
}
