import NavigatorHost

extension View {
  /// Mirrors this view while text is read from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    BoxView(content: self, modifiers: enabled ? [.content(.flipsForRightToLeft, true)] : [])
  }

  /// Highlights this view while a pointer is over it. Hosts highlight controls only.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self
  }

  /// Highlights this view while a pointer is over it. Hosts highlight controls only.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    self
  }

  /// Hides the ring around the focused views in this view. Users of a keyboard need a view that shows its focus in another way.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    BoxView(content: self, modifiers: disabled ? [.content(.hidesFocusRing, true)] : [])
      .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Hides the status bar of a phone. It has no effect, because a host's window has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    self
  }

  /// Hides the status bar of a phone. Prefer `statusBarHidden(_:)`. It has no effect, because a host's window has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    self
  }

  /// Shows or hides overlays of the system, such as the home indicator. It has no effect, because a host's window has no
  /// overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }

  /// Lets this view handle gestures at the edges of the screen before the system does.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    self
  }
}

/// The way in which colors are computed.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB with values below 0 and above 1.
  case extendedLinear
}

/// An effect while a pointer is over a view.
nonisolated public struct HoverEffect {
  private init() {}

  /// The default effect for the view.
  public static var automatic: HoverEffect { HoverEffect() }
  /// A highlight.
  public static var highlight: HoverEffect { HoverEffect() }
  /// A shadow, as if the view were lifted.
  public static var lift: HoverEffect { HoverEffect() }
}
