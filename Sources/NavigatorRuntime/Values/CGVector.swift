import Foundation

/// A distance or a velocity in two dimensions. CoreGraphics declares it on Apple platforms only.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector without length.
  public init() {
    (dx, dy) = (0, 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// The vector without length.
  public static let zero = CGVector()
}
