/// The symbol of an asset or a namespace, in the form that Xcode gives it.
enum AssetSymbol {
  /// Returns the constant of an asset, such as `appWhite` for `App White`. The suffix is omitted unless nothing would remain.
  ///
  /// A name without lowercase letters stays in capitals: `TLS_2016` for `TLS2016`.
  static func constant(of name: String, suffix: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) { return identifier(words.joined(separator: "_")) }
    let symbol = first.lowercased() + words.dropFirst().map(capitalized).joined()
    let isSuffixed = symbol.hasSuffix(suffix) && symbol.count > suffix.count
    return identifier(isSuffixed ? String(symbol.dropLast(suffix.count)) : symbol)
  }

  /// Returns the type of a namespace, such as `TabBarIcons` for `tabBarIcons`.
  static func type(of folder: String) -> String {
    identifier(words(of: folder).map(capitalized).joined())
  }

  private static func identifier(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : text
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the words of a name: its numbers, and its letters divided at capitals. The last capital of several ones belongs to
  /// the lowercase letters after it: `APC` and `Photo` for `APCPhoto`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in name {
      guard character.isASCII, character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        if last.isNumber != character.isNumber || (last.isLowercase && character.isUppercase) {
          end()
        } else if character.isLowercase, last.isUppercase, word.count > 1 {
          word.removeLast()
          end()
          word.append(last)
        }
      }
      word.append(character)
    }
    end()
    return words
  }
}
