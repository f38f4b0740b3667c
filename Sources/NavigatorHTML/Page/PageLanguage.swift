import Foundation

/// The language of a page, which is that of the app's texts.
package enum PageLanguage {
  /// The language of the app being served.
  package static let ofApp = language(of: .main)
  private static let localizationsOfApp = Bundle.main.localizations

  /// Returns the language of the app's translation for a visitor's locale.
  package static func ofApp(for locale: String?) -> String {
    language(of: localizationsOfApp, for: locale) ?? ofApp
  }

  /// Returns the localization with the language of a locale, or nil if there is none. Localizations with the same region, or
  /// without a region, have precedence.
  package static func language(of localizations: [String], for locale: String?) -> String? {
    guard let locale else { return nil }
    let wanted = Locale.Language(identifier: Locale.Language(identifier: locale).maximalIdentifier)
    let fitting = localizations.compactMap { name -> (name: String, rank: Int)? in
      let language = Locale.Language(identifier: name)
      guard language.languageCode == wanted.languageCode else { return nil }
      let maximal = Locale.Language(identifier: language.maximalIdentifier)
      let rank =
        (maximal.script == wanted.script ? 4 : 0) + (maximal.region == wanted.region ? 2 : 0) + (language.region == nil ? 1 : 0)
      return (name, rank)
    }
    return fitting.max { ($0.rank, $1.name) < ($1.rank, $0.name) }?.name.replacing("_", with: "-")
  }

  /// Returns the preferred localization of a bundle, or English if there is none.
  package static func language(of bundle: Bundle) -> String {
    bundle.preferredLocalizations.first ?? "en"
  }

  /// Returns a Boolean value that indicates whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// The titles of the button that moves the focus to the content, by the code of a language.
  private static let skipTitles = [
    "de": "Zum Inhalt springen", "fr": "Aller au contenu", "es": "Ir al contenido", "it": "Vai al contenuto",
    "ja": "コンテンツへスキップ", "ar": "تخطَّ إلى المحتوى",
  ]

  /// Returns the title of the button that moves the focus to the content.
  static func skipTitle(in language: String) -> String {
    skipTitles[String(language.prefix { $0 != "-" && $0 != "_" })] ?? "Skip to content"
  }
}
