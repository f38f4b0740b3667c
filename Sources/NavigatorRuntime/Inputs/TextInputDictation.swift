/// The behavior of dictation in a field.
nonisolated public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?

  /// The behavior for the platform.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// A microphone in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// The action of a user that starts dictation.
nonisolated public struct TextInputDictationActivation: Equatable, Sendable {
  private let startsOnLook: Bool

  /// A tap on the microphone, or a look at the field.
  public static let onLook = TextInputDictationActivation(startsOnLook: true)
  /// A tap on the microphone.
  public static let onSelect = TextInputDictationActivation(startsOnLook: false)
}

extension View {
  /// Sets the behavior of dictation in the search fields of this view. The on-screen keyboards of browsers offer dictation.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
