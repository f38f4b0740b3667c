import Foundation

/// The language for which the lines of a text are set.
nonisolated public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  /// The language of the user.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Sets the language for which the lines of the texts in this view are set. Browsers find it by the characters of a text.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }

  /// Sets the language for which the lines of the texts in this view are set. Browsers find it by the characters of a text.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

extension Text {
  /// Sets the language for which the lines of this text are set. Browsers find it by the characters of a text.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }

  /// Sets the language for which the lines of this text are set. Browsers find it by the characters of a text.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
