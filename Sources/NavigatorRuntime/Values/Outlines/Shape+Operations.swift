import Foundation

/// A shape whose outline is computed from the outlines of two shapes.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}

extension Shape {
  /// Returns a shape with the area that is inside both shapes. Curves are approximated by lines.
  ///
  /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule determines the areas. If it is false, the
  ///   nonzero winding rule applies.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns a shape with the area that is inside at least one of the two shapes. Curves are approximated by lines.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns a shape with the area of this shape that is outside another shape. Curves are approximated by lines.
  ///
  /// ```swift
  /// Rectangle().subtracting(Circle().scale(0.5)).fill(.tint)
  /// ```
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns a shape with the area that is inside exactly one of the two shapes. Curves are approximated by lines.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns a shape with the parts of the outline that are inside the area of another shape. Curves are approximated by lines.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns a shape with the parts of the outline that are outside the area of another shape. Curves are approximated by lines.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
