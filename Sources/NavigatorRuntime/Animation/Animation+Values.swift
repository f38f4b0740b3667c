import Foundation

/// The values of an animation over time. Custom animations use them to modify another animation.
extension Animation {
  /// The custom animation from which this animation was created, or one with the same values.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve, self == Animation(curve) { return custom.base }
    return BaseAnimation(animation: self)
  }

  /// Returns the value of the animation at a time.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards. The start is zero.
  ///   - time: The time since the animation started, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The current value, or nil if the animation has ended.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let local = (time - delay) * speed
    guard local.isFinite else { return nil }
    if let completionTime, local >= completionTime { context.isLogicallyComplete = true }
    guard local >= 0 else { return .zero }
    if case .custom(let custom) = curve { return repeated(custom.base, value, local, &context) }
    return run(at: local).map { run in
      let progress = progress(at: run.time)
      return value.scaled(by: run.isReversed ? 1 - progress : progress)
    }
  }

  /// Returns the velocity of the animation at a time, or nil if the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards. The start is zero.
  ///   - time: The time since the animation started, in seconds.
  ///   - context: The state of the animation.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let local = (time - delay) * speed
    guard local.isFinite else { return nil }
    guard local >= 0 else { return .zero }
    if case .custom(let custom) = curve {
      let repetition = context.state[Repetition.self]
      let velocity = custom.base.velocity(value: value, time: local - repetition.start, context: context)
      return velocity?.scaled(by: repetition.isReversed(autoreverses) ? -speed : speed)
    }
    return run(at: local).map { run in
      let (start, end) = (max(run.time - 1e-5, 0), run.time + 1e-5)
      let slope = (progress(at: end) - progress(at: start)) / (end - start)
      return value.scaled(by: run.isReversed ? -slope * speed : slope * speed)
    }
  }

  /// Returns a Boolean value that indicates whether this animation continues a previous one. It is true if both are springs. A
  /// custom animation decides for itself.
  ///
  /// - Parameters:
  ///   - previous: The animation that this animation replaces.
  ///   - value: The vector to animate towards.
  ///   - time: The time since the previous animation started, in seconds.
  ///   - context: The state of the previous animation.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if case .custom(let custom) = curve {
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    return continuingSpring != nil && previous.continuingSpring != nil
  }

  // MARK: Progress

  /// Returns the time since the current repetition of a built-in curve started, and whether the repetition is reversed. Returns
  /// nil if the animation has ended.
  private func run(at time: Double) -> (time: Double, isReversed: Bool)? {
    let duration = runDuration
    guard duration > 0 else { return nil }
    let count = (time / duration).rounded(.down)
    guard count.isFinite else { return nil }
    if let repeatCount, count >= Double(max(repeatCount, 1)) { return nil }
    return (time - count * duration, autoreverses && count.truncatingRemainder(dividingBy: 2) == 1)
  }

  /// The duration of one repetition of the curve at normal speed, in seconds. It is 0 for a custom animation.
  private var runDuration: Double {
    switch curve {
    case .standard: Self.playedDuration(of: Self.standardSpring, velocity: 0)
    case .bezier(_, _, _, _, let duration), .unit(_, let duration): duration
    case .spring(let spring, _): Self.playedDuration(of: spring, velocity: 0)
    case .interpolatingSpring(let spring, let velocity):
      Self.playedDuration(of: spring, velocity: Self.boundedVelocity(velocity))
    case .custom: 0
    }
  }

  /// Returns the progress of a curve at a time within a repetition. It is 1 for a custom animation.
  private func progress(at time: Double) -> Double {
    switch curve {
    case .standard: Self.standardSpring.value(target: 1, time: time)
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        .value(at: time / duration)
    case .unit(let curve, let duration): curve.value(at: time / duration)
    case .spring(let spring, _): spring.value(target: 1, time: time)
    case .interpolatingSpring(let spring, let velocity):
      spring.value(target: 1, initialVelocity: Self.boundedVelocity(velocity), time: time)
    case .custom: 1
    }
  }

  /// Returns the value of a custom animation, which restarts when it ends until the repeat count is reached.
  private func repeated<V: VectorArithmetic>(
    _ base: any CustomAnimation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    var repetition = context.state[Repetition.self]
    var current = base.animate(value: value, time: time - repetition.start, context: &context)
    if current == nil, repeatCount.map({ repetition.count + 1 < $0 }) ?? true {
      repetition.count += 1
      repetition.start = time
      context.state = AnimationState()
      context.state[Repetition.self] = repetition
      current = base.animate(value: value, time: 0, context: &context)
    }
    return current.map { repetition.isReversed(autoreverses) ? value - $0 : $0 }
  }
}

/// The current repetition of a custom animation.
private struct Repetition: AnimationStateKey {
  static var defaultValue: Repetition { Repetition() }
  var count = 0
  /// The time at which the repetition started, in seconds.
  var start = 0.0

  func isReversed(_ autoreverses: Bool) -> Bool { autoreverses && !count.isMultiple(of: 2) }
}

/// A custom animation that has the values of an `Animation`.
struct BaseAnimation: CustomAnimation, CustomStringConvertible {
  let animation: Animation

  var description: String { animation.description }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
