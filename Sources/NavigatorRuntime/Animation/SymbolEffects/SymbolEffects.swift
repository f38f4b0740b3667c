// The effects of the module Symbols. Variants that hosts play alike return the effect itself.

/// An effect that fades a symbol out and in.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(opacities: [0.7, 0.4, 0.7, 1], duration: 1.6) }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: PulseSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that fades the layers of a symbol in one after another. Hosts fade the symbol.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(opacities: [0.4, 0.6, 0.8, 1], duration: 1.6) }

  /// One layer after another.
  public var iterative: VariableColorSymbolEffect { self }

  /// One layer after another, which stay.
  public var cumulative: VariableColorSymbolEffect { self }

  /// Forwards and backwards.
  public var reversing: VariableColorSymbolEffect { self }

  /// Forwards only.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// Other layers are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// Other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// An effect that rotates a symbol.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var direction = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(degrees: [90, 180, 270, 360].map { $0 * direction }, duration: 1.6) }

  /// The symbol turns clockwise, which is the default.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }

  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.direction = -1
    return effect
  }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: RotateSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// An effect that makes a symbol larger and smaller.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(scales: [1.06, 1.12, 1.06, 1], duration: 2) }

  /// The size changes.
  public var plain: BreatheSymbolEffect { self }

  /// The size and the opacity change. Hosts change the size.
  public var pulse: BreatheSymbolEffect { self }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: BreatheSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// An effect that moves a symbol back and forth.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  var motion: SymbolMotion { SymbolMotion(degrees: [-12, 10, -8, 0]) }

  /// Hosts turn the symbol left and right in every direction.
  public var left: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var right: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var up: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var down: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var forward: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var backward: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var clockwise: WiggleSymbolEffect { self }

  /// Hosts turn the symbol left and right in every direction.
  public var counterClockwise: WiggleSymbolEffect { self }

  /// Returns an effect in a direction. Hosts turn the symbol left and right in every direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }

  /// Returns an effect in a direction, in degrees. Hosts turn the symbol left and right in every direction.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: WiggleSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect that makes a symbol jump.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var direction = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(scales: direction > 0 ? [1.1, 1.25, 0.95, 1] : [0.92, 0.8, 1.05, 1], duration: 0.6) }

  /// The symbol becomes larger first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }

  /// The symbol becomes smaller first.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.direction = -1
    return effect
  }

  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: BounceSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect that makes a symbol larger or smaller while it is active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, PlayedSymbolEffect {
  private var factor = 1.0

  init() {}

  var motion: SymbolMotion { SymbolMotion(scales: [factor], duration: 0.3, stays: true) }

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { scaled(by: 1.2) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { scaled(by: 0.8) }
  /// The effect on each layer in turn. Hosts move all layers together.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func scaled(by factor: Double) -> ScaleSymbolEffect {
    var effect = self
    effect.factor = factor
    return effect
  }
}

/// An effect that replaces a symbol by another.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  init() {}

  /// The old symbol moves down, and the new one up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The new symbol moves up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol moves up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol moves down, and the new one up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The new symbol moves up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol moves up.
  public var offUp: ReplaceSymbolEffect { self }
  /// The effect on each layer in turn.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// An effect that keeps the parts that both symbols have. Hosts fade the old symbol out and the new one in.
  nonisolated public struct MagicReplace: ContentTransitionSymbolEffect, SymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect
  }

  /// Returns an effect that keeps the parts that both symbols have.
  ///
  /// - Parameter fallback: The effect for symbols without such parts.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades the layers of a symbol in one after another. Hosts fade the symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
