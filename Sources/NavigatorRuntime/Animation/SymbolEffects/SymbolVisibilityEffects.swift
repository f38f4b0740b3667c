// The effects of the framework Symbols that show and hide a symbol.
//
// As on Apple platforms, all of these effects hide the symbol while they are active as indefinite effects. `appear` and `drawOn`
// are named after the change when the effect ends. `disappear` and `drawOff` are named after the change when it starts.

extension SymbolMotion {
  /// Returns a motion that hides a symbol.
  fileprivate static func hiding(scale: Double) -> SymbolMotion {
    SymbolMotion(scales: [scale], opacities: [0], duration: 0.3, stays: true)
  }
}

/// An effect that hides a symbol while it is active, and shows it when it ends.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  private var hidden = 0.8

  init() {}

  /// The motion that hides the symbol.
  var motion: SymbolMotion { .hiding(scale: hidden) }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: AppearSymbolEffect { self }
  /// A variant in which the symbol shrinks while it appears.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.hidden = 1.2
    return effect
  }
  /// A variant in which the symbol grows while it appears, which is the default.
  public var up: AppearSymbolEffect { AppearSymbolEffect() }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  private var hidden = 0.8

  init() {}

  /// The motion that hides the symbol.
  var motion: SymbolMotion { .hiding(scale: hidden) }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: DisappearSymbolEffect { self }
  /// A variant in which the symbol shrinks while it disappears, which is the default.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect() }
  /// A variant in which the symbol grows while it disappears.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.hidden = 1.2
    return effect
  }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active, and draws it stroke by stroke when it ends. Hosts fade the symbol in.
nonisolated public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion that hides the symbol.
  var motion: SymbolMotion { .hiding(scale: 1) }

  /// A variant that animates each layer in turn. Hosts fade all layers together.
  public var byLayer: DrawOnSymbolEffect { self }
  /// A variant that draws each layer after the previous one. Hosts fade all layers together.
  public var individually: DrawOnSymbolEffect { self }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// An effect that removes the strokes of a symbol while it is active. Hosts fade the symbol out.
nonisolated public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion that hides the symbol.
  var motion: SymbolMotion { .hiding(scale: 1) }

  /// A variant that animates each layer in turn. Hosts fade all layers together.
  public var byLayer: DrawOffSymbolEffect { self }
  /// A variant that removes each layer after the previous one. Hosts fade all layers together.
  public var individually: DrawOffSymbolEffect { self }
  /// A variant that removes the strokes in drawing order. Hosts fade the symbol out.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// A variant that removes the strokes in reverse drawing order. Hosts fade the symbol out.
  public var reversed: DrawOffSymbolEffect { self }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

/// The default effect of a transition.
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, PlayedSymbolEffect {
  init() {}

  /// The motion that hides the symbol.
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
  /// An effect that hides a symbol while it is active, and draws it stroke by stroke when it ends. Hosts fade the symbol in.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that removes the strokes of a symbol while it is active. Hosts fade the symbol out.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
