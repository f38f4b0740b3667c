import Foundation

/// A sequence of keyframes that animate one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the composed content.
  associatedtype Body: KeyframeTrackContent

  /// The composed content.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// The segments of the track.
  func _segments() -> [_KeyframeSegment<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The segments of the composed content.
  public func _segments() -> [_KeyframeSegment<Value>] {
    Nesting.entering(Self.self, ifTooDeep: []) { body._segments() }
  }
}

/// A segment of a track, which moves to a target value.
public struct _KeyframeSegment<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Value?)
    case cubic(startVelocity: Value?, endVelocity: Value?)
  }

  let kind: Kind
  let target: Value
  let duration: Double

  init(_ kind: Kind, _ target: Value, _ duration: TimeInterval) {
    self.kind = kind
    self.target = target
    self.duration = duration.isFinite ? min(max(duration, 0), 3_600) : 0
  }
}

/// A keyframe that changes the value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe. The duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = _KeyframeSegment(.linear(timingCurve), to, duration)
  }

  /// The keyframe itself, which is a primitive segment.
  public var body: Self { return self }
  /// The segment of the keyframe.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that changes the value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe. If the duration is nil, the keyframe lasts until the spring settles.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    segment = _KeyframeSegment(.spring(spring, startVelocity: startVelocity), to, duration ?? spring.settlingDuration)
  }

  /// The keyframe itself, which is a primitive segment.
  public var body: Self { return self }
  /// The segment of the keyframe.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that changes the value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe. The duration is in seconds. If the velocities are nil, the curve passes smoothly through the keyframes.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = _KeyframeSegment(.cubic(startVelocity: startVelocity, endVelocity: endVelocity), to, duration)
  }

  /// The keyframe itself, which is a primitive segment.
  public var body: Self { return self }
  /// The segment of the keyframe.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that sets the value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe.
  public init(_ to: Value) {
    segment = _KeyframeSegment(.move, to, 0)
  }

  /// The keyframe itself, which is a primitive segment.
  public var body: Self { return self }
  /// The segment of the keyframe.
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A result builder for the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// The keyframes of a block.
  public struct Group: KeyframeTrackContent {
    let segments: [_KeyframeSegment<Value>]
    /// The group itself, which contains primitive segments.
    public var body: Self { return self }
    /// The segments of all keyframes.
    public func _segments() -> [_KeyframeSegment<Value>] { segments }
  }

  /// The keyframes of one of two conditional branches.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    /// The type of the value.
    public typealias Value = ConditionalValue
    let segments: [_KeyframeSegment<ConditionalValue>]
    /// The content itself, which contains primitive segments.
    public var body: Self { return self }
    /// The segments of the selected branch.
    public func _segments() -> [_KeyframeSegment<ConditionalValue>] { segments }
  }

  /// Returns the keyframes of an expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }
  /// Returns no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { Group(segments: []) }
  /// Returns the first keyframes of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  /// Appends keyframes to the preceding keyframes of a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    Group(segments: accumulated._segments() + next._segments())
  }
  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    Group(segments: components.flatMap { $0._segments() })
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(segments: component._segments())
  }
  /// Returns the keyframes of the second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(segments: component._segments())
  }
}

/// The values of a track over time.
struct TrackTimeline<Value: Animatable> {
  let initial: Value
  let segments: [_KeyframeSegment<Value>]

  var duration: Double { segments.reduce(0) { $0 + $1.duration } }

  /// Returns the value at a time in seconds.
  func value(at time: Double) -> Value {
    var start = initial
    var rest = max(time, 0)
    for (index, segment) in segments.enumerated() {
      if rest < segment.duration { return value(in: index, from: start, at: rest) }
      rest -= segment.duration
      start = segment.target
    }
    return start
  }

  private func value(in index: Int, from start: Value, at time: Double) -> Value {
    let segment = segments[index]
    let (from, to) = (start.animatableData, segment.target.animatableData)
    var result = segment.target
    switch segment.kind {
    case .move: break
    case .linear(let curve):
      result.animatableData = from.interpolated(towards: to, amount: curve.value(at: time / segment.duration))
    case .spring(let spring, let velocity):
      result.animatableData =
        from + spring.value(target: to - from, initialVelocity: velocity?.animatableData ?? .zero, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let first = startVelocity?.animatableData ?? slope(before: index, from)
      let last = endVelocity?.animatableData ?? slope(before: index + 1, to)
      result.animatableData = hermite(from, to, first, last, time / segment.duration, segment.duration)
    }
    return result
  }

  /// Returns the velocity at the start of a segment. It is the mean slope of both neighboring segments, or zero at the ends.
  private func slope(before index: Int, _ boundary: Value.AnimatableData) -> Value.AnimatableData {
    guard index > 0, index < segments.count else { return .zero }
    let (before, after) = (segments[index - 1], segments[index])
    guard before.duration > 0, after.duration > 0 else { return .zero }
    let start = index > 1 ? segments[index - 2].target : initial
    return (after.target.animatableData - start.animatableData).scaled(by: 1 / (before.duration + after.duration))
  }

  private func hermite<V: VectorArithmetic>(
    _ from: V, _ to: V, _ startVelocity: V, _ endVelocity: V, _ t: Double, _ duration: Double
  ) -> V {
    let (t2, t3) = (t * t, t * t * t)
    return from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
      + startVelocity.scaled(by: (t3 - 2 * t2 + t) * duration) + endVelocity.scaled(by: (t3 - t2) * duration)
  }
}
