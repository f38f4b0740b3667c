// The effects of the module Symbols that show and hide a symbol. As indefinite effects, all of them hide the symbol while they
// are active, as on Apple's platforms. `appear` and `drawOn` are named after the change when they end, `disappear` and `drawOff`
// after the change when they begin.

extension SymbolMotion {
  /// Returns the motion from a symbol to its absence.
  fileprivate static func hiding(scale: Double) -> SymbolMotion {
    SymbolMotion(scales: [scale], opacities: [0], duration: 0.3, stays: true)
  }
}

/// An effect that hides a symbol while it is active, and shows it when it ends.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  private var hidden = 0.8

  init() {}

  /// The motion from the symbol to its absence.
  var motion: SymbolMotion { .hiding(scale: hidden) }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: AppearSymbolEffect { self }
  /// The symbol becomes smaller.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.hidden = 1.2
    return effect
  }
  /// The symbol becomes larger, which is the default.
  public var up: AppearSymbolEffect { AppearSymbolEffect() }
  /// The effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  private var hidden = 0.8

  init() {}

  /// The motion from the symbol to its absence.
  var motion: SymbolMotion { .hiding(scale: hidden) }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: DisappearSymbolEffect { self }
  /// The symbol becomes smaller, which is the default.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect() }
  /// The symbol becomes larger.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.hidden = 1.2
    return effect
  }
  /// The effect on the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active, and draws it when it ends. Hosts fade the symbol in.
nonisolated public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion from the symbol to its absence.
  var motion: SymbolMotion { .hiding(scale: 1) }

  /// The effect on each layer in turn. Hosts fade all layers together.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect on each layer after the one before. Hosts fade all layers together.
  public var individually: DrawOnSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// An effect that removes the lines of a symbol while it is active. Hosts fade the symbol out.
nonisolated public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion from the symbol to its absence.
  var motion: SymbolMotion { .hiding(scale: 1) }

  /// The effect on each layer in turn. Hosts fade all layers together.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect on each layer after the one before. Hosts fade all layers together.
  public var individually: DrawOffSymbolEffect { self }
  /// The lines are removed in the order in which they are drawn.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// The lines are removed in the reverse of the order in which they are drawn.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

/// The default effect of a transition.
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion from the symbol to its absence.
  var motion: SymbolMotion { .hiding(scale: 0.8) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that hides a symbol while it is active, and shows it when it ends.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that hides a symbol while it is active, and draws it when it ends. Hosts fade the symbol in.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that removes the lines of a symbol while it is active. Hosts fade the symbol out.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
