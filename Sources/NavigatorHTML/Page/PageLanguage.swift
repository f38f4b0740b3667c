import Foundation

/// The language of a page, which is the language of the app's texts.
package enum PageLanguage {
  /// The language of the app being served.
  package static let ofApp = language(of: .main)

  /// Returns the preferred localization of a bundle, or English if there is none.
  package static func language(of bundle: Bundle) -> String {
    bundle.preferredLocalizations.first ?? "en"
  }

  /// Returns a Boolean value that indicates whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
