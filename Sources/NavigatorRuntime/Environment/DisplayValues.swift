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

  /// A Boolean value that indicates whether the user prefers less movement. A page reports the setting of the device, and
  /// changes of it. It plays changes of opacity and color only, so that an app need not read the value for its animations.
  public var accessibilityReduceMotion: Bool { self[ReducedMotionKey.self] }

  /// A Boolean value that indicates whether the user prefers opaque backgrounds. Most browsers do not report it, so that it is
  /// always false.
  public var accessibilityReduceTransparency: Bool { false }

  /// A Boolean value that indicates whether color should not be the only difference between states. Browsers do not report it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// A Boolean value that indicates whether the user prefers inverted colors. Browsers invert the page themselves.
  public var accessibilityInvertColors: Bool { false }

  /// A Boolean value that indicates whether a screen reader is running. Browsers do not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether switches control the device. Browsers do not report it.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether buttons should have a visible shape. Browsers do not report it.
  public var accessibilityShowButtonShapes: Bool { false }

  /// A Boolean value that indicates whether flashing lights in videos are dimmed. Browsers do not report it.
  public var accessibilityDimFlashingLights: Bool { false }

  /// A Boolean value that indicates whether animated images play. Browsers do not report it.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// A Boolean value that indicates whether controls show their content in large on a long press. Browsers enlarge the page.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension EnvironmentValues {
  /// The preference for less movement, for tests.
  package var prefersReducedMotion: Bool {
    get { self[ReducedMotionKey.self] }
    set { self[ReducedMotionKey.self] = newValue }
  }
}

nonisolated struct ReducedMotionKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}
