import Foundation

extension Animation {
  /// A spring animation without bounce.
  public static let spring = spring()
  /// A smooth spring animation without bounce.
  public static let smooth = smooth()
  /// A spring animation with a small bounce.
  public static let snappy = snappy()
  /// A spring animation with a noticeable bounce.
  public static let bouncy = bouncy()
  /// A fast spring animation for changes that follow the user's finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring animation without bounce. On Apple platforms, its motion is added to the motion of earlier animations.
  public static let interpolatingSpring = interpolatingSpring()

  /// Returns a spring animation. Hosts ignore the blend duration.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// Returns a spring animation. The duration is in seconds. Hosts ignore the blend duration.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring animation. The response is the duration in seconds. A damping fraction of 1 produces no bounce. Hosts
  /// ignore the blend duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a smooth spring animation with an optional bounce. The duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a small bounce. The duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a noticeable bounce. The duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a fast spring animation. The response is the duration in seconds. Hosts ignore the blend duration.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a fast spring animation. The duration is in seconds. Hosts ignore the blend duration.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Returns a spring animation from physical values. The unit of the initial velocity is the distance to the target per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
  }

  /// Returns a spring animation. The duration is in seconds. The unit of the initial velocity is the distance to the target per
  /// second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring animation. The unit of the initial velocity is the distance to the target per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }
}
