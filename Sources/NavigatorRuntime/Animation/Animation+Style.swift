import Foundation
import NavigatorHost

extension Animation {
  /// The animation in the form that hosts play.
  var style: AnimationStyle {
    let (curve, duration) = hostCurve
    return AnimationStyle(
      curve: curve, duration: speed > 0 ? duration / speed : AnimationStyle.maximumDuration, delay: delay,
      repeatCount: repeatCount, autoreverses: autoreverses,
      stiffness: continuingSpring.map { $0.spring.stiffness / $0.spring.mass * $0.speed * $0.speed })
  }

  /// The spring that preserves the velocity of an interrupted change, and the speed of its time. It is nil for other curves, and
  /// for animations with a delay or repetitions.
  var continuingSpring: (spring: Spring, speed: Double)? {
    guard delay == 0, repeatCount == 1, speed > 0, speed.isFinite else { return nil }
    switch curve {
    case .standard: return (Self.standardSpring, speed)
    case .spring(let spring, _), .interpolatingSpring(let spring, _): return (spring, speed)
    case .bezier, .unit, .custom: return nil
    }
  }

  /// Returns the time in seconds after which a change with the animation is complete, or nil if it never completes.
  ///
  /// - Parameter criteria: The completion condition. A spring is logically complete after its perceptual duration.
  func completionTime(_ criteria: AnimationCompletionCriteria) -> Double? {
    let style = style
    guard criteria == .logicallyComplete else { return style.totalDuration }
    if let completionTime { return delay + max(completionTime, 0) / max(speed, 1e-3) }
    guard let repeatCount else { return nil }
    switch curve {
    case .standard, .spring: return delay + logicalDuration / max(speed, 1e-3) * Double(max(repeatCount, 1))
    default: return style.totalDuration
    }
  }

  private var logicalDuration: Double {
    if case .spring(let spring, _) = curve { spring.duration } else { Self.standardSpring.duration }
  }

  /// The spring of the default animation.
  static var standardSpring: Spring { Spring(response: 0.55, dampingRatio: 1) }

  private var hostCurve: (AnimationStyle.Curve, duration: Double) {
    switch curve {
    case .standard: Self.sampled(Self.standardSpring)
    case .bezier(let x1, let y1, let x2, let y2, let duration): (.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration)
    case .unit(let curve, let duration): (curve.hostCurve, duration)
    case .spring(let spring, _): Self.sampled(spring)
    case .interpolatingSpring(let spring, let velocity): Self.sampled(spring, velocity: velocity)
    case .custom(let custom): Self.sampled(custom.base)
    }
  }

  /// The maximum duration of a sampled curve, in seconds.
  private static let maximumSampledDuration = 20.0

  /// Returns the number of samples for a duration: 40 per second, within bounds.
  private static func sampleCount(_ duration: Double) -> Int {
    min(max(Int(duration * 40), 12), AnimationStyle.maximumSamples)
  }

  private static func sampled(_ spring: Spring, velocity: Double = 0) -> (AnimationStyle.Curve, duration: Double) {
    let velocity = boundedVelocity(velocity)
    let duration = playedDuration(of: spring, velocity: velocity)
    let count = sampleCount(duration)
    var samples = (0..<count).map { index in
      spring.value(target: 1.0, initialVelocity: velocity, time: duration * Double(index) / Double(count - 1))
    }
    samples[count - 1] = 1
    return (.samples(samples), duration)
  }

  static func boundedVelocity(_ velocity: Double) -> Double { velocity.finite(or: 0, in: -1_000...1_000) }

  /// Returns the time in seconds until a spring settles.
  static func playedDuration(of spring: Spring, velocity: Double) -> Double {
    min(max(spring.settlingDuration(distance: 1, velocity: velocity, epsilon: 0.002), 0.01), maximumSampledDuration)
  }

  /// Samples a custom animation at 60 values per second until it ends.
  private static func sampled(_ animation: any CustomAnimation) -> (AnimationStyle.Curve, duration: Double) {
    var context = AnimationContext<Double>()
    var values: [Double] = []
    while values.count < Int(maximumSampledDuration * 60),
      let value = animation.animate(value: 1.0, time: Double(values.count) / 60, context: &context)
    {
      values.append(value.isFinite ? value : 1)
    }
    let duration = Double(values.count) / 60
    guard values.count > 1 else { return (.samples([1, 1]), duration) }
    values.append(1)
    let count = min(values.count, sampleCount(duration))
    return (.samples((0..<count).map { values[$0 * (values.count - 1) / (count - 1)] }), duration)
  }
}
