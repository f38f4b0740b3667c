import Foundation

extension StringCatalog {
  /// The maximum size of a file with translations, in bytes.
  private static let maximumSize = 16 << 20
  /// The numbers of the arguments of a text.
  fileprivate static let argumentNumbers = 1...1_000

  /// Reads a String Catalog. Returns nil if the file is missing or is not a String Catalog.
  static func catalog(at url: URL) -> StringCatalog? {
    guard let data = data(at: url), let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    var catalog = StringCatalog(sourceLanguage: file.sourceLanguage)
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.text { catalog.add(text, for: key, in: language) }
      }
    }
    return catalog
  }

  /// Reads a plural dictionary in one language. Returns nil if the file is missing or is not a plural dictionary.
  static func dictionary(at url: URL) -> StringCatalog? {
    guard let data = data(at: url),
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else { return nil }
    var catalog = StringCatalog(sourceLanguage: Self.onlyLanguage)
    for (key, entry) in root {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      let parts = entry.compactMapValues { $0 as? [String: String] }.mapValues { CatalogText.Forms(texts: $0) }
      catalog.add(CatalogText(format: format, parts: parts), for: key, in: Self.onlyLanguage)
    }
    return catalog
  }

  /// Returns the keys of a String Catalog, a plural dictionary or a strings table. Returns nil for a strings table in a format
  /// that only `Bundle` may be able to read.
  static func keys(at url: URL) -> Set<String>? {
    switch url.pathExtension {
    case "xcstrings": return catalog(at: url)?.keys ?? []
    case "stringsdict": return dictionary(at: url)?.keys ?? []
    default:
      guard let data = data(at: url),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { return nil }
      return Set(table.keys)
    }
  }

  /// The language of a file whose enclosing folder determines the language.
  private static let onlyLanguage = ""

  private static func data(at url: URL) -> Data? {
    guard let data = try? Data(contentsOf: url), data.count <= maximumSize else { return nil }
    return data
  }
}

/// The contents of a String Catalog.
private struct File: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var text: CatalogText? {
      let forms = variations?.forms
      if forms == nil, stringUnit?.isUntranslated == true { return nil }
      guard stringUnit != nil || forms != nil else { return nil }
      let parts = (substitutions ?? [:]).compactMapValues { substitution in
        substitution.variations?.forms.map { CatalogText.Forms(argument: substitution.argument, texts: $0.texts) }
      }
      return CatalogText(format: stringUnit?.value ?? "", forms: forms, parts: parts)
    }
  }

  struct Unit: Decodable {
    let state: String?
    let value: String

    /// A Boolean value that indicates whether the unit is a place for a translation that does not exist yet.
    var isUntranslated: Bool { state == "new" && value.isEmpty }
  }

  struct Variation: Decodable {
    let stringUnit: Unit?
    /// The texts of a device by plural category.
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?

    /// The forms by plural category. If the texts vary by device, those for `other` devices apply.
    var forms: CatalogText.Forms? {
      if let plural { return CatalogText.Forms(texts: plural.compactMapValues { $0.stringUnit?.value }) }
      guard let other = device?["other"] else { return nil }
      return other.variations?.forms ?? other.stringUnit.map { CatalogText.Forms(texts: ["other": $0.value]) }
    }
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?

    /// The index of the argument, or nil if the position of the part determines it.
    var argument: Int? { argNum.flatMap { StringCatalog.argumentNumbers.contains($0) ? $0 - 1 : nil } }
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}
