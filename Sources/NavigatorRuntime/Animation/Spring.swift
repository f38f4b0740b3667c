import Foundation

/// A model of a spring's motion, in which a spring pulls a mass towards a target.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  private var frequency: Double
  /// The ratio of the damping to the critical damping, at which the spring does not oscillate.
  private var ratio: Double
  /// The mass of the object at the end of the spring.
  public private(set) var mass = 1.0

  /// Creates a spring from a duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The amount of bounce. A value of 0 produces no bounce, and 1 produces an undamped oscillation. Negative values
  ///     overdamp the spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds.
  ///   - dampingRatio: The ratio of the damping to the critical damping.
  public init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / Self.bounded(response, 0.001...3_600)
    ratio = Self.bounded(dampingRatio, 0...1_000)
  }

  /// Creates a spring from physical values.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object.
  ///   - stiffness: The stiffness coefficient.
  ///   - damping: The damping coefficient.
  ///   - allowOverDamping: A Boolean value that indicates whether the damping may exceed the critical damping.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = Self.bounded(mass, 1e-6...1e6)
    let stiffness = Self.bounded(stiffness, 1e-6...1e9)
    frequency = (stiffness / self.mass).squareRoot()
    let ratio = Self.bounded(damping / (2 * (stiffness * self.mass).squareRoot()), 0...1_000)
    self.ratio = allowOverDamping ? ratio : min(ratio, 1)
  }

  /// Creates a spring from its settling duration.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds until the spring settles.
  ///   - dampingRatio: The ratio of the damping to the critical damping.
  ///   - epsilon: The distance from the target below which the spring is settled.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: 1, dampingRatio: dampingRatio)
    // The settling duration is proportional to the response.
    let unit = self.settlingDuration(distance: 1, velocity: 0, epsilon: epsilon)
    self.init(response: Self.bounded(settlingDuration, 0.001...3_600) / max(unit, 1e-6), dampingRatio: dampingRatio)
  }

  private static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { response }
  /// The amount of bounce. A value of 0 represents no bounce, and 1 represents an undamped oscillation.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The ratio of the damping to the critical damping.
  public var dampingRatio: Double { ratio }
  /// The stiffness coefficient.
  public var stiffness: Double { frequency * frequency * mass }
  /// The damping coefficient.
  public var damping: Double { 2 * ratio * frequency * mass }
  /// The time in seconds until the spring settles.
  public var settlingDuration: TimeInterval { settlingDuration(distance: 1, velocity: 0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// Returns a spring without bounce, except for an optional extra bounce.
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
  /// The factors with which the initial distance and the initial velocity contribute to the current distance and velocity.
  ///
  /// The motion is linear in both initial values, so four factors describe it for values of any type.
  struct Factors {
    var position: (ofDistance: Double, ofVelocity: Double)
    var velocity: (ofDistance: Double, ofVelocity: Double)
  }

  /// Returns the factors at a time in seconds.
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

  /// Returns the time after which the distance stays below `epsilon`, up to 60 seconds.
  func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    let amplitude = abs(distance) + abs(velocity) / frequency
    guard amplitude.isFinite, amplitude > epsilon, epsilon > 0 else { return 0 }
    let limit = 60.0
    // The decay rate of the motion's envelope.
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

  /// Returns the value at a time of a motion from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).position
    return target - target.scaled(by: factors.ofDistance) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// Returns the velocity at a time of a motion from zero to a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: time).velocity
    return initialVelocity.scaled(by: factors.ofVelocity) - target.scaled(by: factors.ofDistance)
  }

  /// Advances a value and its velocity by a time interval.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// Returns the force on the object at a position and with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the settling time of a motion from zero to a target.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  /// Returns the value at a time of a motion between two values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity at a time of a motion between two values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the object at a position and with a velocity, in a motion between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns the settling time of a motion between two values.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
