/// An effect that moves the symbols of a view. The module Symbols declares it on Apple platforms only.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
/// Image(systemName: "bell").symbolEffect(.bounce, value: messages.count)
/// ```
///
/// Hosts move the whole view, not the layers of its symbols.
nonisolated public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that lasts until it is turned off.
nonisolated public protocol IndefiniteSymbolEffect {}

/// A symbol effect that plays when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}

/// A symbol effect that replaces a symbol by another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// An effect that hosts play.
protocol PlayedSymbolEffect: SymbolEffect {
  nonisolated var motion: SymbolMotion { get }
}

/// The speed and the repetition of a symbol effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed = 1.0

  /// The default speed. An indefinite effect repeats.
  public static let `default` = SymbolEffectOptions()
  /// The default speed, with repetition if the effect is indefinite. Hosts play other effects once.
  public static let repeating = SymbolEffectOptions()
  /// The default speed, without repetition. Hosts repeat indefinite effects.
  public static let nonRepeating = SymbolEffectOptions()
  /// The default speed with a number of repetitions, which hosts ignore.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A speed as a factor of the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options with repetition.
  public var repeating: SymbolEffectOptions { self }
  /// These options without repetition. Hosts repeat indefinite effects.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns these options with a number of repetitions, which hosts ignore.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns these options with a speed as a factor of the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  /// The factor of the speed, limited to what can be played.
  var factor: Double { speed.finite(or: 1, in: 0.05...20) }
}

extension View {
  /// Plays an effect while `isActive` is true.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolEffectView(
      self, (effect as? any PlayedSymbolEffect)?.motion ?? SymbolMotion(), options,
      isActive ? KeyframeTrigger(repeats: true) : KeyframeTrigger(value: false), isActive: isActive)
  }

  /// Plays an effect when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectView(
      self, (effect as? any PlayedSymbolEffect)?.motion ?? SymbolMotion(), options, KeyframeTrigger(value: value), isActive: nil)
  }

  /// Removes the symbol effects in this view, if `isEnabled` is true.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffectsAreRemoved) { isRemoved in
      if isEnabled { isRemoved = true }
    }
  }
}

extension ContentTransition {
  /// The default transition of symbols: the old one fades out while the new one fades in.
  public static let symbolEffect = opacity

  /// Returns a transition of symbols. Hosts fade the old one out and the new one in.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    opacity
  }
}
