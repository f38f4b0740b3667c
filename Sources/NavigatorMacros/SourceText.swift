/// Lines of source; those that are empty are left out.
func lines(_ lines: String...) -> String {
  lines.filter { !$0.isEmpty }.joined(separator: "\n")
}

extension String {
  /// The source with space before each line.
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return isEmpty ? "" : space + replacing("\n", with: "\n\(space)")
  }

  /// The words of a name in small letters with dashes between: `pageN` is `page-n`, `HTTPServer` is `http-server`.
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
