import NavigatorHost

/// The type of an on-screen keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  // The case names are those of UIKit.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for the purpose that the name describes.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// A keyboard for the purpose that the name describes.
  case twitter, webSearch, asciiCapableNumberPad

  /// The keyboard for ASCII letters. It is the same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// The name for hosts.
  var hostName: String { "\(self)" }
}

/// The automatic capitalization of typed text.
nonisolated public struct TextInputAutocapitalization: Sendable {
  /// The name for hosts, which is a value of the HTML attribute `autocapitalize`.
  let hostName: String

  /// A behavior that capitalizes nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "none") }
  /// A behavior that capitalizes the first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "words") }
  /// A behavior that capitalizes the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "sentences") }
  /// A behavior that capitalizes every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(hostName: "characters") }
}

extension View {
  /// Sets the on-screen keyboard for the text fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: KeyboardTypeKey.self, value: type))
  }

  /// Sets the automatic capitalization for the text fields in this view.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: AutocapitalizationKey.self, value: autocapitalization?.hostName))
  }

  /// Disables automatic correction for the text fields in this view.
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
  /// A Boolean value that indicates whether automatic correction is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}
