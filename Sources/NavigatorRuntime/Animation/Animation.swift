import Foundation

/// The way in which a change proceeds over time. It consists of a curve, a duration, a delay and a number of repetitions.
///
/// Hosts, such as a web page, play the animation. The session's values and its view tree change immediately.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case standard
    case bezier(Double, Double, Double, Double, duration: Double)
    case unit(UnitCurve, duration: Double)
    case spring(Spring, blendDuration: Double)
    case interpolatingSpring(Spring, initialVelocity: Double)
    case custom(AnyCustomAnimation)
  }

  let curve: Curve
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repeatCount: Int? = 1
  /// A Boolean value that indicates whether the animation repeats until its view is removed.
  var isEndless: Bool { repeatCount == nil }
  private(set) var autoreverses = false
  /// The time in seconds after which the animation is logically complete, or nil if the app has not set it.
  private(set) var completionTime: Double?

  /// Creates an animation. A curve with NaN, which does not equal itself, is replaced by the standard curve.
  init(_ curve: Curve) {
    self.curve = curve == curve ? curve : .standard
  }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    if let base = base as? BaseAnimation {
      self = base.animation
    } else {
      self.init(.custom(AnyCustomAnimation(base: base)))
    }
  }

  /// The default animation, a spring without bounce.
  public static let `default` = Animation(.standard)

  /// An animation with constant speed and a duration of 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation with a slow start and a duration of 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation with a slow end and a duration of 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation with a slow start, a slow end and a duration of 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation with a constant speed. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Returns an animation with a slow start. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Returns an animation with a slow end. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation with a slow start and a slow end. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation with a cubic Bézier curve from 0 to 1, defined by two control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// Returns an animation with a timing curve. The duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unit(curve, duration: duration))
  }

  /// Returns this animation with an additional delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    guard delay.isFinite, (self.delay + delay).isFinite else { return self }
    return with { $0.delay += delay }
  }

  /// Returns this animation with its speed multiplied by `speed`.
  public func speed(_ speed: Double) -> Animation {
    guard speed.isFinite, (self.speed * speed).isFinite else { return self }
    return with {
      $0.speed *= speed
      if speed > 0, (delay / speed).isFinite { $0.delay /= speed }
    }
  }

  /// Returns an animation that repeats this animation a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// Returns an animation that repeats this animation until its view is removed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  /// Returns an animation that is logically complete after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    guard duration.isFinite else { return self }
    return with { $0.completionTime = duration }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
