import Foundation

// The inherited style of texts and controls is a single value, `InheritedStyle`. Each public value also has a separate key, so
// that a view that reads only one of them is not evaluated when another changes.

nonisolated struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

nonisolated struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

nonisolated struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

nonisolated struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

nonisolated struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

nonisolated struct LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

nonisolated struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

nonisolated struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

nonisolated struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The font of texts. If it is nil, the host uses its default font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { set(newValue, FontKey.self, \.font) }
  }

  /// The maximum number of lines of a text, or nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { set(newValue, LineLimitKey.self, \.lineLimit) }
  }

  /// The spacing between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { set(newValue, LineSpacingKey.self, \.options.lineSpacing) }
  }

  /// The height of the lines of a text, or nil for the height of the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { set(newValue, LineHeightKey.self, \.options.lineHeight) }
  }

  /// The part of a line that is truncated if the line does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { set(newValue, TruncationModeKey.self, \.options.truncationMode) }
  }

  /// The smallest scale factor for a text that does not fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { set(newValue, MinimumScaleFactorKey.self, \.options.minimumScaleFactor) }
  }

  /// A Boolean value that indicates whether the spacing between characters may be reduced. Hosts ignore it.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { set(newValue, AllowsTighteningKey.self, \.options.allowsTightening) }
  }

  /// The alignment of lines in a multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { set(newValue, TextAlignmentKey.self, \.multilineTextAlignment) }
  }

  /// The letter case in which texts are displayed, or nil to display them unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { set(newValue, TextCaseKey.self, \.textCase) }
  }

  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { set(newValue, IsEnabledKey.self, \.isEnabled) }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { set(newValue, ControlSizeKey.self, \.controlSize) }
  }

  private mutating func set<K: EnvironmentKey>(_ value: K.Value, _ key: K.Type, _ path: WritableKeyPath<InheritedStyle, K.Value>)
  {
    self[key] = value
    self[InheritedStyleKey.self][keyPath: path] = value
  }
}
