import Foundation

/// The grammatical agreement of marked phrases with numbers, such as `^[2 apple](inflect: true)`.
///
/// Only English phrases are inflected: the noun becomes plural unless the number is 1. In other languages, the marks are removed.
struct Inflection {
  private let isEnglish: Bool

  init(locale: Locale) {
    isEnglish = locale.language.languageCode == .english
  }

  /// Replaces each marked phrase of a text with the inflected phrase.
  func apply(to text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let mark = Mark(firstIn: rest) {
      result += rest[..<mark.range.lowerBound]
      result += isEnglish && mark.inflects ? Self.inflected(mark.phrase) : String(mark.phrase)
      rest = rest[mark.range.upperBound...]
    }
    return result + rest
  }

  /// Returns a phrase whose noun agrees with the first number of the phrase. A phrase without a number is unchanged.
  private static func inflected(_ phrase: Substring) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.firstIndex(where: { $0.contains { $0.isWholeNumber } }),
      words[number].compactMap(\.wholeNumberValue) != [1],
      let noun = nounIndex(in: words, after: number)
    else { return String(phrase) }
    words[noun] = EnglishNoun(words[noun]).plural
    return words.joined(separator: " ")
  }

  /// Returns the index of the noun: the last word before the first preposition that follows the number.
  private static func nounIndex(in words: [String], after number: Int) -> Int? {
    let end = words[(number + 1)...].firstIndex { prepositions.contains($0.lowercased()) } ?? words.endIndex
    return words[(number + 1)..<end].lastIndex { $0.contains(where: \.isLetter) }
  }

  private static let prepositions: Set<String> = [
    "about", "after", "at", "before", "by", "for", "from", "in", "of", "on", "per", "since", "to", "until", "with", "without",
  ]

  /// A phrase in square brackets that follows a circumflex, with its attributes in parentheses.
  private struct Mark {
    let range: Range<Substring.Index>
    let phrase: Substring
    let inflects: Bool

    /// Finds the first mark in a text. Returns nil if there is none.
    init?(firstIn text: Substring) {
      guard let start = text.range(of: "^["), let middle = text[start.upperBound...].range(of: "]("),
        let end = text[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      phrase = text[start.upperBound..<middle.lowerBound]
      range = start.lowerBound..<text.index(after: end)
      inflects = text[middle.upperBound..<end].filter { !$0.isWhitespace }.contains("inflect:true")
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the text may contain a phrase to inflect.
  var containsInflection: Bool {
    contains(byte: UInt8(ascii: "^")) && contains("^[")
  }
}
