import Foundation
import NavigatorHost

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape, SteadyOutline {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set { (base.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  var isPart: Bool { true }

  var whole: any Shape { (base as? any SteadyOutline)?.whole ?? base }

  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

  func steadyPath(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end, keepsSteps: true)
  }
}

/// A shape whose outline may be a part of another shape's outline.
protocol SteadyOutline: Shape {
  /// A Boolean value that indicates whether the outline is a part of another shape's outline.
  nonisolated var isPart: Bool { get }
  /// The shape whose outline contains this shape's outline. Both outlines depend on the size of the available space in the same
  /// way.
  nonisolated var whole: any Shape { get }
  /// Returns the outline in `rect`, in which steps of zero length replace the missing parts. Hosts can then interpolate between
  /// parts of different lengths.
  nonisolated func steadyPath(in rect: CGRect) -> Path
}

/// A shape with a fixed size in the top leading corner of the available space.
nonisolated struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var size: CGSize

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape whose area is a line along the outline of another shape. Hosts draw it as a stroke.
nonisolated struct StrokedShape<Base: Shape>: StrokedOutline {
  var base: Base
  var style: StrokeStyle

  var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  var strokedShape: any Shape { base }

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}

/// A shape that hosts draw as a stroke.
protocol StrokedOutline: Shape {
  nonisolated var strokedShape: any Shape { get }
  nonisolated var style: StrokeStyle { get }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// Returns a shape with a size in points, in the top leading corner of the available space.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// Returns a shape with a size in points, in the top leading corner of the available space.
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

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
  private(set) var shape: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The shape's animatable data.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { shape = newValue.set(in: shape) }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
