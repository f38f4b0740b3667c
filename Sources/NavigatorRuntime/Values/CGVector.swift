import Foundation

/// A distance or a velocity in two dimensions. On Apple platforms, CoreGraphics declares this type.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector of zero length.
  public init() {
    (dx, dy) = (0, 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// The vector of zero length.
  public static let zero = CGVector()
}
