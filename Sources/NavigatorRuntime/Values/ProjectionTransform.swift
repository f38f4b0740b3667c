import Foundation

/// A projective transform of points in a plane. It is a matrix of three rows that multiplies a row vector from the right.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The first element of the first row.
  public var m11: CGFloat = 1
  /// The second element of the first row.
  public var m12: CGFloat = 0
  /// The third element of the first row.
  public var m13: CGFloat = 0
  /// The first element of the second row.
  public var m21: CGFloat = 0
  /// The second element of the second row.
  public var m22: CGFloat = 1
  /// The third element of the second row.
  public var m23: CGFloat = 0
  /// The first element of the third row.
  public var m31: CGFloat = 0
  /// The second element of the third row.
  public var m32: CGFloat = 0
  /// The third element of the third row.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// A Boolean value that indicates whether the transform is the identity transform.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the transform. Returns false, and leaves the transform unchanged, if it has no inverse.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse transform, or this transform if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// Returns a transform that first applies this transform, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The matrix for hosts, as four columns of four numbers. It is nil if a number is not finite.
  var hostMatrix: [Double]? {
    let numbers = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33].map { Double($0) }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

extension CGPoint {
  /// Returns the point after applying a projective transform.
  public nonisolated func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    guard w != 0 else { return self }
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}
