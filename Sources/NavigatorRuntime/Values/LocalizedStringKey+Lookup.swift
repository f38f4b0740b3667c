import Foundation

extension LocalizedStringKey {
  private static let mainBundleHasStrings =
    ["strings", "stringsdict", "xcstrings"].contains { type in
      Bundle.main.path(forResource: "Localizable", ofType: type) != nil
        || Bundle.main.localizations.contains {
          Bundle.main.path(forResource: "Localizable", ofType: type, inDirectory: nil, forLocalization: $0) != nil
        }
    }

  /// Returns the storage of a text with this key.
  ///
  /// The storage is a plain string, or a string with one integer, if no table can translate the key. In addition, nothing else
  /// may depend on the locale, and the literal must not contain Markdown.
  func storage(tableName: String?, bundle: Bundle?) -> Text.Storage {
    if !defaultFormat.mayContainMarkdown, !mayBeTranslated(tableName: tableName, bundle: bundle) {
      if let resolved { return .plain(resolved) }
      if arguments.count == 1, case .signed(let value) = arguments[0], !defaultFormat.containsInflection,
        let text = CountedText(format: defaultFormat, value: value)
      {
        return .counted(text)
      }
    }
    return .source(LocalizedText(self, tableName: tableName, bundle: bundle))
  }

  private func mayBeTranslated(tableName: String?, bundle: Bundle?) -> Bool {
    tableName != nil || bundle != nil || Self.mainBundleHasStrings || TargetStrings.ofProgram.mayContain(key)
  }

  /// Returns the translation of this key, or its default text, with the styles of its Markdown and its arguments. Markdown syntax
  /// in the values of arguments is shown literally.
  func segments(tableName: String?, bundle: Bundle?, in formatting: TextFormatting) -> [TextSegment] {
    let translated = translation(tableName: tableName, bundle: bundle, in: formatting)
    let format = translated ?? defaultFormat
    let hasStyledArguments = arguments.contains { if case .text = $0 { true } else { false } }
    guard format.mayContainMarkdown || hasStyledArguments else {
      return [
        TextSegment(translated == nil ? resolved ?? text(from: format, in: formatting) : text(from: format, in: formatting))
      ]
    }
    if format.containsInflection { return inflectedSegments(of: format, in: formatting) }
    let values = TextPlaceholders(arguments)
    let marked = arguments.isEmpty ? format : Self.formatted(format, with: values.marks)
    let segments = format.mayContainMarkdown ? InlineMarkdown.segments(of: marked) : [TextSegment(marked)]
    return arguments.isEmpty ? segments : values.insert(into: segments, in: formatting)
  }

  /// Returns the segments of a format with phrases to inflect. Arguments are inserted before the Markdown is parsed because
  /// inflection depends on their numbers.
  private func inflectedSegments(of format: String, in formatting: TextFormatting) -> [TextSegment] {
    let values = arguments.map { InlineMarkdown.escaped($0.string(in: formatting)) }
    let text = arguments.isEmpty ? format : Self.formatted(format, with: values)
    return InlineMarkdown.segments(of: Inflection(locale: formatting.locale).apply(to: text))
  }

  /// Returns the translation of this key in the app's tables, or nil if they do not contain it.
  ///
  /// Without a bundle, the main bundle is searched first, then the bundles of the program's targets. A translation into the
  /// language of the locale takes precedence over a fallback in another language.
  func translation(tableName: String?, bundle: Bundle?, in formatting: TextFormatting) -> String? {
    guard mayBeTranslated(tableName: tableName, bundle: bundle) else { return nil }
    let tables = formatting.tables ?? LocalizationTables()
    if let bundle { return translation(in: bundle, tables, tableName: tableName, formatting)?.format }
    var bundles: [Bundle] = tableName != nil || Self.mainBundleHasStrings ? [.main] : []
    if tableName != nil || TargetStrings.ofProgram.mayContain(key) { bundles += TargetStrings.ofProgram.bundles }
    return translation(in: bundles, tables, tableName: tableName, formatting)
  }

  /// Returns the first translation into the language of the locale. The first translation into another language is the fallback.
  func translation(
    in bundles: [Bundle], _ tables: LocalizationTables, tableName: String?, _ formatting: TextFormatting
  ) -> String? {
    var substitute: String?
    for bundle in bundles {
      guard let found = translation(in: bundle, tables, tableName: tableName, formatting) else { continue }
      guard found.isSubstitute else { return found.format }
      substitute = substitute ?? found.format
    }
    return substitute
  }

  /// Returns the text of a bundle, and whether its language differs from the language of the locale.
  private func translation(
    in bundle: Bundle, _ tables: LocalizationTables, tableName: String?, _ formatting: TextFormatting
  ) -> (format: String, isSubstitute: Bool)? {
    if let text = tables.text(for: key, table: tableName ?? "Localizable", in: bundle, for: formatting.locale) {
      return (text.format(for: arguments, in: formatting.locale), text.language != nil)
    }
    let translations = tables.translations(in: bundle, for: formatting.locale)
    let format = translations.localizedString(forKey: key, value: nil, table: tableName)
    return format == key ? nil : (format, translations.bundlePath == bundle.bundlePath)
  }

  private func text(from format: String, in formatting: TextFormatting) -> String {
    let text = arguments.isEmpty ? format : Self.formatted(format, with: arguments.map { $0.string(in: formatting) })
    return text.containsInflection ? Inflection(locale: formatting.locale).apply(to: text) : text
  }

  /// Replaces the specifiers of a format, such as `%@`, `%lld`, `%2$@` and `%.2f`, with arguments that are already formatted.
  static func formatted(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = format.utf8[...]
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[percent...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: endsSpecifier) else {
        result += "%"
        continue
      }
      let specifier = rest[...end]
      let position =
        specifier.firstIndex(of: UInt8(ascii: "$")).flatMap { Int(Substring(specifier[..<$0])) }.map { $0 &- 1 } ?? next
      if arguments.indices.contains(position) { result += arguments[position] }
      next += 1
      rest = rest[rest.index(after: end)...]
    }
    return result + Substring(rest)
  }

  /// Returns a Boolean value that indicates whether a character ends a format specifier: "@", or a letter that is not a length
  /// modifier.
  private static func endsSpecifier(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "j"),
      UInt8(ascii: "t"):
      false
    case UInt8(ascii: "@"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
