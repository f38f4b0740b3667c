/// An effect that moves the symbols of a view. The module Symbols declares it on Apple platforms only.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
/// Image(systemName: "bell").symbolEffect(.bounce, value: messages.count)
/// ```
///
/// The effect applies to the symbols in the view. Hosts move a whole symbol, not its layers.
nonisolated public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that lasts until it is turned off.
nonisolated public protocol IndefiniteSymbolEffect {}

/// A symbol effect that plays when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}

/// A symbol effect that replaces a symbol by another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that shows or hides a symbol when its view is inserted or removed.
nonisolated public protocol TransitionSymbolEffect {}

/// An effect that hosts play.
protocol PlayedSymbolEffect: SymbolEffect {
  nonisolated var motion: SymbolMotion { get }
}

/// The speed and the repetition of a symbol effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of times that an effect plays.
  private enum Repetition: Hashable {
    case standard, forever
    case count(Int)
  }

  private var speed = 1.0
  private var repetition = Repetition.standard
  private var delay = 0.0

  /// The way in which an effect repeats.
  nonisolated public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double

    /// The effect repeats without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// The effect repeats with pauses, whose length the system chooses.
    public static var periodic: RepeatBehavior { periodic() }
    /// Returns a behavior with a number of repetitions, or nil for any number, and the pause after each in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 1)
    }
  }

  /// The default speed. An indefinite effect repeats, and a discrete one plays once.
  public static let `default` = SymbolEffectOptions()
  /// The default speed, with repetition.
  public static let repeating = SymbolEffectOptions().repeating
  /// The default speed, without repetition.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// The default speed with a number of repetitions, or nil for any number.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// The default speed with a way in which the effect repeats.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// A speed as a factor of the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options with repetition.
  public var repeating: SymbolEffectOptions { with(.forever) }
  /// These options without repetition.
  public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
  /// Returns these options with a number of repetitions, or nil for any number.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .count(min(max($0, 1), 1_000)) } ?? .forever) }
  /// Returns these options with a way in which the effect repeats.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }

  private func with(_ repetition: Repetition, delay: Double = 0) -> SymbolEffectOptions {
    var options = self
    (options.repetition, options.delay) = (repetition, delay)
    return options
  }

  /// Returns these options with a speed as a factor of the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  /// The number of times that an effect plays, or nil if it repeats until it is turned off.
  func count(isIndefinite: Bool) -> Int? {
    switch repetition {
    case .standard: isIndefinite ? nil : 1
    case .forever: nil
    case .count(let count): count
    }
  }

  /// The pause after the effect in seconds.
  var pause: Double { delay.finite(or: 0, in: 0...60) }

  /// The factor of the speed, limited to what can be played.
  var factor: Double { speed.finite(or: 1, in: 0.05...20) }
}

extension View {
  /// Plays an effect of the symbols in this view while `isActive` is true.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let trigger =
      isActive ? KeyframeTrigger(repeats: true, count: options.count(isIndefinite: true)) : KeyframeTrigger(value: false)
    return adding(
      InheritedSymbolEffect(
        motion: (effect as? any PlayedSymbolEffect)?.motion ?? SymbolMotion(), options: options, trigger: trigger,
        isActive: isActive))
  }

  /// Plays an effect of the symbols in this view when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    adding(
      InheritedSymbolEffect(
        motion: (effect as? any PlayedSymbolEffect)?.motion ?? SymbolMotion(), options: options,
        trigger: KeyframeTrigger(value: value, count: options.count(isIndefinite: false)), isActive: nil))
  }

  /// Removes the symbol effects that this view inherits, if `isEnabled` is true. Effects that are set in this view are played.
  ///
  /// ```swift
  /// VStack {
  ///   Image(systemName: "wifi.slash").symbolEffectsRemoved()
  ///   Image(systemName: "wifi")
  /// }
  /// .symbolEffect(.pulse)
  /// ```
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { effects in
      guard isEnabled else { return }
      for index in effects.indices { effects[index].isRemoved = true }
    }
  }

  /// Adds an effect to those of the symbols in this view.
  nonisolated private func adding(_ effect: InheritedSymbolEffect) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(effect) }.environment(\.hasSymbolEffects, true)
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
