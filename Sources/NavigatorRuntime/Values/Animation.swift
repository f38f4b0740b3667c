import Foundation

/// An animation of a change over time.
///
/// Animations are requests: hosts decide which changes they animate, and how fast. Hosts show all other changes at once.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case standard
    case bezier(Double, Double, Double, Double, duration: Double)
    case spring(duration: Double, bounce: Double, blendDuration: Double)
  }

  let curve: Curve
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repeatCount: Int? = 1
  private(set) var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// The host's default animation.
  public static let `default` = Animation(.standard)

  /// A constant speed, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// A slow start, for 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// A slow end, for 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// A slow start and a slow end, for 0.35 seconds.
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

  /// Returns an animation with a cubic Bézier curve from 0 to 1, given by its two control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// A spring without bounce.
  public static let spring = spring()
  /// A smooth spring without bounce.
  public static let smooth = smooth()
  /// A spring with a small bounce.
  public static let snappy = snappy()
  /// A spring with a noticeable bounce.
  public static let bouncy = bouncy()
  /// A fast spring for changes that follow the user's finger.
  public static let interactiveSpring = interactiveSpring()

  /// Returns a spring. The duration is in seconds. Hosts ignore the blend duration.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// Returns a spring. The response is its duration in seconds. A damping fraction of 1 has no bounce. Hosts ignore the blend
  /// duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration))
  }

  /// Returns a smooth spring with an optional bounce. The duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: extraBounce, blendDuration: 0))
  }

  /// Returns a spring with a small bounce. The duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: 0))
  }

  /// Returns a spring with a noticeable bounce. The duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.3 + extraBounce, blendDuration: 0))
  }

  /// Returns a fast spring. The response is its duration in seconds. Hosts ignore the blend duration.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration))
  }

  /// Returns this animation with an additional delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }

  /// Returns this animation with its speed multiplied by `speed`.
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }

  /// Returns this animation, repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// Returns this animation, repeated until its view is removed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
