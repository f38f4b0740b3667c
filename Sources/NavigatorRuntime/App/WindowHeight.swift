nonisolated struct WindowHeightKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

extension EnvironmentValues {
  /// The height of the window in points, or nil if the host does not report it.
  package var windowHeight: Double? {
    get { self[WindowHeightKey.self] }
    set { self[WindowHeightKey.self] = newValue }
  }

  /// The height of the window, or that of a common phone with the same size class.
  var assumedWindowHeight: Double {
    windowHeight ?? (verticalSizeClass == .compact ? 390 : 844)
  }
}
