import Foundation

/// A type that defines how an animated value changes over time.
///
/// Hosts play samples of a custom animation. The session takes the samples when the change occurs.
public protocol CustomAnimation: Hashable {
  /// Returns the value of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards. The start is zero.
  ///   - time: The time since the animation started, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The current value, or nil if the animation has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity of the animation at a time, or nil if the animation has ended.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns a Boolean value that indicates whether a new animation continues a previous one.
  ///
  /// Hosts ignore this method: each animation starts at the value that is currently displayed.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil, which means that the velocity is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Returns false, so that a new animation replaces the previous one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context in which a custom animation computes its values.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation retains between its values.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the animation is logically complete, although its values may still change.
  public var isLogicallyComplete = false
  /// The environment of the animated view. It always has default values because hosts play the same curve for all views of a
  /// change.
  public var environment: EnvironmentValues { EnvironmentValues() }

  init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
  }

  /// Returns the context with another state.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that a custom animation retains while it runs.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value in the state of a custom animation.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a state that does not contain the key.
  static var defaultValue: Self.Value { get }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable, @unchecked Sendable {
  let base: any CustomAnimation

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
