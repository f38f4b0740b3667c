import Foundation
import NavigatorHost

extension View {
  /// Rotates this view clockwise around an anchor. The layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let anchor = anchor.finite
    return box(
      .outer(.rotation(degrees: angle.degrees.finite(or: 0, in: -1e6...1e6), anchorX: anchor.x, anchorY: anchor.y)))
  }

  /// Scales this view around an anchor. The layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales this view by one factor around an anchor. The layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales this view by two factors around an anchor. The layout does not change.
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    let anchor = anchor.finite
    let range = -1e4...1e4
    return box(
      .outer(
        .scale(
          x: Double(x).finite(or: 1, in: range), y: Double(y).finite(or: 1, in: range), anchorX: anchor.x, anchorY: anchor.y)))
  }

  /// Rotates this view in three dimensions.
  ///
  /// - Parameters:
  ///   - axis: The axis of the rotation. An axis without length has no effect.
  ///   - anchorZ: The depth of the anchor, in points.
  ///   - perspective: The strength of the perspective. Hosts draw it for views of a common size.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let anchor = anchor.finite
    let unit = -1e3...1e3
    return box(
      .outer(
        .transform(
          .rotation3D(
            degrees: angle.degrees.finite(or: 0, in: -1e6...1e6), x: Double(axis.x).finite(or: 0, in: unit),
            y: Double(axis.y).finite(or: 0, in: unit), z: Double(axis.z).finite(or: 0, in: unit), anchorX: anchor.x,
            anchorY: anchor.y, anchorZ: Double(anchorZ).finite(or: 0, in: -1e5...1e5),
            perspective: Double(perspective).finite(or: 0, in: 0...1e3)))))
  }

  /// Applies an affine transform to this view, with the origin at its top leading corner. The layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Applies a projective transform to this view, with the origin at its top leading corner. The layout does not change.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    let matrix = transform.isIdentity ? nil : transform.hostMatrix
    return box(matrix.map { .outer(.transform(.matrix($0))) } ?? .outer(.identityTransform))
  }

  /// Applies a transform of which the session takes samples. Each sample must contain the transform, also if it is the identity.
  nonisolated func projected(by transform: ProjectionTransform) -> some View {
    BoxView(content: self, modifiers: transform.hostModifiers)
  }
}

extension ProjectionTransform {
  /// The modifier with the transform, or none if a number is not finite.
  nonisolated fileprivate var hostModifiers: [BoxModifier] {
    hostMatrix.map { [.outer(.transform(.matrix($0)))] } ?? []
  }
}

extension StyleProperty {
  /// A transform that changes nothing. Hosts do not receive it. It only determines the boxes around an element, so that the
  /// element keeps them when the transform changes, and hosts can animate the change.
  nonisolated static var identityTransform: StyleProperty { .transform(.matrix([])) }
}

extension UnitPoint {
  /// The coordinates of the point for hosts. A coordinate that is not finite is replaced with the coordinate of the center.
  nonisolated var finite: (x: Double, y: Double) {
    (Double(x).finite(or: 0.5, in: -1000...1000), Double(y).finite(or: 0.5, in: -1000...1000))
  }
}
