/// An effect that animates the symbols in a view. On Apple platforms, the framework Symbols declares this protocol.
///
/// ```swift
/// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
/// Image(systemName: "bell").symbolEffect(.bounce, value: messages.count)
/// ```
///
/// The effect applies to all symbols in the view. Hosts animate a symbol as a whole, not its layers.
nonisolated public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that remains active until it is turned off.
nonisolated public protocol IndefiniteSymbolEffect {}

/// A symbol effect that plays when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}

/// A symbol effect that replaces one symbol with another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that shows or hides a symbol when its view is inserted or removed.
nonisolated public protocol TransitionSymbolEffect {}

/// A symbol effect that hosts can play.
protocol PlayedSymbolEffect: SymbolEffect {
  nonisolated var motion: SymbolMotion { get }
}

/// The speed and the repetition of a symbol effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of times that an effect is played.
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

    /// A behavior in which the effect repeats without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// A behavior in which the effect repeats with default pauses.
    public static var periodic: RepeatBehavior { periodic() }
    /// Returns a behavior with a number of repetitions and a pause after each repetition, in seconds. If the count is nil, the
    /// effect repeats indefinitely.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 1)
    }
  }

  /// Options with the default speed. An indefinite effect repeats, and a discrete effect is played once.
  public static let `default` = SymbolEffectOptions()
  /// Options with the default speed and endless repetition.
  public static let repeating = SymbolEffectOptions().repeating
  /// Options with the default speed and without repetition.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// Returns options with a number of repetitions. If the count is nil, the effect repeats indefinitely.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with a repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// Returns options with a speed, as a factor of the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// A copy of these options with endless repetition.
  public var repeating: SymbolEffectOptions { with(.forever) }
  /// A copy of these options without repetition.
  public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
  /// Returns a copy of these options with a number of repetitions. If the count is nil, the effect repeats indefinitely.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .count(min(max($0, 1), 1_000)) } ?? .forever) }
  /// Returns a copy of these options with a repeat behavior.
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

  /// Returns a copy of these options with a speed, as a factor of the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  /// Returns the number of times that an effect is played, or nil if it repeats until it is turned off.
  func count(isIndefinite: Bool) -> Int? {
    switch repetition {
    case .standard: isIndefinite ? nil : 1
    case .forever: nil
    case .count(let count): count
    }
  }

  /// The pause after each repetition, in seconds.
  var pause: Double { delay.finite(or: 0, in: 0...60) }

  /// The speed factor, clamped to the supported range.
  var factor: Double { speed.finite(or: 1, in: 0.05...20) }
}

extension View {
  /// Plays an effect on the symbols in this view while `isActive` is true.
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

  /// Plays an effect on the symbols in this view when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    adding(
      InheritedSymbolEffect(
        motion: (effect as? any PlayedSymbolEffect)?.motion ?? SymbolMotion(), options: options,
        trigger: KeyframeTrigger(value: value, count: options.count(isIndefinite: false)), isActive: nil))
  }

  /// Removes the symbol effects that this view inherits if `isEnabled` is true. Effects that are set inside this view remain.
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

  /// Adds an effect to the symbols in this view.
  nonisolated private func adding(_ effect: InheritedSymbolEffect) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(effect) }.environment(\.hasSymbolEffects, true)
  }
}

extension ContentTransition {
  /// The default transition of symbols, in which the old symbol fades out while the new symbol fades in.
  public static let symbolEffect = opacity

  /// Returns a transition of symbols. Hosts ignore the effect: they fade the old symbol out and the new symbol in.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    opacity
  }
}
