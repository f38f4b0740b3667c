// The effects of the framework Symbols. A variant that hosts do not distinguish returns the effect itself.

/// An effect that fades a symbol out and in.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(opacities: [0.7, 0.4, 0.7, 1], duration: 1.6) }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: PulseSymbolEffect { self }

  /// A variant that animates the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that fades in the layers of a symbol one after another. Hosts fade the whole symbol.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(opacities: [0.4, 0.6, 0.8, 1], duration: 1.6) }

  /// A variant that highlights one layer after another.
  public var iterative: VariableColorSymbolEffect { self }

  /// A variant in which each highlighted layer stays highlighted.
  public var cumulative: VariableColorSymbolEffect { self }

  /// A variant that alternates its direction.
  public var reversing: VariableColorSymbolEffect { self }

  /// A variant that always runs forwards.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// A variant that dims inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// A variant that hides inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// An effect that rotates a symbol.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var direction = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(degrees: [90, 180, 270, 360].map { $0 * direction }, duration: 1.6) }

  /// A variant that rotates the symbol clockwise, which is the default.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }

  /// A variant that rotates the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.direction = -1
    return effect
  }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: RotateSymbolEffect { self }

  /// A variant that animates the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// An effect that repeatedly enlarges and shrinks a symbol.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(scales: [1.06, 1.12, 1.06, 1], duration: 2) }

  /// A variant that changes the size.
  public var plain: BreatheSymbolEffect { self }

  /// A variant that changes the size and the opacity. Hosts change only the size.
  public var pulse: BreatheSymbolEffect { self }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: BreatheSymbolEffect { self }

  /// A variant that animates the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// An effect that moves a symbol back and forth.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(degrees: [-12, 10, -8, 0]) }

  /// A variant that moves the symbol to the left. Hosts rotate the symbol back and forth instead.
  public var left: WiggleSymbolEffect { self }

  /// A variant that moves the symbol to the right. Hosts rotate the symbol back and forth instead.
  public var right: WiggleSymbolEffect { self }

  /// A variant that moves the symbol up. Hosts rotate the symbol back and forth instead.
  public var up: WiggleSymbolEffect { self }

  /// A variant that moves the symbol down. Hosts rotate the symbol back and forth instead.
  public var down: WiggleSymbolEffect { self }

  /// A variant that moves the symbol forward. Hosts rotate the symbol back and forth instead.
  public var forward: WiggleSymbolEffect { self }

  /// A variant that moves the symbol backward. Hosts rotate the symbol back and forth instead.
  public var backward: WiggleSymbolEffect { self }

  /// A variant that starts clockwise. Hosts rotate the symbol back and forth in every variant.
  public var clockwise: WiggleSymbolEffect { self }

  /// A variant that starts counterclockwise. Hosts rotate the symbol back and forth in every variant.
  public var counterClockwise: WiggleSymbolEffect { self }

  /// Returns a variant that moves the symbol at an angle. Hosts rotate the symbol back and forth instead.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }

  /// Returns a variant that moves the symbol at an angle in degrees. Hosts rotate the symbol back and forth instead.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: WiggleSymbolEffect { self }

  /// A variant that animates the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect that makes a symbol bounce.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var direction = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(scales: direction > 0 ? [1.1, 1.25, 0.95, 1] : [0.92, 0.8, 1.05, 1], duration: 0.6) }

  /// A variant that enlarges the symbol first, which is the default.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }

  /// A variant that shrinks the symbol first.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.direction = -1
    return effect
  }

  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: BounceSymbolEffect { self }

  /// A variant that animates the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect that enlarges or shrinks a symbol while it is active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var factor = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(scales: [factor], duration: 0.3, stays: true) }

  /// A variant that enlarges the symbol.
  public var up: ScaleSymbolEffect { scaled(by: 1.2) }
  /// A variant that shrinks the symbol.
  public var down: ScaleSymbolEffect { scaled(by: 0.8) }
  /// A variant that animates each layer in turn. Hosts animate all layers together.
  public var byLayer: ScaleSymbolEffect { self }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func scaled(by factor: Double) -> ScaleSymbolEffect {
    var effect = self
    effect.factor = factor
    return effect
  }
}

/// An effect that replaces one symbol with another. Hosts fade the old symbol out and the new symbol in.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  init() {}

  /// A variant in which the old symbol scales down and the new symbol scales up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// A variant in which both symbols scale up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// A variant in which the old symbol disappears immediately and the new symbol scales up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// A variant in which the old symbol scales down and the new symbol scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// A variant in which both symbols scale up.
  public var upUp: ReplaceSymbolEffect { self }
  /// A variant in which the old symbol disappears immediately and the new symbol scales up.
  public var offUp: ReplaceSymbolEffect { self }
  /// A variant that animates each layer in turn.
  public var byLayer: ReplaceSymbolEffect { self }
  /// A variant that animates the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// An effect that retains the parts that both symbols share. Hosts fade the old symbol out and the new symbol in.
  nonisolated public struct MagicReplace: ContentTransitionSymbolEffect, SymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect
  }

  /// Returns an effect that retains the parts that both symbols share.
  ///
  /// - Parameter fallback: The effect for symbols without shared parts.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades in the layers of a symbol one after another. Hosts fade the whole symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that repeatedly enlarges and shrinks a symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges or shrinks a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another. Hosts fade the old symbol out and the new symbol in.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
