import Foundation

// The inherited style of texts and controls is one value, `InheritedStyle`. The public values also have keys of their own, so
// that a view that reads one of them is not evaluated when another changes.

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

nonisolated struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The font of texts. If it is nil, the host uses its own font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { set(newValue, FontKey.self, \.font) }
  }

  /// The maximum number of lines of a text; nil sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { set(newValue, LineLimitKey.self, \.lineLimit) }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { set(newValue, TextAlignmentKey.self, \.multilineTextAlignment) }
  }

  /// The case in which texts are shown; nil leaves them unchanged.
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
