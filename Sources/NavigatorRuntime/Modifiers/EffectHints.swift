extension View {
  /// Turns off the effect while a pointer is over this view. Hosts highlight controls only.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the hover effect of the views in this view whose effect is automatic. Hosts highlight controls only.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    self
  }

  /// Marks content that can become out of date in widgets.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    self
  }

  /// Sets the range of brightness in which the images of this view are shown. Browsers show the range of each image.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Sets whether this view is activated while something is dragged over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

extension Image {
  /// A range of brightness in which an image is shown.
  nonisolated public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// The range without highlights.
    public static let standard = DynamicRange(level: 0)
    /// A range with some highlights.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// The range with all highlights.
    public static let high = DynamicRange(level: 2)
  }

  /// Sets the range of brightness in which the image is shown. Browsers show the range of each image.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
    self
  }
}

/// The behavior of a view while something is dragged over it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The default behavior for the kind of view.
  public static let automatic = SpringLoadingBehavior(isEnabled: nil)
  /// The view is activated.
  public static let enabled = SpringLoadingBehavior(isEnabled: true)
  /// The view is not activated.
  public static let disabled = SpringLoadingBehavior(isEnabled: false)
}

/// The prominence of the background behind a view.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background with a strong color, such as the background of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

nonisolated private struct HoverEffectKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated private struct DynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}

nonisolated private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

nonisolated private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether views have an effect while a pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views have an effect while they have the focus. The modifier
  /// `focusEffectDisabled(_:)` hides the effects of the views in it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// The range of brightness in which images are shown.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// The behavior of views while something is dragged over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// The prominence of the background. Hosts draw the background of selected rows so that the foreground stays readable.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
