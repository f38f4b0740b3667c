extension View {
  /// Sets how a palette shows that this option is selected. Hosts mark the selected option themselves.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

/// The way in which a palette shows that an option is selected.
nonisolated public struct PaletteSelectionEffect: Sendable, Equatable {
  private enum Effect: Equatable {
    case automatic
    case custom
    case symbolVariant(SymbolVariants)
  }

  private let effect: Effect

  /// The default effect for the platform.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(effect: .automatic) }
  /// No effect.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(effect: .custom) }
  /// A variant of the option's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(effect: .symbolVariant(variant))
  }
}
