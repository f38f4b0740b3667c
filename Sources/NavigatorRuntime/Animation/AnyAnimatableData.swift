/// The animatable data of a type-erased shape or layout.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// The data, or nil for zero.
  private let value: (any VectorArithmetic)?

  private init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  init(of animatable: any Animatable) {
    value = animatable.animatableData
  }

  /// Returns a value with this data. If the types do not match, the value is returned unchanged.
  func set<Value>(in animatable: Value) -> Value {
    func changed<A: Animatable>(_ animatable: A) -> Any {
      guard let data = value as? A.AnimatableData else { return animatable }
      var copy = animatable
      copy.animatableData = data
      return copy
    }
    return (animatable as? any Animatable).map { changed($0) } as? Value ?? animatable
  }

  private static func combine(
    _ lhs: Self, _ rhs: Self, _ body: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic
  ) -> Self {
    guard let left = lhs.value ?? rhs.value.map(zero(like:)), let right = rhs.value ?? lhs.value.map(zero(like:)) else {
      return .zero
    }
    return Self(body(left, right))
  }

  private static func zero(like value: any VectorArithmetic) -> any VectorArithmetic {
    func zero<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { V.zero }
    return zero(value)
  }

  /// Zero data.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// Returns the sum of two values. If the types differ, the left value is returned.
  public static func + (lhs: Self, rhs: Self) -> Self {
    combine(lhs, rhs) { left, right in
      func sum<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic { (right as? V).map { left + $0 } ?? left }
      return sum(left)
    }
  }

  /// Returns the difference between two values. If the types differ, the left value is returned.
  public static func - (lhs: Self, rhs: Self) -> Self {
    combine(lhs, rhs) { left, right in
      func difference<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic { (right as? V).map { left - $0 } ?? left }
      return difference(left)
    }
  }

  /// Returns a Boolean value that indicates whether the data is equal. Data of different types is not equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.value ?? rhs.value.map(zero(like:)), let right = rhs.value ?? lhs.value.map(zero(like:)) else {
      return true
    }
    func isEqual<V: VectorArithmetic>(_ left: V) -> Bool { (right as? V) == left }
    return isEqual(left)
  }

  /// Multiplies the data by a factor.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    self = Self(value.map { scaled($0) })
  }

  /// The dot product of the data with itself.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
