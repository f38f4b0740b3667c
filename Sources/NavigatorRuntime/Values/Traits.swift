/// The alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// The mode in which content is scaled to its space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// The visibility of an element.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// The color scheme: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The name for hosts.
  var hostName: String {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: "regular"
    case .large: "large"
    case .extraLarge: "extraLarge"
    }
  }
}

/// The text size that the user chose.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The direction in which text is read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var hostName: String { self == .rightToLeft ? "rtl" : "ltr" }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The amount of space along an axis: compact or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
