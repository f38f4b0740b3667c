/// The timing of an animation, resolved so that a host can play it without the app: a curve, a duration, a delay and a number of
/// repetitions.
public struct AnimationStyle: Hashable, Sendable {
  /// The progress of an animation over its duration.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1), given by the coordinates of its two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// The progress at equidistant times, from the start to the end. Between these times it changes linearly.
    case samples([Double])
  }

  /// The maximum number of samples of a curve.
  public static let maximumSamples = 60
  /// The maximum duration and the maximum delay, in seconds.
  public static let maximumDuration = 3_600.0

  /// The progress over the duration.
  public var curve: Curve
  /// The duration of one repetition in seconds.
  public var duration: Double
  /// The time before the animation begins, in seconds.
  public var delay: Double
  /// The number of repetitions, or nil if the animation repeats until its element is removed or changes again.
  public var repeatCount: Int?
  /// A Boolean value that indicates whether every second repetition runs backwards.
  public var autoreverses: Bool

  /// The stiffness of a spring divided by its mass, in 1/s²; nil for other curves. A change that interrupts another one keeps its
  /// velocity, for which a host needs this value: the velocity contributes the slope of the curve divided by the stiffness to the
  /// progress.
  public var stiffness: Double?

  /// Creates a timing. Durations that are not finite numbers from 0 to ``maximumDuration`` are clamped.
  public init(
    curve: Curve, duration: Double, delay: Double = 0, repeatCount: Int? = 1, autoreverses: Bool = false,
    stiffness: Double? = nil
  ) {
    self.curve = curve
    self.duration = Self.clamped(duration)
    self.delay = Self.clamped(delay)
    self.repeatCount = repeatCount.map { min(max($0, 1), 1_000_000) }
    self.autoreverses = autoreverses
    self.stiffness = stiffness.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The timing of a change that is shown immediately. It also ends running animations.
  public static let none = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 0)

  /// The time until the last repetition has ended, in seconds, or nil if the animation repeats forever.
  public var totalDuration: Double? {
    repeatCount.map { delay + duration * Double($0) }
  }

  /// Returns the progress at a time in seconds since the change. The progress is 0 at the start and 1 at the end, and may be
  /// outside of this range between them.
  public func progress(at time: Double) -> Double {
    guard time > delay else { return 0 }
    guard duration > 0 else { return 1 }
    let turns = (time - delay) / duration
    // The number of repetitions of a nearly immediate change may exceed all numbers.
    guard turns.isFinite, repeatCount.map({ turns < Double($0) }) ?? true else { return 1 }
    let turn = turns.rounded(.down)
    let fraction = turns - turn
    let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(at: isReversed ? 1 - fraction : fraction)
  }

  private static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), maximumDuration)
  }
}

extension AnimationStyle.Curve {
  /// Returns the progress at a fraction of the duration. NaN counts as 0.
  public func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : fraction
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: fraction)
    case .samples(let samples):
      guard let last = samples.last, samples.count > 1 else { return fraction < 1 ? 0 : 1 }
      let position = min(max(fraction, 0), 1) * Double(samples.count - 1)
      let index = Int(position)
      guard index + 1 < samples.count else { return last }
      return samples[index] + (samples[index + 1] - samples[index]) * (position - Double(index))
    }
  }
}
