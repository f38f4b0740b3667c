import Foundation

/// How a change is drawn over time.
///
/// A hint: a host animates what it can animate, at its own pace, and shows every change where it cannot.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case standard
    case bezier(Double, Double, Double, Double, duration: Double)
    case spring(duration: Double, bounce: Double)
  }

  let curve: Curve
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  private(set) var repeatCount: Int? = 1
  private(set) var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// The host's own animation.
  public static let `default` = Animation(.standard)

  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve from 0 to 1 by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
  }

  public static let spring = spring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static let interactiveSpring = interactiveSpring()

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: extraBounce))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.3 + extraBounce))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }

  /// This animation, begun after `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }

  /// This animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }

  /// This animation, run a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// This animation, run until its view is gone.
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
