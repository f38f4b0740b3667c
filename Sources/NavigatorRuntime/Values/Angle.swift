/// An angle in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Returns a Boolean value that indicates whether the first angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}

// MARK: - Arithmetic

extension Angle {
  /// Returns the negated angle.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Adds the second angle to the first one.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs = lhs + rhs
  }

  /// Returns the difference between two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Subtracts the second angle from the first one.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs = lhs - rhs
  }

  /// Returns an angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Multiplies the angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs = lhs * rhs
  }

  /// Returns an angle divided by a divisor.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Divides the angle by a divisor.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs = lhs / rhs
  }
}
