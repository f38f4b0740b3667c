import Foundation

/// A type that defines how an animated value changes over time.
///
/// A host plays a custom animation from samples of it, which are taken when the change is made.
public protocol CustomAnimation: Hashable {
  /// Returns the value of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards. The start is zero.
  ///   - time: The time since the animation began, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The current value, or nil if the animation has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity of the animation at a time, or nil if the animation has ended.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns a Boolean value that indicates whether a new animation continues a previous one.
  ///
  /// Hosts begin each animation at the value that is shown, and do not call this method.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Returns false.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context in which a custom animation computes its values.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between its values.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the animation counts as complete, although it may still change values.
  public var isLogicallyComplete = false
  /// The environment of the animated view. It has default values, because a host plays one curve for all views of a change.
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

/// The values that a custom animation keeps while it runs.
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
  /// The value of a state that has none.
  static var defaultValue: Self.Value { get }
}

/// A custom animation of any type.
struct AnyCustomAnimation: Hashable, @unchecked Sendable {
  let base: any CustomAnimation

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
