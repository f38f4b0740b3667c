/// How lines of text line up.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// How a content of a given shape meets the space it is offered.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How much space a control takes.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The case's name.
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

/// The size of text a person chose.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var hostName: String { self == .rightToLeft ? "rtl" : "ltr" }
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Whether there is little or much space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
