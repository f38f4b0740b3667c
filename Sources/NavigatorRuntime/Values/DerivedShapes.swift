import Foundation
import NavigatorHost

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape after a transform, which may depend on the rectangle of the shape.
nonisolated struct TransformedShape<Base: Shape>: Shape {
  let base: Base
  let transform: @Sendable (CGRect) -> CGAffineTransform

  func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform(rect)) }
}

/// A shape at a distance from its space. Hosts draw the shape in a view with that offset.
nonisolated struct OffsetShape<Base: Shape>: ComposedShape {
  let base: Base
  let offset: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  func view(as drawn: DrawnShape<Self>) -> AnyView {
    AnyView(drawn.with(base).offset(x: offset.width, y: offset.height))
  }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
  func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
    OffsetShape<Base.InsetShape>(base: base.inset(by: amount), offset: offset)
  }
}

/// A shape with a size of its own at the top leading corner of its space.
nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape whose area is a line along the outline of another shape. Hosts draw it as a line.
nonisolated struct StrokedShape<Base: Shape>: StrokedOutline {
  let base: Base
  let style: StrokeStyle

  var strokedShape: any Shape { base }

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}

/// A shape that hosts draw as a line.
protocol StrokedOutline: Shape {
  nonisolated var strokedShape: any Shape { get }
  nonisolated var style: StrokeStyle { get }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// Returns the shape, moved by a distance in points.
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape, moved by a distance in points.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape, moved by distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    OffsetShape(base: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape, scaled by two factors around an anchor.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self) { rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor, in: rect)
    }
  }

  /// Returns the shape, scaled by one factor around an anchor.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape, rotated clockwise around an anchor.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self) { rect in
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: rect)
    }
  }

  /// Returns the shape after an affine transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    TransformedShape(base: self) { _ in transform }
  }

  /// Returns the shape with a size in points, at the top leading corner of its space.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// Returns the shape with a size in points, at the top leading corner of its space.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns a shape whose area is a line along the outline of this one.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// Returns a shape whose area is a line along the outline of this one. The line width is in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension CGAffineTransform {
  /// Returns the transform with an anchor in a rectangle as its origin.
  nonisolated fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
  let shape: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
