/// Several animatable values, which are themselves animatable.
///
/// ```swift
/// var animatableData: AnimatableValues<CGFloat, CGFloat> {
///   get { AnimatableValues(amplitude, phase) }
///   set { (amplitude, phase) = newValue.value }
/// }
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates a group of values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The zeros.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Returns the sums of the corresponding values.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Returns the differences of the corresponding values.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies each value by a factor.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared magnitudes of the values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  /// Returns a Boolean value that indicates whether all corresponding values are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
