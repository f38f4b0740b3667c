// The type has no explicit isolation. A `nonisolated` wrapper makes its variables nonisolated, which the compiler does not allow
// for the local variables of a preview.

/// A number that grows with the text size of the view's environment.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
/// ```
///
/// It is multiplied by the ratio of the size of body text to its default of 17 points. All text styles grow at this rate.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates a number that grows with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// Creates a number that grows with the text size.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// The number for the current text size.
  public var wrappedValue: Value { base * Value(size.bodySize) / 17 }
}
