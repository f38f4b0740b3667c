import Foundation
import Synchronization

/// A cache of the translation folders in bundles, by bundle and locale.
///
/// The number of entries is bounded by the bundles that the app uses and the locales that Foundation supports.
final class LocalizationTables: Sendable {
  private struct Key: Hashable {
    let bundle: String
    let locale: String
  }

  private let found = Mutex<[Key: Bundle]>([:])
  /// The catalogs by path. A nil value represents a file that is missing or cannot be read.
  private let catalogs = Mutex<[String: StringCatalog?]>([:])

  /// Returns the folder of a bundle with the translations for a locale, or the bundle itself if it has none.
  func translations(in bundle: Bundle, for locale: Locale) -> Bundle {
    let key = Key(bundle: bundle.bundlePath, locale: locale.identifier)
    return found.withLock { found in
      if let known = found[key] { return known }
      let made = Self.search(bundle, for: locale)
      found[key] = made
      return made
    }
  }

  /// Returns the text for a key in the String Catalog or the plural dictionary of a table. Returns nil if neither contains the
  /// key.
  func text(for key: String, table: String, in bundle: Bundle, for locale: Locale) -> CatalogText? {
    catalog(at: bundle.url(forResource: table, withExtension: "xcstrings"), StringCatalog.catalog)?.text(for: key, in: locale)
      ?? catalog(
        at: translations(in: bundle, for: locale).url(forResource: table, withExtension: "stringsdict"),
        StringCatalog.dictionary)?
      .text(for: key, in: locale)
  }

  private func catalog(at url: URL?, _ read: (URL) -> StringCatalog?) -> StringCatalog? {
    guard let url else { return nil }
    return catalogs.withLock { catalogs in
      if let known = catalogs[url.path] { return known }
      let made = read(url)
      catalogs[url.path] = .some(made)
      return made
    }
  }

  /// Searches a bundle for the translations for a locale.
  static func search(_ bundle: Bundle, for locale: Locale) -> Bundle {
    guard let name = localization(for: locale, of: bundle.localizations),
      let path = bundle.path(forResource: name, ofType: "lproj")
    else { return bundle }
    return Bundle(path: path) ?? bundle
  }

  /// Returns the localization that fits a locale best. In descending order, it matches the script and region, the script, the
  /// region, the language alone, or another region of the language.
  static func localization(for locale: Locale, of localizations: [String]) -> String? {
    let wanted = Locale.Language(identifier: Locale.Language(identifier: locale.identifier).maximalIdentifier)
    let fitting = localizations.compactMap { name -> (name: String, rank: Int)? in
      let language = Locale.Language(identifier: name)
      guard language.languageCode == wanted.languageCode else { return nil }
      let maximal = Locale.Language(identifier: language.maximalIdentifier)
      let rank =
        (maximal.script == wanted.script ? 4 : 0) + (maximal.region == wanted.region ? 2 : 0) + (language.region == nil ? 1 : 0)
      return (name, rank)
    }
    return fitting.max { ($0.rank, $1.name) < ($1.rank, $0.name) }?.name
  }
}

extension LocalizationTables: GraphService {}
