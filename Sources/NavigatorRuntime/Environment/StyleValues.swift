import Foundation

// What texts and controls take over stands in one value, `InheritedStyle`. The public values stand under keys of their own as
// well, so that a view that reads one of them is not evaluated when another changes.

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
  /// The font of texts; nil is the host's own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { set(newValue, FontKey.self, \.font) }
  }

  /// How many lines a text may have; nil sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { set(newValue, LineLimitKey.self, \.lineLimit) }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { set(newValue, TextAlignmentKey.self, \.multilineTextAlignment) }
  }

  /// The case texts are shown in; nil is as they were written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { set(newValue, TextCaseKey.self, \.textCase) }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { set(newValue, IsEnabledKey.self, \.isEnabled) }
  }

  /// How much space controls take.
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
