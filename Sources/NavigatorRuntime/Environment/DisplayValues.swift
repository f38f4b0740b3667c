import Foundation

nonisolated struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// The number of pixels of a point. Hosts draw at the scale of the device and report none.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// A Boolean value that indicates whether the display dims its content. Hosts report none.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a screen reader is running. Browsers do not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether switches control the device. Browsers do not report it.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

nonisolated struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}
