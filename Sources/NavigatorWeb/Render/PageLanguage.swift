import Foundation

/// The language a page is in: that of the app's own words.
enum PageLanguage {
  /// The language of the app being served.
  static let ofApp = language(of: .main)

  /// The one of a bundle's localizations that its texts are taken from; English where it has none.
  static func language(of bundle: Bundle) -> String {
    bundle.preferredLocalizations.first ?? "en"
  }

  /// Whether lines of text run to the left in a language.
  static func runsToTheLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
