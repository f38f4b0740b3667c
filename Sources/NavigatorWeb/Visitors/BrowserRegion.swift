import Foundation
import HTTPTypes

/// The locale and the time zone of a visitor, as the visitor's browser reports them.
///
/// A client can send any text. Only identifiers that Foundation supports are used, because Foundation caches an object for each
/// locale and time zone.
enum BrowserRegion {
  /// The maximum number of languages in a header that are considered.
  static let maximumLanguages = 10
  /// The maximum number of bytes of an identifier.
  static let maximumLength = 64

  private static let locales = Set(Locale.availableIdentifiers)

  /// Returns the identifier of the locale that `Accept-Language` prefers (RFC 9110, section 12.5.4), or nil if none is known.
  static func locale(accepting headers: HTTPFields) -> String? {
    let ranges = headers[values: .acceptLanguage].flatMap { $0.split(separator: ",") }.prefix(maximumLanguages)
    let weighted = ranges.compactMap { range -> (language: Substring, weight: Double)? in
      let parts = range.split(separator: ";").map(trimmed)
      guard let language = parts.first else { return nil }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return quality > 0 ? (language, quality) : nil
    }
    // The sort is stable, so that the first of equally preferred languages comes first.
    return weighted.sorted { $0.weight > $1.weight }.lazy.compactMap { locale(ofLanguage: $0.language) }.first
  }

  /// Returns the identifier of the locale for a language tag such as `de-AT` (BCP 47), or nil if the language is unknown.
  static func locale(ofLanguage tag: some StringProtocol) -> String? {
    guard tag.utf8.count <= maximumLength, tag.utf8.allSatisfy({ isASCIIAlphanumeric($0) || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    let language = Locale.Language(identifier: String(tag))
    let maximal = Locale.Language(identifier: language.maximalIdentifier)
    let (code, script) = (language.languageCode?.identifier, maximal.script?.identifier)
    guard let code else { return nil }
    let candidates = [
      [code, language.script?.identifier, language.region?.identifier], [code, script, maximal.region?.identifier],
      [code, language.region?.identifier], [code, script], [code],
    ]
    return candidates.map { $0.compactMap(\.self).joined(separator: "_") }.first(where: locales.contains)
  }

  /// Returns the identifier of a time zone (IANA) if it is known.
  static func timeZone(_ name: String) -> String? {
    guard name.utf8.count <= maximumLength, name.contains("/") || name == "UTC", !name.contains(".."), !name.hasPrefix("/"),
      name.utf8.allSatisfy({ isASCIIAlphanumeric($0) || "/_-+".utf8.contains($0) })
    else { return nil }
    return TimeZone(identifier: name) == nil ? nil : name
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
