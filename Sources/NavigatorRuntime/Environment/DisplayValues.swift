import Foundation

nonisolated struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// The number of pixels per point. Hosts do not report it because they draw at the scale of the device.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// A Boolean value that indicates whether the display reduces its luminance. Hosts do not report it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user prefers reduced motion. Web pages report this setting and its changes. If it
  /// is true, the page plays only changes of opacity and color, so apps need not adapt their animations.
  public var accessibilityReduceMotion: Bool { self[ReducedMotionKey.self] }

  /// A Boolean value that indicates whether the user prefers reduced transparency. It is always false because most browsers do
  /// not report this setting.
  public var accessibilityReduceTransparency: Bool { false }

  /// A Boolean value that indicates whether the user prefers differences without color. It is always false because browsers do
  /// not report this setting.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// A Boolean value that indicates whether the user prefers inverted colors. It is always false because browsers invert the page
  /// themselves.
  public var accessibilityInvertColors: Bool { false }

  /// A Boolean value that indicates whether VoiceOver is active. It is always false because browsers do not report screen
  /// readers.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether Switch Control is active. It is always false because browsers do not report this
  /// setting.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// A Boolean value that indicates whether the user prefers visible button shapes. It is always false because browsers do not
  /// report this setting.
  public var accessibilityShowButtonShapes: Bool { false }

  /// A Boolean value that indicates whether the user prefers dimmed flashing lights in videos. It is always false because
  /// browsers do not report this setting.
  public var accessibilityDimFlashingLights: Bool { false }

  /// A Boolean value that indicates whether animated images play automatically. It is always true because browsers do not report
  /// this setting.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// A Boolean value that indicates whether the large content viewer is active. It is always false because browsers enlarge the
  /// page instead.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// A Boolean value that indicates whether an assistive technology is active. It is false unless a view sets it, because
  /// browsers do not report assistive technologies.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views appear active. Unless a view sets it, it is true while the window is active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }
}

nonisolated struct AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}

/// The key of the appearance that a view sets. A value of nil selects that of the window.
nonisolated struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The reduced motion setting, which tests can change.
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
