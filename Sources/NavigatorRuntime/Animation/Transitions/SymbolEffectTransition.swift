import Foundation

/// A transition that shows and hides a symbol with a symbol effect.
///
/// ```swift
/// if isConnected {
///   Image(systemName: "wifi").transition(.symbolEffect(.appear))
/// }
/// ```
///
/// Hosts play the effect on the whole view, even if it is not a symbol.
nonisolated public struct SymbolEffectTransition: Transition {
  private let transition: AnyTransition

  /// Creates the transition. The options determine the speed.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    let pose = (effect as? any PlayedSymbolEffect)?.motion.lastPose ?? SymbolPose(opacity: 0)
    let transition = AnyTransition {
      $0.opacity = pose.opacity
      ($0.scaleX, $0.scaleY) = (pose.scale, pose.scale)
    }
    self.transition = options.factor == 1 ? transition : transition.animation(.default.speed(options.factor))
  }

  /// Returns the content unchanged. The host plays the effect.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The properties of the transition, which does not move views.
  @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: transition) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that shows and hides a symbol with the default effect.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .disappear)
  }

  /// Returns a transition that shows and hides a symbol with an effect.
  @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
