import NavigatorHost

/// The alignment of lines in a multiline text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// The lines are aligned at the leading edge.
  case leading
  /// The lines are centered.
  case center
  /// The lines are aligned at the trailing edge.
  case trailing
}

/// The mode in which content is scaled to the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The content is scaled to the largest size that fits into the space.
  case fit
  /// The content is scaled to the smallest size that fills the space.
  case fill
}

/// The visibility of an element.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The context determines the visibility.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}

/// The color scheme: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size below the default.
  case small
  /// The default size.
  case regular
  /// A size above the default.
  case large
  /// The largest size.
  case extraLarge

  /// The size for hosts.
  var hostStyle: ControlSizeStyle {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// The text size that the user selects.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// The size below the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case xLarge
  /// The second largest size below the accessibility sizes.
  case xxLarge
  /// The largest size below the accessibility sizes.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The direction of layout and text.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft

  var hostDirection: Content.LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no events.
  case inactive
  /// The scene is visible and receives events.
  case active
}

/// The size class of an axis, which indicates the amount of available space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Limited space, as in the width of a phone.
  case compact
  /// Ample space, as in the width of a tablet.
  case regular
}
