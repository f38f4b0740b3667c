/// Joins lines of source and omits empty ones.
func lines(_ lines: String...) -> String {
  lines.filter { !$0.isEmpty }.joined(separator: "\n")
}

extension String {
  /// Returns the source with each line indented.
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return isEmpty ? "" : space + replacing("\n", with: "\n\(space)")
  }

  /// The name in lower case with hyphens between its words: `pageN` becomes `page-n`, `HTTPServer` becomes `http-server`.
  var kebabCase: String {
    let letters = Array(self)
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        result += "-"
        continue
      }
      let isStart =
        index > 0 && letter.isUppercase
        && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isStart, result.last != "-" { result += "-" }
      result += letter.lowercased()
    }
    return result
  }
}
