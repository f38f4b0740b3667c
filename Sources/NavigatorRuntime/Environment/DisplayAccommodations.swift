/// The contrast of the display's colors.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// The weight of texts that a user prefers.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A bold weight.
  case bold
}

nonisolated struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

nonisolated struct IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The contrast that the user prefers. Hosts adapt their colors themselves, and report the usual contrast.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The weight of texts that the user prefers, or nil if the host does not report it. Browsers do not.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the nearest view around with `focusable` has the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
