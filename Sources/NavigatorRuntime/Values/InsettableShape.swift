import Foundation
import NavigatorHost

/// A shape whose outline can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline inset by `amount` points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Rectangle: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }

  func reducingCorners(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension Circle: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(base: self, amount: amount) }
}

extension InsettableShape {
  /// Draws a border with a style inside the shape's outline. The line width is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    BorderedShape(shape: self, stroke: AnyShapeStyle(content), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a border with the foreground style inside the shape's outline. The line width is in points.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    BorderedShape(shape: self, stroke: AnyShapeStyle(.foreground), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a border with a style and a stroke style inside the shape's outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some ShapeView<Self>
  {
    BorderedShape(shape: self, stroke: AnyShapeStyle(content), style: style)
  }

  /// Draws a border with the foreground style and a stroke style inside the shape's outline.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    BorderedShape(shape: self, stroke: AnyShapeStyle(.foreground), style: style)
  }
}

/// A view that draws a border inside a shape's outline.
nonisolated struct BorderedShape<S: InsettableShape>: ShapeView {
  let shape: S
  let stroke: AnyShapeStyle
  let style: StrokeStyle

  @MainActor var body: some View {
    if let host = shape as? any HostShape {
      hostBorder(of: host)
    } else {
      AnyView(shape.inset(by: style.hostWidth / 2).stroke(stroke, style: style))
    }
  }

  /// Returns the border of a shape that hosts support. Hosts draw a plain border. Other borders are strokes along the inset
  /// shape.
  @MainActor private func hostBorder(of host: some HostShape) -> AnyView {
    if style.isPlain {
      var drawn = DrawnShape(shape: host, stroke: stroke, strokeStyle: style)
      drawn.isBorder = true
      return AnyView(drawn)
    }
    let inset = style.hostWidth / 2
    let line = host.reducingCorners(by: inset).stroke(stroke, style: style)
    return AnyView(ElementView(.box) { line }.padding(inset))
  }
}

/// A shape that is inset on each side. Hosts draw the base shape with padding around it, and ignore a negative inset.
nonisolated struct InsetBase<Base: HostShape>: InsettableShape, ComposedShape {
  private var outer: Base
  private(set) var amount: CGFloat

  init(base: Base, amount: CGFloat) {
    outer = base
    self.amount = amount
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(outer.animatableData, amount) }
    set { (outer.animatableData, amount) = (newValue.first, newValue.second) }
  }

  var base: Base { outer.reducingCorners(by: amount) }

  func path(in rect: CGRect) -> Path {
    let size = CGSize(width: rect.width - 2 * amount, height: rect.height - 2 * amount)
    guard size.width >= 0, size.height >= 0 else { return Path() }
    return base.path(in: CGRect(origin: CGPoint(x: rect.minX + amount, y: rect.minY + amount), size: size))
  }

  func inset(by amount: CGFloat) -> InsetBase { InsetBase(base: outer, amount: self.amount + amount) }
}

/// A shape that hosts draw by means of another shape.
protocol ComposedShape: Shape {
  /// Returns a view with the fill and the stroke of `drawn`.
  nonisolated func view(as drawn: DrawnShape<Self>) -> AnyView
}

extension InsetBase {
  func view(as drawn: DrawnShape<Self>) -> AnyView {
    // Hosts would paint padding of the shape's own element. An enclosing box leaves the space empty.
    AnyView(ElementView(.box) { drawn.with(base) }.padding(amount.isFinite ? max(amount, 0) : 0))
  }
}
