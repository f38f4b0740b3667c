/// The contrast between colors of the user interface.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The font weight that the user prefers.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
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
  /// The contrast that the user prefers. It is always standard because hosts adapt their colors themselves.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The font weight that the user prefers. It is nil if the host does not report it, as in browsers.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the nearest enclosing `focusable` view has the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
