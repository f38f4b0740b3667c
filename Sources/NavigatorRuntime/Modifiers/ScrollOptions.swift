import NavigatorHost

extension View {
  /// Shows the scroll indicators of the scroll views in this view for a moment when they appear. It has no effect, because
  /// browsers determine when they show them.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the scroll indicators of the scroll views in this view for a moment when a value changes. Browsers show them only
  /// while content is scrolled.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows or hides the background of the lists and forms in this view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ScrollBackgroundKey.self, value: visibility))
  }

  /// Shows or hides the scroll indicators of the scroll views in this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentView(content: self, change: ScrollIndicatorsChange(visibility: visibility, axes: axes))
  }

  /// Disables scrolling in the scroll views, lists and forms in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: ScrollDisabledChange(isDisabled: disabled))
  }

  /// Sets whether scroll views bounce at their ends. Hosts scroll as their platform does.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }

  /// Sets how scrolling hides the on-screen keyboard. Hosts use the keyboard of their platform.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    self
  }
}

extension View {
  /// Sets the effect between the bars and the scroll views in this view. Hosts blur the content behind bars.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Hides the effect between the bars and the scroll views in this view. Hosts blur the content behind bars.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Extends this view by mirrored copies below bars and sidebars. Hosts show only the view.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { self }

  /// Extends this view by mirrored copies below bars and sidebars. Hosts show only the view.
  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

nonisolated struct ScrollBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

nonisolated private struct ScrollIndicatorsChange: EnvironmentChanging, Equatable {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func apply(to values: inout EnvironmentValues) {
    if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
  }
}

nonisolated private struct ScrollDisabledChange: EnvironmentChanging, Equatable {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    values.isScrollEnabled = !isDisabled
  }
}

nonisolated struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// The visibility of scroll indicators.
nonisolated public struct ScrollIndicatorVisibility: Equatable {
  let hides: Bool
  private let isDefinite: Bool

  /// The visibility for the platform.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(hides: false, isDefinite: false) }
  /// Shown while the user scrolls.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(hides: false, isDefinite: true) }
  /// Hidden.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(hides: true, isDefinite: false) }
  /// Hidden with every input device.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(hides: true, isDefinite: true) }
}

/// The behavior of a scroll view at its ends.
nonisolated public struct ScrollBounceBehavior: Sendable {
  private init() {}

  /// The behavior for the platform.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// The view always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// The view bounces if its content is larger than the view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// The effect between bars and content that scrolls below them.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind {
    case automatic, hard, soft
  }

  private let kind: Kind

  /// The style for the platform.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// An opaque area with a line at its edge.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// An area with a blur that ends gradually.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The way in which scrolling hides an on-screen keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
  private init() {}

  /// The way for the platform.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard is hidden when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard stays.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

extension ElementNode {
  /// Returns the content of a list or form: whether it scrolls and shows its background.
  final func scrollOptions() -> Content {
    var content = Content()
    if !read(ScrollEnabledKey.self) { content[.isScrollDisabled] = true }
    if read(ScrollBackgroundKey.self) == .hidden { content[.backgroundVisibility] = .visibility(.hidden) }
    return content
  }
}
