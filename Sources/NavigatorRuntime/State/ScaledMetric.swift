/// A number that grows with the text size of the view's environment.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
/// ```
///
/// It is multiplied by the ratio of the size of body text to its default of 17 points. All text styles grow at this rate.
@propertyWrapper
nonisolated public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
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

extension DynamicTypeSize {
  /// The size of body text in points, from Apple's Human Interface Guidelines for typography.
  fileprivate var bodySize: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}
