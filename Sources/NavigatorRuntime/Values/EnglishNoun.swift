/// An English noun in the singular.
struct EnglishNoun {
  private let word: String

  init(_ word: String) {
    self.word = word
  }

  /// The plural, with the capitalization of the singular.
  var plural: String {
    let lowercased = word.lowercased()
    if Self.unchanged.contains(lowercased) { return word }
    if let irregular = Self.irregular[lowercased] { return withCapitalization(irregular) }
    return withCapitalization(Self.regularPlural(of: lowercased))
  }

  private static func regularPlural(of word: String) -> String {
    if let last = word.last, last == "y", let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    return word + "s"
  }

  /// Returns a lowercased word with the capitalization of the singular.
  private func withCapitalization(_ lowercased: String) -> String {
    if word.count > 1, word == word.uppercased() { return lowercased.uppercased() }
    // The plural retains the capitalization of the singular, which may have uppercase letters inside the word.
    if lowercased.hasPrefix(word.lowercased()) { return word + lowercased.dropFirst(word.count) }
    guard word.first?.isUppercase == true else { return lowercased }
    return lowercased.prefix(1).uppercased() + lowercased.dropFirst()
  }

  private static let unchanged: Set<String> = [
    "aircraft", "deer", "equipment", "fish", "information", "money", "news", "offspring", "rice", "series", "sheep", "species",
    "swine", "trout",
  ]

  private static let irregular = [
    "appendix": "appendices", "calf": "calves", "child": "children", "criterion": "criteria", "datum": "data", "echo": "echoes",
    "elf": "elves", "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes", "index": "indices", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "ox": "oxen", "person": "people",
    "phenomenon": "phenomena", "potato": "potatoes", "quiz": "quizzes", "self": "selves", "shelf": "shelves", "thief": "thieves",
    "tomato": "tomatoes", "tooth": "teeth", "vertex": "vertices", "wife": "wives", "wolf": "wolves", "woman": "women",
  ]
}
