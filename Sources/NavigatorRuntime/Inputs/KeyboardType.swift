import NavigatorHost

/// The type of an on-screen keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  // The names are Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for a purpose.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// A keyboard for a purpose.
  case twitter, webSearch, asciiCapableNumberPad

  /// The keyboard for letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// The name for hosts.
  var hostName: String { "\(self)" }
}

/// The capitalization of typed text.
nonisolated public struct TextInputAutocapitalization: Sendable {
  /// The name for hosts: a value of the attribute `autocapitalize` of HTML.
  let hostName: String

  /// No capitalization.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "none") }
  /// The first letter of each word is a capital.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "words") }
  /// The first letter of each sentence is a capital.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "sentences") }
  /// All letters are capitals.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "characters") }
}

extension View {
  /// Sets the type of the on-screen keyboard for the text fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: KeyboardTypeKey.self, value: type))
  }

  /// Sets the capitalization of text that is typed into the fields in this view.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: AutocapitalizationKey.self, value: autocapitalization?.hostName))
  }

  /// Disables the correction of text that is typed into the fields in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
}

nonisolated struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

nonisolated struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

nonisolated struct AutocorrectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether typed text is not corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}
