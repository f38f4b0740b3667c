import Foundation

/// A spring's motion: the movement of a mass that a spring pulls to a target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency of the spring without damping, in radians per second.
  private var frequency: Double
  /// The damping in relation to the critical one, at which the spring just does not oscillate.
  private var ratio: Double
  /// The mass of the object at the end of the spring.
  public private(set) var mass = 1.0

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce: 0 is none, 1 oscillates without end, and negative values slow the spring down.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The period of the spring without damping, in seconds.
  ///   - dampingRatio: The damping in relation to the critical one.
  public init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / Self.bounded(response, 0.001...3_600)
    ratio = Self.bounded(dampingRatio, 0...1_000)
  }

  /// Creates a spring from physical values.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction.
  ///   - allowOverDamping: A Boolean value that indicates whether the spring may have more than the critical damping.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = Self.bounded(mass, 1e-6...1e6)
    let stiffness = Self.bounded(stiffness, 1e-6...1e9)
    frequency = (stiffness / self.mass).squareRoot()
    let ratio = Self.bounded(damping / (2 * (stiffness * self.mass).squareRoot()), 0...1_000)
    self.ratio = allowOverDamping ? ratio : min(ratio, 1)
  }

  /// Creates a spring from the time that it needs to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds until the spring rests.
  ///   - dampingRatio: The damping in relation to the critical one.
  ///   - epsilon: The distance from the target at which the spring counts as resting.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: 1, dampingRatio: dampingRatio)
    // The time is proportional to the response.
    let unit = self.settlingDuration(distance: 1, velocity: 0, epsilon: epsilon)
    self.init(response: Self.bounded(settlingDuration, 0.001...3_600) / max(unit, 1e-6), dampingRatio: dampingRatio)
  }

  private static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }

  /// The perceptual duration in seconds.
  public var duration: TimeInterval { response }
  /// The bounce: 0 is none, 1 oscillates without end.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The damping in relation to the critical one.
  public var dampingRatio: Double { ratio }
  /// The stiffness of the spring.
  public var stiffness: Double { frequency * frequency * mass }
  /// The friction.
  public var damping: Double { 2 * ratio * frequency * mass }
  /// The time in seconds until the spring rests.
  public var settlingDuration: TimeInterval { settlingDuration(distance: 1, velocity: 0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// Returns a spring without bounce, apart from an additional one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a noticeable bounce.
  public static var bouncy: Spring { bouncy() }
  /// Returns a spring with a noticeable bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: Motion

extension Spring {
  /// The factors by which the distance from the target and the velocity at the start contribute to those at a time.
  ///
  /// The motion is linear in both, so that four factors describe it for values of any kind.
  struct Factors {
    var position: (ofDistance: Double, ofVelocity: Double)
    var velocity: (ofDistance: Double, ofVelocity: Double)
  }

  /// Returns the factors at a time in seconds, for the distance from the target.
  func factors(at time: Double) -> Factors {
    let time = max(time, 0)
    if abs(ratio - 1) < 1e-4 { return criticalFactors(time) }
    return ratio < 1 ? oscillatingFactors(time) : dampedFactors(time)
  }

  private func criticalFactors(_ time: Double) -> Factors {
    let decay = exp(-frequency * time)
    return Factors(
      position: (decay * (1 + frequency * time), decay * time),
      velocity: (-decay * frequency * frequency * time, decay * (1 - frequency * time)))
  }

  private func oscillatingFactors(_ time: Double) -> Factors {
    let rate = ratio * frequency
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let (decay, sine, cosine) = (exp(-rate * time), sin(damped * time), cos(damped * time))
    return Factors(
      position: (decay * (cosine + rate / damped * sine), decay * sine / damped),
      velocity: (-decay * frequency * frequency / damped * sine, decay * (cosine - rate / damped * sine)))
  }

  private func dampedFactors(_ time: Double) -> Factors {
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    let span = slow - fast
    return Factors(
      position: ((slow * fastDecay - fast * slowDecay) / span, (slowDecay - fastDecay) / span),
      velocity: (slow * fast * (fastDecay - slowDecay) / span, (slow * slowDecay - fast * fastDecay) / span))
  }

  /// Returns the time after which the distance stays below `epsilon`, at most 60 seconds.
  func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    let amplitude = abs(distance) + abs(velocity) / frequency
    guard amplitude.isFinite, amplitude > epsilon, epsilon > 0 else { return 0 }
    let limit = 60.0
    // The rate at which the envelope of the motion decreases.
    let rate = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    guard rate > 1e-6 else { return limit }
    if ratio < 0.999 {
      return min(log(amplitude / (epsilon * (1 - ratio * ratio).squareRoot())) / rate, limit)
    }
    var (low, high) = (0.0, limit)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let factors = factors(at: middle).position
      if abs(factors.ofDistance * distance) + abs(factors.ofVelocity * velocity) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the position of the spring at a time, from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).position
    return target - target.scaled(by: factors.ofDistance) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// Returns the velocity of the spring at a time, from zero to a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).velocity
    return initialVelocity.scaled(by: factors.ofVelocity) - target.scaled(by: factors.ofDistance)
  }

  /// Advances a value and its velocity by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// Returns the force on the object at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until the spring rests, from zero to a target.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  /// Returns the value at a time, from one value to another.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity at a time, from one value to another.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the object at a position with a velocity, from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns the time until the spring rests, from one value to another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
