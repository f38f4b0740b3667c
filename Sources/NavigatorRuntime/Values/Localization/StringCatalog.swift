import Foundation

/// The texts of a String Catalog (`.xcstrings`) or of a plural dictionary (`.stringsdict`).
struct StringCatalog: Sendable {
  /// The language of the keys, or nil if the texts are in one language.
  let sourceLanguage: String?
  /// The languages of the texts.
  private(set) var languages: Set<String> = []
  private var texts: [String: [String: CatalogText]] = [:]

  init(sourceLanguage: String?) {
    self.sourceLanguage = sourceLanguage
  }

  /// The keys that have a text in any language.
  var keys: Set<String> { Set(texts.keys) }

  mutating func add(_ text: CatalogText, for key: String, in language: String) {
    languages.insert(language)
    texts[key, default: [:]][language] = text
  }

  /// Returns the text for a key in the language that fits a locale best. The source language is the fallback. Returns nil if the
  /// catalog has neither.
  func text(for key: String, in locale: Locale) -> CatalogText? {
    guard let found = texts[key] else { return nil }
    let language = LocalizationTables.localization(for: locale, of: languages.union([sourceLanguage].compactMap(\.self)).sorted())
    if let language, let text = found[language] { return text }
    guard let sourceLanguage, var text = found[sourceLanguage] else { return nil }
    if !sourceLanguage.isEmpty { text.language = sourceLanguage }
    return text
  }
}

/// A text with variations that depend on numbers.
struct CatalogText: Sendable {
  /// The forms of a text by plural category: `zero`, `one`, `two`, `few`, `many` and `other`.
  struct Forms: Sendable {
    /// The index of the argument that determines the form, or nil for the first number.
    var argument: Int?
    var texts: [String: String]
  }

  /// The format of a text without plural forms.
  var format = ""
  /// The plural forms of the whole text, or nil if it has none.
  var forms: Forms?
  /// The plural forms of the parts that the format names, as in `%#@files@`.
  var parts: [String: Forms] = [:]
  /// The language of the text if it differs from the language of the requested locale.
  var language: String?

  /// Returns the format for arguments in a locale.
  func format(for arguments: [TextArgument], in locale: Locale) -> String {
    let whole = forms.map { form(of: $0, at: nil, arguments, locale) } ?? format
    return parts.isEmpty ? whole : replacingParts(in: whole, arguments, locale)
  }

  private func form(of forms: Forms, at position: Int?, _ arguments: [TextArgument], _ locale: Locale) -> String {
    let index = forms.argument ?? position
    let number =
      index.flatMap { arguments.indices.contains($0) ? arguments[$0].number : nil } ?? arguments.lazy.compactMap(\.number).first
    // The form for zero takes precedence in every language.
    if number == 0, let zero = forms.texts["zero"] { return zero }
    let rule = PluralRule(language.map { Locale(identifier: $0) } ?? locale)
    let category = number.map { rule.category(of: $0) } ?? "other"
    return forms.texts[category] ?? forms.texts["other"] ?? ""
  }

  /// Replaces the named parts of a format. An argument inside a part has the position of the part.
  private func replacingParts(in format: String, _ arguments: [TextArgument], _ locale: Locale) -> String {
    var result = ""
    var rest = format[...]
    var position = 0
    while let match = rest.firstMatch(of: /%(?:([0-9]{1,4})\$)?#@([^@]+)@/) {
      let before = rest[..<match.range.lowerBound]
      result += before
      position += before.matches(of: /%(.)/).count { $0.1 != "%" }
      rest = rest[match.range.upperBound...]
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? position
      guard let forms = parts[String(match.2)] else { continue }
      let text = form(of: forms, at: index, arguments, locale)
      let number = (forms.argument ?? index) + 1
      result += text.replacing(/%(%|arg|l*[diuf]|@)/) { match -> String in
        match.1 == "%" ? "%%" : "%\(number)$\(match.1 == "arg" ? "lld" : match.1)"
      }
      position += 1
    }
    return result + rest
  }
}

extension TextArgument {
  /// The numeric value, or nil if the argument is not a number.
  fileprivate var number: Double? {
    switch self {
    case .signed(let value), .specified(let value, _): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value, _): value
    case .string, .text: nil
    }
  }
}
