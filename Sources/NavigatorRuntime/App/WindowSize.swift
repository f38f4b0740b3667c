import Foundation

nonisolated struct WindowSizeKey: EnvironmentKey {
  static let defaultValue: CGSize? = nil
}

nonisolated struct TextScaleKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  /// The user's text scale factor. The session uses it for layout. Hosts scale the texts themselves.
  package var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue.isFinite ? min(max(newValue, 0.25), 8) : 1 }
  }

  /// The size of the window in points, or nil if the host does not report it.
  package var windowSize: CGSize? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The height of the window, or the height of a common phone with the same size class if the host does not report it.
  var assumedWindowHeight: Double {
    windowSize.map { Double($0.height) } ?? (verticalSizeClass == .compact ? 390 : 844)
  }

  /// The size of the window, or the size of a common device with the same size classes if the host does not report it.
  var assumedWindowSize: CGSize {
    if let windowSize { return windowSize }
    return switch (horizontalSizeClass, verticalSizeClass) {
    case (.regular?, .compact?): CGSize(width: 844, height: 390)
    case (.regular?, _): CGSize(width: 1024, height: 768)
    default: CGSize(width: 390, height: assumedWindowHeight)
    }
  }
}
