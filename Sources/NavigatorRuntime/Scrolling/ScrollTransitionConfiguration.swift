import Foundation
import NavigatorHost

/// The phase of a scroll transition, which depends on the position of a view relative to the visible part of its scroll view.
nonisolated public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// The view is near the top or the leading edge, or beyond it.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view is near the bottom or the trailing edge, or beyond it.
  case bottomTrailing

  /// A Boolean value that indicates whether the phase is the identity phase, in which the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// A number for computing effects: -1 near the top, 0 in the visible part, and 1 near the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition.
nonisolated public struct ScrollTransitionConfiguration {
  /// The threshold at which a view enters the visible part of its scroll view.
  nonisolated public struct Threshold {
    var host: ScrollEffect.Threshold

    /// A threshold at which the whole view is visible.
    public static let visible = Threshold.visible(1)
    /// A threshold at which the edge of the view reaches the edge of the scroll view.
    public static let hidden = Threshold.visible(0)
    /// A threshold at which the view is in the center of the scroll view.
    public static var centered: Threshold { Threshold(host: ScrollEffect.Threshold(visible: 0, centered: 1)) }

    /// Returns a threshold at which a fraction of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(host: ScrollEffect.Threshold(visible: amount.finite(or: 1, in: 0...1)))
    }

    /// Returns a threshold between this threshold and another one, at a fraction from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let part = amount.finite(or: 0, in: 0...1)
      func mix(_ path: KeyPath<ScrollEffect.Threshold, Double>) -> Double {
        host[keyPath: path] + (other.host[keyPath: path] - host[keyPath: path]) * part
      }
      return Threshold(
        host: ScrollEffect.Threshold(visible: mix(\.visible), centered: mix(\.centered), inset: mix(\.inset)))
    }

    /// Returns a threshold that is moved away from the edge by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.host.inset = (host.inset + distance).finite(or: 0, in: -1e5...1e5)
      return threshold
    }
  }

  private enum Mode {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  private var mode: Mode
  private var threshold = Threshold.visible

  private init(_ mode: Mode) {
    self.mode = mode
  }

  /// Returns a configuration in which the appearance changes with an animation when the view crosses the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { Self(.animated(animation)) }

  /// A configuration in which the appearance changes with the default animation when the view crosses the threshold.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// Returns a configuration in which the appearance follows scrolling along a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    Self(.interactive(timingCurve))
  }

  /// A configuration in which the appearance follows scrolling.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// A configuration in which the appearance does not change.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Returns the configuration with another animation. It has no effect on a configuration that is not animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = mode else { return self }
    var configuration = self
    configuration.mode = .animated(animation)
    return configuration
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns the change towards an appearance for hosts, or nil if the appearance does not change.
  func edge(_ state: TransitionState) -> ScrollEffect.Edge? {
    switch mode {
    case .identity: nil
    case .interactive(let curve):
      ScrollEffect.Edge(
        state: state, threshold: threshold.host, animation: Animation.timingCurve(curve, duration: 1).style, isInteractive: true)
    case .animated(let animation):
      ScrollEffect.Edge(state: state, threshold: threshold.host, animation: animation.style, isInteractive: false)
    }
  }
}

extension ScrollTransitionConfiguration: Sendable {}
extension ScrollTransitionConfiguration.Threshold: Sendable {}
