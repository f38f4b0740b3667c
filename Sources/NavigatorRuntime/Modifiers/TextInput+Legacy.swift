/// The characters that an on-screen keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No character.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

extension View {
  /// Sets the characters that the on-screen keyboard of a field capitalizes. Prefer `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Disables autocorrection in fields. Prefer `autocorrectionDisabled(_:)`. Nil sets nothing.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
  }
}

extension TextInputAutocapitalization {
  /// Creates a capitalization from the value of UIKit. Returns nil if the value is unknown.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
